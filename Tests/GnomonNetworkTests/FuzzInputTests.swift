// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonNetwork

/// The inputs of `Fuzz/` for the checks of addresses.
@Suite struct FuzzInputTests {
  @Test("Addresses are judged alike by themselves and inside another kind, and written as the system reads them")
  func addresses() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var judged: [String: Bool] = [:]
    for folder in ["Corpus", "Regressions"] {
      let place = root.appendingPathComponent("Fuzz/\(folder)/addresses")
      guard FileManager.default.fileExists(atPath: place.path) else { continue }
      for file in try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil) {
        let bytes = Array(try Data(contentsOf: file))
        let address = InternetAddress(bytes: bytes)
        judged[file.lastPathComponent] = address.isPublic
        guard bytes.count == 4 || bytes.count == 16 else { continue }
        var read = [UInt8](repeating: 0, count: 16)
        #expect(inet_pton(bytes.count == 4 ? AF_INET : AF_INET6, address.description, &read) == 1)
        #expect(read.starts(with: bytes), "\(file.path)")
      }
    }
    #expect(judged["v4"] == false && judged["mapped"] == false && judged["v6"] == false && judged["url"] == false)
    #expect(judged["public4"] == true && judged["translated"] == true)
  }
}
