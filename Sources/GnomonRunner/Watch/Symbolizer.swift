// SPDX-License-Identifier: Apache-2.0
import CTrap
import Foundation

/// Finds out which lines of the source a program's addresses were made of, by a tool that reads its line table:
/// `llvm-symbolizer`, which comes with Swift, or `addr2line`. It takes some hundredths of a second.
package enum Symbolizer {
  /// A line of a source file that gave an address.
  package struct Line: Hashable {
    /// As Swift's runtime spells it; as the tool does where it's none of Swift's.
    package var function: String
    /// With all its folders.
    package var file: String
    /// 0 where the compiler made the code by itself.
    package var number: Int
  }

  /// No tool is there, as a text for the user.
  package static let missingTool =
    "hint: 'llvm-symbolizer' of a Swift toolchain, or 'addr2line', would tell the lines; neither is on the search path"

  /// The lines by address, of what is inlined the innermost first. nil where there is no tool.
  ///
  /// - Parameter addresses: As the program's file counts them.
  package static func lines(of addresses: [UInt], in program: String) -> [UInt: [Line]]? {
    guard let tool = findTool() else { return nil }
    var arguments = [tool, "-f", "-i", "-a", "-e", program]
    if tool.hasSuffix("llvm-symbolizer") { arguments.insert("--output-style=GNU", at: 1) }
    guard let output = output(of: arguments + addresses.map { "0x" + String($0, radix: 16) }) else { return nil }
    return read(output)
  }

  /// Reads what the tool printed: for each address the address, then a line of the function and one of `FILE:LINE` for
  /// each call that was inlined there.
  package static func read(_ output: String) -> [UInt: [Line]] {
    var found: [UInt: [Line]] = [:]
    var address: UInt?
    var function: Substring?
    for text in output.split(separator: "\n") {
      if text.hasPrefix("0x"), let number = UInt(text.dropFirst(2), radix: 16) {
        address = number
        found[number] = []
        function = nil
      } else if let name = function, let address {
        function = nil
        guard let colon = text.lastIndex(of: ":") else { continue }
        // `12 (discriminator 2)`
        let number = Int(text[text.index(after: colon)...].prefix { $0.isNumber }) ?? 0
        found[address]?.append(Line(function: demangled(name), file: String(text[..<colon]), number: number))
      } else {
        function = text
      }
    }
    return found
  }

  private static func demangled(_ name: Substring) -> String {
    let name = String(name)
    guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return name }
    defer { free(text) }
    return String(cString: text)
  }

  // MARK: The tool

  private static func findTool() -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let folders = path.split(separator: ":").map(String.init)
    // The compiler may be on the search path by a link alone.
    let beside = folders.lazy.compactMap { realpath($0 + "/swiftc", nil) }.first.map { path in
      defer { free(path) }
      return URL(fileURLWithPath: String(cString: path)).deletingLastPathComponent().path
    }
    for name in ["llvm-symbolizer", "addr2line"] {
      for folder in [beside].compactMap({ $0 }) + folders where access("\(folder)/\(name)", X_OK) == 0 {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }

  /// What a program writes to standard output; nil where it can't be started.
  ///
  /// `Process` would do more than is safe here: another thread of this process may have stopped anywhere.
  private static func output(of arguments: [String]) -> String? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    var child = pid_t()
    let status = posix_spawn(&child, arguments[0], &actions, nil, pointers, environ)
    close(ends[1])
    defer { close(ends[0]) }
    guard status == 0 else { return nil }
    let data = FileHandle(fileDescriptor: ends[0]).readDataToEndOfFile()
    waitpid(child, nil, 0)
    return String(decoding: data, as: UTF8.self)
  }
}
