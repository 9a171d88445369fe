// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// A program that checks previews, run as often as it takes: a preview that ends it is left out the next time.
struct CheckedProgram {
  /// The program's path.
  var path: String
  var request: RunRequest
  /// Whether what the previews print is shown.
  var isVerbose = false

  /// What came of it.
  struct Result {
    var previews: [CheckedPreview] = []
    var looks: [String] = []
    /// The looks that were shown, by their preview.
    var shown: [[CheckedLook]] = []
    /// What ended the program, by the preview.
    var breaks: [Int: CheckProblem] = [:]
  }

  /// Shows all previews.
  ///
  /// - Parameter progress: Is told of each look that is done, with the number of all.
  func run(_ progress: (_ total: Int) -> Void) throws -> Result {
    var result = Result()
    var request = request
    while true {
      var underWay: Int?
      var reason: (failure: CheckProblem.Failure, lines: [String])?
      let ending = try start(request) { event in
        switch event {
        case .found(let previews, let looks):
          if result.previews.isEmpty {
            (result.previews, result.looks) = (previews, looks)
            result.shown = previews.map { _ in [] }
          }
        case .began(let preview, _): underWay = preview
        case .shown(let look):
          guard result.shown.indices.contains(look.preview) else { return }
          result.shown[look.preview].removeAll { $0.look == look.look }
          result.shown[look.preview].append(look)
          progress(result.previews.count * result.looks.count)
        case .broke(let failure, let lines): reason = (failure, lines)
        }
      }
      if ending.status == 0 { break }
      // What went wrong before any preview is the same for all.
      guard let culprit = underWay, result.breaks[culprit] == nil, result.previews.indices.contains(culprit) else {
        throw CommandFailure(Self.ownWords(ending.errors))
      }
      result.breaks[culprit] = problem(reason, result.previews[culprit], ending.words)
      request.check?.skipped = result.previews.indices.filter { index in
        result.breaks[index] != nil || result.shown[index].count == result.looks.count
      }
    }
    for index in result.shown.indices { result.shown[index].sort { $0.look < $1.look } }
    return result
  }

  /// Why a preview has ended the program.
  private func problem(
    _ reason: (failure: CheckProblem.Failure, lines: [String])?, _ preview: CheckedPreview, _ ending: String
  ) -> CheckProblem {
    guard let reason, var line = reason.lines.first else {
      return CheckProblem(
        CheckProblem.Failure.previewTrapped.rawValue, .error, "its code ended the program (\(ending))",
        file: preview.file, line: preview.line)
    }
    if line.hasPrefix("gnomon: error: ") { line.removeFirst("gnomon: error: ".count) }
    var problem = CheckProblem(reason.failure.rawValue, .error, line, file: preview.file, line: preview.line)
    // The line that trapped, where it's in one of the user's files.
    let parts = line.split(separator: ":", maxSplits: 2)
    if parts.count == 3, let number = Int(parts[1]), request.sourcePaths.values.contains(String(parts[0])) {
      (problem.file, problem.line) = (String(parts[0]), number)
      problem.message = String(parts[2].drop { $0 == " " })
    }
    let more = reason.lines.dropFirst().joined(separator: "; ")
    if !more.isEmpty { problem.message += " (\(more))" }
    if reason.failure == .previewTimedOut {
      problem.message += "."
      problem.hint = "Each preview may take \(TimeoutValue.text(request.timeout ?? 0)) s (--timeout)."
    }
    problem.message = problem.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return problem
  }

  private struct Ending {
    var status: Int32
    var words: String
    var errors: String
  }

  private func start(_ request: RunRequest, _ take: (CheckEvent) -> Void) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [try request.argument()]
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    let printed = PrintedText(errors.fileHandleForReading, isShown: isVerbose)
    let end = Subprocess.ProcessEnd(of: process)
    do {
      try process.run()
    } catch {
      throw CommandFailure("can't start \(path): \(error.localizedDescription)")
    }
    let decoder = JSONDecoder()
    var line = Data()
    while true {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      var parts = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let unfinished = parts.removeLast()
      for part in parts {
        if let event = try? decoder.decode(CheckEvent.self, from: line + part) { take(event) }
        line = Data()
      }
      line += unfinished
    }
    end.wait()
    let isSignal = process.terminationReason == .uncaughtSignal
    let errorText = printed.wait()
    // The process may be held longer, and its pipes with it.
    for pipe in [output, errors] { try? pipe.fileHandleForReading.close() }
    return Ending(
      status: isSignal ? 128 + process.terminationStatus : process.terminationStatus,
      words: isSignal ? "signal \(process.terminationStatus)" : "exit code \(process.terminationStatus)",
      errors: errorText)
  }

  /// What is Gnomon's own of a program's standard error.
  private static func ownWords(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("gnomon: error: ") }
    guard let start else { return "the program ended:\n" + lines.suffix(20).joined(separator: "\n") }
    return lines[start...].joined(separator: "\n").replacing("gnomon: error: ", with: "")
  }
}

/// Reads what a program writes to standard error, on another thread. Of very much only the end is kept.
private final class PrintedText: @unchecked Sendable {
  private let group = DispatchGroup()
  private var data = Data()
  private static let limit = 1 << 20

  init(_ handle: FileHandle, isShown: Bool) {
    DispatchQueue.global().async(group: group) { [self] in
      while true {
        let part = handle.availableData
        if part.isEmpty { return }
        if isShown { FileHandle.standardError.write(part) }
        data += part
        if data.count > 2 * Self.limit { data = Data(data.suffix(Self.limit)) }
      }
    }
  }

  func wait() -> String {
    group.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
