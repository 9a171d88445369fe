// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// Copies of short data whose bytes were asked for. Such data has no place of its own in memory: a copy is kept for each that differs.
private let shortCopies = Mutex<[Data: UInt]>([:])

/// Where the bytes of some data lie, by Core Foundation's name; nil where there is no data. They lie there as long as the data is kept and not
/// changed.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let data = theData else { return nil }
  // Up to 14 bytes lie in the value itself; more are in memory that copies of the value share.
  guard data.count < 16 else {
    return data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
  }
  return shortCopies.withLock { copies in
    if let known = copies[data] { return UnsafePointer(bitPattern: known) }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
    copy.initialize(repeating: 0, count: 16)
    data.copyBytes(to: copy, count: data.count)
    copies[Data(data)] = UInt(bitPattern: copy)
    return UnsafePointer(copy)
  }
}
/// The number of bytes of some data, by Core Foundation's name.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.count ?? 0 }
