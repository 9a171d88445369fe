// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Gate

@Suite struct AddressRangeTests {
  /// First and last address of each forbidden range, and one for each technique that carries an IPv4 address.
  @Test(arguments: [
    "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255", "127.0.0.0", "127.0.0.1",
    "127.255.255.255", "169.254.0.0", "169.254.169.254", "169.254.170.2", "169.254.255.255", "172.16.0.0",
    "172.31.255.255",
    "192.0.0.0", "192.0.0.255", "192.0.2.0", "192.0.2.255", "192.88.99.1", "192.168.0.0", "192.168.255.255",
    "198.18.0.0",
    "198.19.255.255", "198.51.100.0", "198.51.100.255", "203.0.113.0", "203.0.113.255", "224.0.0.0", "239.255.255.255",
    "240.0.0.0",
    "255.255.255.254", "255.255.255.255", "100.100.100.200", "168.63.129.16",
    "::", "::1", "::2", "::7f00:1", "::8.8.8.8", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:7f00:1",
    "64:ff9b::127.0.0.1",
    "64:ff9b::10.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff", "64:ff9b:0:1::1",
    "100::",
    "100::ffff:ffff:ffff:ffff", "2001:0:7f00:1::", "2001:0:808:808::80ff:fffe", "2001:0:808:808::5601:5601",
    "2001:2::1", "2001:10::1",
    "2001:2f:ffff::1", "2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", "2002:7f00:1::", "2002:a00:1::1",
    "2002:c0a8:101::1",
    "2002:a9fe:a9fe::", "3fff::1", "5f00::1", "fc00::", "fd00:ec2::254", "fd20:ce::254",
    "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    "fe80::", "fe80::1", "febf:ffff::1", "fec0::", "feff::1", "ff00::", "ff02::1",
    "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "4000::1",
    "1000::1", "2a00::5efe:7f00:1", "2a00::200:5efe:10.0.0.1", "8000::1",
  ])
  func forbiddenAddressesAreRefused(text: String) throws {
    let address = try #require(IPAddress(text))
    let refusal = AddressPolicy().refusal(of: .address(address), port: 443)
    #expect(refusal?.code == .forbiddenAddress)
    #expect(
      AddressPolicy().refusal(of: address, host: .name("example.com"), port: 443, own: [])?.code == .forbiddenAddress)
  }

  /// The neighbours of the ranges, so that no range is too wide.
  @Test(arguments: [
    "1.0.0.0", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
    "169.253.255.255",
    "169.255.0.0", "172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.167.255.255",
    "192.169.0.0",
    "198.17.255.255", "198.20.0.0", "198.51.99.255", "198.51.101.0", "203.0.112.255", "203.0.114.0", "223.255.255.255",
    "8.8.8.8",
    "168.63.129.15", "2001:db7:ffff::1", "2001:db9::", "2001:4860:4860::8888", "2606:4700:4700::1111",
    "2002:808:808::1", "2a00::1",
    "64:ff9b::8.8.8.8", "2001:0:808:808::f7f7:f7f7", "3ffe:ffff::1", "2a00::5efe:8.8.8.8",
  ])
  func publicAddressesArePermitted(text: String) throws {
    let address = try #require(IPAddress(text))
    #expect(AddressPolicy().refusal(of: .address(address), port: 443) == nil)
  }

  @Test func rangesCompareWholePrefixes() throws {
    let range = try #require(CIDR("10.1.2.3/20"))
    #expect("\(range)" == "10.1.0.0/20")
    #expect(range.contains(.v4(0x0A01_0FFF)))
    #expect(!range.contains(.v4(0x0A01_1000)))
    #expect(CIDR("0.0.0.0/0")?.contains(.v4(0xFFFF_FFFF)) == true)
    #expect(CIDR("0.0.0.0/0")?.contains(.v6(high: 0, low: 0)) == false)
    #expect(CIDR("::/0")?.contains(.v6(high: .max, low: .max)) == true)
    #expect(CIDR("::1/128")?.contains(.v6(high: 0, low: 1)) == true)
    for text in [
      "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0.0/-1", "10.0.0/8", "/8", "", "10.0.0.0/8/8", "10.0.0.0/+8",
    ] {
      #expect(CIDR(text) == nil, "\(text)")
    }
  }
}
