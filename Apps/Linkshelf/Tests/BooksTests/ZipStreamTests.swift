// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Books

@Suite struct ZipStreamTests {
  private static func unpack(_ data: Data) throws -> String {
    let file = NSTemporaryDirectory() + "/zip-\(UUID().uuidString).zip"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try data.write(to: URL(filePath: file))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import zipfile,sys\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(len(z.namelist()), ' '.join(f'{i.filename}={i.file_size}' for i in z.infolist()[:4]))",
      file,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let out = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: out, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  @Test func otherProgramsReadIt() async throws {
    var all = Data()
    var zip = ZipStream { all.append($0) }
    try await zip.add("täxt.txt", Data(String(repeating: "a gnomon ", count: 1_000).utf8))
    try await zip.add("empty", Data())
    let piece = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 131 &+ $0 >> 7) })
    try await zip.add("file.bin") {
      var left = 5
      return {
        left -= 1
        return left >= 0 ? piece : nil
      }
    }
    try await zip.finish()
    #expect(try Self.unpack(all) == "3 täxt.txt=9000 empty=0 file.bin=500000")
    #expect(all.count < 510_000)
  }

  @Test func moreEntriesThanTheOldFormKnows() async throws {
    var all = Data()
    var zip = ZipStream { all.append($0) }
    for number in 0..<70_000 { try await zip.add("n/\(number)", Data("x".utf8)) }
    try await zip.finish()
    #expect(try Self.unpack(all).hasPrefix("70000 n/0=1"))
  }

  @Test func aFileThatChangesMeanwhileIsAnError() async throws {
    var zip = ZipStream { _ in }
    nonisolated(unsafe) var times = 0
    await #expect(throws: ZipProblem.changed("a")) {
      try await zip.add("a") {
        times += 1
        var left = times
        return {
          left -= 1
          return left >= 0 ? Data("x".utf8) : nil
        }
      }
    }
  }
}
