// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCairo
import Synchronization

/// The bytes of answers.
final class CollectedOutput: Sendable {
  private let kept = Mutex(Data())

  var bytes: Data { kept.withLock { $0 } }

  func add(_ bytes: Data) { kept.withLock { $0 += bytes } }
}

/// Where the answer goes. Where that is standard output, the user's own prints are moved to standard error.
struct ResultOutput: Sendable {
  /// A file that can't be written, as a text for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let destination: String
  private let descriptor: Int32
  private let collected: CollectedOutput?

  /// Gathers answers that are no file's.
  init(collecting collected: CollectedOutput) {
    (destination, descriptor, self.collected) = ("-", -1, collected)
  }

  init(destination: String) {
    self.destination = destination
    collected = nil
    Self.writePrintsByLine()
    if destination == "-" {
      descriptor = dup(STDOUT_FILENO)
      dup2(STDERR_FILENO, STDOUT_FILENO)
    } else {
      descriptor = -1
    }
  }

  /// Prints stand where they belong among warnings, and aren't lost where the user's code traps.
  private static func writePrintsByLine() {
    // `stdout` itself is a variable, which the language doesn't let any thread read.
    guard let symbol = dlsym(nil, "stdout") else { return }
    setvbuf(symbol.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee, nil, Int32(_IOLBF), 0)
  }

  /// Writes the whole answer, or one of several to a file of its own.
  func write(_ bytes: Data, to file: String? = nil) throws {
    RunStep.begin(.writing)
    guard destination == "-", file == nil else {
      let path = file ?? destination
      do {
        try bytes.writeWhole(to: URL(fileURLWithPath: path))
      } catch {
        throw Failure(description: "can't write \(path): \(reason(error, path))")
      }
      Console.note("wrote \(path)")
      return
    }
    if let collected { return collected.add(bytes) }
    try bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0 && errno != EINTR {
          if errno == EPIPE { return }
          throw Failure(description: "can't write to standard output: \(String(cString: strerror(errno)))")
        }
      }
    }
  }

  private func systemWrite(_ descriptor: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let part = UnsafeRawBufferPointer(rebasing: bytes)
    return Foundation.write(descriptor, part.baseAddress, part.count)
  }

  private func reason(_ error: any Error, _ path: String) -> String {
    var info = stat()
    if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { return "it's a folder" }
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile:
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      return stat(folder, &info) == 0 ? "no file can be made in its folder" : "its folder doesn't exist"
    case .fileWriteNoPermission, .fileReadNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space left"
    default: return error.localizedDescription
    }
  }
}
