import Foundation

/// Where the answer goes. Where that is standard output, the user's own prints are moved to standard error.
struct ResultOutput: Sendable {
  /// A file that can't be written, as a text for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let destination: String
  private let descriptor: Int32

  init(destination: String) {
    self.destination = destination
    if destination == "-" {
      descriptor = dup(STDOUT_FILENO)
      dup2(STDERR_FILENO, STDOUT_FILENO)
    } else {
      descriptor = -1
    }
  }

  /// Writes the whole answer.
  func write(_ bytes: Data) throws {
    guard destination == "-" else {
      do {
        try bytes.write(to: URL(fileURLWithPath: destination), options: .atomic)
      } catch {
        throw Failure(description: "can't write \(destination): \(reason(error))")
      }
      Say.note("wrote \(destination)")
      return
    }
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
    #if canImport(Glibc)
      return Foundation.write(descriptor, part.baseAddress, part.count)
    #else
      return Foundation.write(descriptor, part.baseAddress!, part.count)
    #endif
  }

  private func reason(_ error: any Error) -> String {
    let code = (error as? CocoaError)?.code
    if code == .fileNoSuchFile || code == .fileReadNoSuchFile { return "the folder doesn't exist" }
    if code == .fileWriteNoPermission { return "permission denied" }
    return "\(error.localizedDescription)"
  }
}
