// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Foundation
import Shelf
import ShelfCards
import ShelfWeb

/// Makes PDFs of articles, one at a time, in a process of its own for each.
actor Documents {
  /// Those that may wait for their turn.
  private static let waitingLimit = 8
  private static let memory = 3 << 30
  private static let seconds = 180.0
  private static let fileBytes = 1 << 30

  private let program: String
  private let queue = DispatchQueue(label: "linkshelf.documents")
  private var waiting = 0

  /// - Parameter program: a program that has the command ``DrawBook``.
  init(program: String) { self.program = program }

  /// A file that is the caller's, who deletes it.
  func file(_ order: DocumentOrder, of shelf: Shelf) async throws -> URL {
    guard waiting < Self.waitingLimit else {
      throw DrawingProblem("\(waiting) PDFs wait to be made. Ask again in a minute.", isBusy: true)
    }
    waiting += 1
    defer { waiting -= 1 }
    let input = try JSONEncoder().encode(order)
    let folder = shelf.exchangeFolder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let target = URL(filePath: "\(folder)/export-\(UUID().uuidString)")
    let helper = HelperProgram(
      [program, "draw-book", "--data", shelf.folder], work: "The PDF", memory: Self.memory, seconds: Self.seconds,
      fileBytes: Self.fileBytes)
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
