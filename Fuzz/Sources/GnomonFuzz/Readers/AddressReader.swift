// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import GnomonNetwork

/// The checks of what may be connected to: an address of the network by its bytes, and an address of the web as text.
struct AddressReader: Reader {
  var limits: Limits { Limits(length: 512) }

  func read(_ data: Data) {
    check(Array(data))
    check(Array(data.prefix(4)))
    check(Array(data.prefix(16)))
    if let url = URL(string: String(decoding: data, as: UTF8.self)) { _ = try? Transfer(url, HTTPPictures.Limits()) }
  }

  private func check(_ bytes: [UInt8]) {
    let address = InternetAddress(bytes: bytes)
    let isPublic = address.isPublic
    let text = address.description
    guard bytes.count == 4 || bytes.count == 16 else {
      if isPublic { finding("\(bytes.count) bytes are a public address.") }
      return
    }
    var read = [UInt8](repeating: 0, count: 16)
    guard inet_pton(bytes.count == 4 ? AF_INET : AF_INET6, text, &read) == 1, read.starts(with: bytes) else {
      finding("The address is written as \(text).")
    }
    guard bytes.count == 4 else { return }
    // The same address inside one of the newer kind is no more public.
    let zeros = [UInt8](repeating: 0, count: 10)
    for start in [zeros + [0xFF, 0xFF], [0, 0x64, 0xFF, 0x9B] + zeros.prefix(8)]
    where InternetAddress(bytes: start + bytes).isPublic != isPublic {
      finding("\(text) inside another address isn't judged as by itself.")
    }
  }
}
