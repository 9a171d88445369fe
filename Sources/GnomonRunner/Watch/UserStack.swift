// SPDX-License-Identifier: Apache-2.0
import CTrap
import Foundation

/// The calls of a stack that stand in the user's files.
package struct UserStack {
  package struct Call: Hashable {
    package var name: FrameName
    /// The file as the user wrote it, with the line: `Sources/Card.swift:12`.
    package var place: String
  }

  /// From the innermost outwards. Calls that repeat, as of a function that calls itself, are there once in a row.
  package private(set) var calls: [Call] = []
  /// What Gnomon called: the outermost call of the user's that no code of Gnomon's lies within.
  package private(set) var entry: Call?
  /// What the compiler notes where it ends a program itself: `arithmetic overflow`.
  package private(set) var failure: String?
  /// Whether nobody could say which lines the addresses belong to.
  package private(set) var isUnknown = false
  /// Whether what is innermost is Gnomon's code and not the user's.
  package private(set) var isWithinGnomon = false

  /// Where an address of a stack lies.
  package enum Frame {
    /// In the program, which holds the user's code alone, with the lines that gave the address.
    case program([Symbolizer.Line])
    case gnomon
    /// In another library.
    case other
  }

  /// Reads a stack of this process.
  ///
  /// - Parameter sourcePaths: The user's files by name, each as the user wrote it.
  init(_ stack: ctrap_stack, sourcePaths: [String: String]) {
    var (bias, start, end) = (UInt(0), UInt(0), UInt(0))
    ctrap_program(&bias, &start, &end)
    let addresses = UnsafeBufferPointer(start: stack.addresses, count: stack.count).map { UInt($0) }
    let positions = addresses.map { (start..<end).contains($0) ? $0 - bias : nil }
    let asked = Set(positions.compactMap { $0 }).sorted()
    let lines = Symbolizer.lines(of: asked, in: LoadedLibrary.codeFile)
    let frames: [Frame] = zip(addresses, positions).map { address, position in
      if let position { return .program(lines?[position] ?? []) }
      return ctrap_is_own(address) ? .gnomon : .other
    }
    self.init(frames, sourcePaths: sourcePaths)
    isUnknown = lines == nil
  }

  package init(_ frames: [Frame], sourcePaths: [String: String]) {
    var hasLeft = false
    // Innermost is what has written the stack down: Gnomon's own, called by the system.
    for frame in frames.drop(while: { if case .gnomon = $0 { true } else { false } }) {
      switch frame {
      case .other: continue
      case .gnomon:
        if calls.isEmpty { isWithinGnomon = true } else { hasLeft = true }
      case .program(let lines):
        for line in lines {
          if calls.isEmpty, failure == nil, !isWithinGnomon { failure = Self.failure(in: line) }
          guard let call = Self.call(line, sourcePaths) else { continue }
          if !hasLeft { entry = call }
          if calls.last != call { calls.append(call) }
        }
      }
    }
  }

  private static func call(_ line: Symbolizer.Line, _ sourcePaths: [String: String]) -> Call? {
    let name = line.file.split(separator: "/").last.map(String.init) ?? line.file
    guard line.number > 0, let path = sourcePaths[name] else { return nil }
    return Call(name: FrameName(demangled: line.function), place: "\(path):\(line.number)")
  }

  private static func failure(in line: Symbolizer.Line) -> String? {
    let start = "Swift runtime failure: "
    return line.function.hasPrefix(start) ? String(line.function.dropFirst(start.count)) : nil
  }
}
