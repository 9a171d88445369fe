// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation

/// Gives differences of pictures: kept ones, or drawn by a process of its own, one at a time.
///
/// The process may take a gigabyte; see ``DifferenceLimits``. It ends with its drawing, so that this process takes no more than the picture.
public actor PictureDifferences {
  /// The drawings that may wait for their turn.
  static let waitingLimit = 8

  private let cache: CardCache
  private let program: [String]
  private let queue = DispatchQueue(label: "shelf.differences")
  private var underWay: [String: Task<Data, any Error>] = [:]
  /// How many drawings were made.
  private(set) var drawings = 0

  /// - Parameters:
  ///   - cache: where drawings are kept.
  ///   - program: a program and its arguments that reads a ``DifferenceRequest`` as JSON from its input, and writes `difference.png` into
  ///     the folder where it's started; see ``DifferenceProgram``.
  public init(cache: CardCache, program: [String]) {
    self.cache = cache
    self.program = program
  }

  /// The difference of two pictures as a PNG file, with its name for an ETag.
  ///
  /// - Parameters:
  ///   - hashes: names the content of all files; equal names give the same drawing.
  /// - Throws: a ``CardError`` where it can't be drawn, with the reason.
  public func png(_ request: DifferenceRequest, hashes: (old: [String], new: [String])) async throws -> DrawnCard {
    var hash = FieldHash()
    hash.add("difference-\(DifferenceDrawing.version)")
    for side in [hashes.old, hashes.new] {
      hash.add("\(side.count)")
      for name in side { hash.add(name) }
    }
    let digest = hash.hexadecimal
    if let png = cache.png(for: digest) { return DrawnCard(png: png, digest: digest, isOwn: false, warning: nil) }
    if let running = underWay[digest] {
      return DrawnCard(png: try await running.value, digest: digest, isOwn: false, warning: nil)
    }
    guard underWay.count < Self.waitingLimit else {
      throw CardError(.busy, "\(underWay.count) differences wait to be drawn. Ask again in a minute.")
    }
    drawings += 1
    let work = Task { [queue, program] in
      try await queue.result { Result { try DifferenceProgram.run(program, request) } }.get()
    }
    underWay[digest] = work
    defer { underWay[digest] = nil }
    let png = try await work.value
    try? cache.keep(png, for: digest)
    return DrawnCard(png: png, digest: digest, isOwn: false, warning: nil)
  }
}

/// The two ends of the process that draws.
public enum DifferenceProgram {
  private static let file = "difference.png"

  /// What the process does: reads a request from the input, writes the drawing into its folder.
  @MainActor public static func main() throws {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let request = try? JSONDecoder().decode(DifferenceRequest.self, from: input) else {
      throw CardError(.drawing, "The input is no request for a difference: an object with the lists “old” and “new”.")
    }
    try DifferenceDrawing.png(request).write(to: URL(filePath: file))
  }

  /// Keeps the calling thread until the drawing is there.
  static func run(_ program: [String], _ request: DifferenceRequest) throws -> Data {
    let helper = HelperProgram(
      program, work: "The difference", memory: DifferenceLimits.memory, seconds: DifferenceLimits.seconds,
      fileBytes: 128 << 20)
    return try helper.run(try JSONEncoder().encode(request), file: file) { path in
      guard let data = FileManager.default.contents(atPath: path), PNGFile.isWhole(data) else {
        throw CardError(.drawing, "The difference wasn't drawn: there is no picture.")
      }
      return data
    }
  }
}
