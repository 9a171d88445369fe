// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import ShelfCards
import ShelfWeb

/// Makes PDFs of articles, one at a time, in a process of its own for each.
actor Documents {
  /// Those that may wait for their turn.
  private static let waitingLimit = 8
  private static let memory = 3 << 30
  private static let seconds = 180.0
  private static let fileBytes = 1 << 30

  private let program: [String]
  private let folder: String
  private let queue = DispatchQueue(label: "linkshelf.documents")
  private var waiting = 0

  /// - Parameters:
  ///   - program: a program and its arguments that does what ``DrawBook`` does.
  ///   - folder: where the files are put.
  init(program: [String], folder: String) {
    self.program = program
    self.folder = folder
  }

  /// A file that is the caller's, who deletes it.
  func file(_ order: DocumentOrder) async throws -> URL {
    guard waiting < Self.waitingLimit else {
      throw DrawingProblem("\(waiting) PDFs wait to be made. Ask again in a minute.", isBusy: true)
    }
    waiting += 1
    defer { waiting -= 1 }
    let input = try JSONEncoder().encode(order)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let target = URL(filePath: "\(folder)/export-\(UUID().uuidString)")
    let helper = HelperProgram(
      program, work: "The PDF", memory: Self.memory, seconds: Self.seconds, fileBytes: Self.fileBytes)
    let made = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: Result {
            try helper.run(input, file: DrawBook.file) {
              try FileManager.default.moveItem(at: URL(filePath: $0), to: target)
            }
          })
      }
    }
    do { try made.get() } catch let error as CardError { throw DrawingProblem(error.description) }
    return target
  }
}
