// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@Suite struct CFDataTests {
  @Test("The bytes of data lie in a row where they're said to", arguments: [1, 13, 14, 15, 16, 17, 5000])
  func bytes(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    #expect(CFDataGetLength(data) == count)
    let bytes = try #require(CFDataGetBytePtr(data))
    // Other data doesn't take the place of it.
    let others = (0..<50).map { Data(repeating: UInt8($0), count: count) }
    for other in others { #expect(try #require(CFDataGetBytePtr(other))[count - 1] == other[count - 1]) }
    #expect(Array(UnsafeBufferPointer(start: bytes, count: count)) == Array(data))
    withExtendedLifetime((data, others)) {}
  }

  @Test("A part of data begins at its own first byte", arguments: [3, 40])
  func parts(count: Int) throws {
    let part = Data((0..<100).map { UInt8($0) }).dropFirst(10).prefix(count)
    let bytes = try #require(CFDataGetBytePtr(part))
    #expect(CFDataGetLength(part) == count && bytes[0] == 10 && bytes[count - 1] == UInt8(9 + count))
    withExtendedLifetime(part) {}
  }

  @Test("Without data there are no bytes")
  func none() {
    #expect(CFDataGetBytePtr(nil) == nil && CFDataGetLength(nil) == 0 && CFDataGetLength(Data()) == 0)
  }
}
