// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import CardService

@Suite struct ContentDigestTests {
  @Test("Another byte anywhere makes another digest, and so does one more")
  func bytes() {
    let bytes = (0..<35).map { UInt8($0 * 7) }
    var digests: Set<String> = [contentDigest(Data(bytes)), contentDigest(Data(bytes + [0])), contentDigest(Data())]
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 0x80
      digests.insert(contentDigest(Data(other)))
    }
    #expect(digests.count == bytes.count + 3)
    #expect(contentDigest(Data(bytes)) == contentDigest(Data(bytes)[...]))
  }
}
