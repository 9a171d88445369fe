// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GnomonNetwork

/// Addresses by IANA's registries of special ones.
@Suite struct AddressTests {
  private func address(_ text: String) throws -> InternetAddress {
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      return InternetAddress(bytes: withUnsafeBytes(of: four) { Array($0) })
    }
    var six = in6_addr()
    try #require(inet_pton(AF_INET6, text, &six) == 1)
    return InternetAddress(bytes: withUnsafeBytes(of: six) { Array($0) })
  }

  @Test(arguments: [
    "8.8.8.8", "1.1.1.1", "172.15.255.255", "172.32.0.0", "100.63.255.255", "100.128.0.0", "192.0.1.1",
    "223.255.255.255",
    "2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8",
  ])
  func publicOnes(_ text: String) throws { #expect(try address(text).isPublic) }

  @Test(arguments: [
    "0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1",
    "172.31.255.255", "192.168.1.1", "192.0.0.1", "198.18.0.1", "203.0.113.7", "224.0.0.1", "240.0.0.1",
    "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.1.2.3", "::127.0.0.1", "64:ff9b::10.0.0.1",
    "64:ff9b:1::1", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1", "2001::1", "2002:7f00:1::",
    "100::1", "fec0::1",
  ])
  func others(_ text: String) throws { #expect(try !address(text).isPublic) }

  @Test func anAddressReadsAsUsual() throws {
    #expect(try "\(address("10.0.0.1"))" == "10.0.0.1")
    #expect(try "\(address("fe80::1"))" == "fe80:0:0:0:0:0:0:1")
  }
}
