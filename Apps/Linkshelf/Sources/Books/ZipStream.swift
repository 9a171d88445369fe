// SPDX-License-Identifier: Apache-2.0
import CShelfZlib
public import Foundation

/// Writes a ZIP file of any size piece by piece, for one who reads it while it's written.
///
/// An entry is read twice, first for its sum, so that readers need not see the file's end. What lies beyond 4 GB or 65,535 entries is told as
/// ZIP64 does; all usual programs read it. About 100 bytes are kept of each entry until the end.
public struct ZipStream {
  private struct Entry {
    var name: [UInt8]
    var isDeflated: Bool
    var sum: UInt32
    var size: UInt64
    var packed: UInt64
    var at: UInt64
  }

  private var entries: [Entry] = []
  private var position: UInt64 = 0
  private let write: (Data) async throws -> Void
  private static let most = UInt64(UInt32.max)

  /// - Parameter write: takes the next bytes of the file.
  public init(_ write: @escaping (Data) async throws -> Void) { self.write = write }

  /// Adds what fits into memory; packed where that makes it smaller.
  public mutating func add(_ name: String, _ data: Data) async throws {
    var packed = (try? ZipWriter.deflated(data)) ?? data
    let isDeflated = packed.count < data.count
    if !isDeflated { packed = data }
    let entry = Entry(
      name: Array(name.utf8.prefix(65_535)), isDeflated: isDeflated, sum: Self.sum(data, 0), size: UInt64(data.count),
      packed: UInt64(packed.count), at: position)
    try await send(head(entry))
    try await send(packed)
    entries.append(entry)
  }

  /// Adds a file as it is.
  ///
  /// - Parameter open: gives a reader of its bytes; it's asked twice. A reader gives nil at the end.
  public mutating func add(_ name: String, _ open: () throws -> () throws -> Data?) async throws {
    var sum: UInt32 = 0
    var size: UInt64 = 0
    let first = try open()
    while let piece = try first() {
      sum = Self.sum(piece, sum)
      size += UInt64(piece.count)
    }
    let entry = Entry(
      name: Array(name.utf8.prefix(65_535)), isDeflated: false, sum: sum, size: size, packed: size, at: position)
    try await send(head(entry))
    let second = try open()
    let end = position &+ size
    while let piece = try second() { try await send(piece) }
    guard position == end else { throw ZipProblem.changed(name) }
    entries.append(entry)
  }

  /// Writes the list of what is in the file. Nothing can be added afterwards.
  public mutating func finish() async throws {
    let start = position
    for entry in entries { try await send(central(entry)) }
    let (size, count) = (position - start, UInt64(entries.count))
    var tail = ZipBytes()
    if start > Self.most || size > Self.most || count >= UInt64(UInt16.max) {
      let at = position
      tail.add(UInt32(0x0606_4b50))
      tail.add(UInt64(44))
      tail.add(UInt16(45))
      tail.add(UInt16(45))
      tail.add(UInt32(0))
      tail.add(UInt32(0))
      for number in [count, count, size, start] { tail.add(number) }
      tail.add(UInt32(0x0706_4b50))
      tail.add(UInt32(0))
      tail.add(at)
      tail.add(UInt32(1))
    }
    tail.add(UInt32(0x0605_4b50))
    tail.add(UInt32(0))
    tail.add(UInt16(clamping: count))
    tail.add(UInt16(clamping: count))
    tail.add(UInt32(clamping: size))
    tail.add(UInt32(clamping: start))
    tail.add(UInt16(0))
    try await send(Data(tail.bytes))
  }

  private mutating func send(_ data: Data) async throws {
    guard !data.isEmpty else { return }
    try await write(data)
    position += UInt64(data.count)
  }

  private func head(_ entry: Entry) -> Data {
    let isLarge = entry.size >= Self.most || entry.packed >= Self.most
    var bytes = ZipBytes()
    bytes.add(UInt32(0x0403_4b50))
    bytes.add(common(entry, isLarge: isLarge))
    bytes.add(isLarge ? UInt16(20) : 0)
    bytes.bytes += entry.name
    if isLarge {
      bytes.add(UInt16(1))
      bytes.add(UInt16(16))
      bytes.add(entry.size)
      bytes.add(entry.packed)
    }
    return Data(bytes.bytes)
  }

  private func central(_ entry: Entry) -> Data {
    let isLarge = entry.size >= Self.most || entry.packed >= Self.most
    let isFar = entry.at >= Self.most
    let extra = UInt16((isLarge ? 16 : 0) + (isFar ? 8 : 0))
    var bytes = ZipBytes()
    bytes.add(UInt32(0x0201_4b50))
    bytes.add(UInt16(45))
    bytes.add(common(entry, isLarge: isLarge))
    bytes.add(extra == 0 ? UInt16(0) : extra + 4)
    for _ in 0..<3 { bytes.add(UInt16(0)) }
    bytes.add(UInt32(0))
    bytes.add(UInt32(clamping: entry.at))
    bytes.bytes += entry.name
    if extra > 0 {
      bytes.add(UInt16(1))
      bytes.add(extra)
      if isLarge {
        bytes.add(entry.size)
        bytes.add(entry.packed)
      }
      if isFar { bytes.add(entry.at) }
    }
    return Data(bytes.bytes)
  }

  /// What both places where an entry is told have. Names are UTF-8; the time is the first that ZIP knows.
  private func common(_ entry: Entry, isLarge: Bool) -> [UInt8] {
    var bytes = ZipBytes()
    bytes.add(UInt16(isLarge ? 45 : 20))
    bytes.add(UInt16(1 << 11))
    bytes.add(UInt16(entry.isDeflated ? 8 : 0))
    bytes.add(UInt16(0))
    bytes.add(UInt16(0x21))
    bytes.add(entry.sum)
    bytes.add(isLarge ? UInt32.max : UInt32(clamping: entry.packed))
    bytes.add(isLarge ? UInt32.max : UInt32(clamping: entry.size))
    bytes.add(UInt16(clamping: entry.name.count))
    return bytes.bytes
  }

  private static func sum(_ data: Data, _ before: UInt32) -> UInt32 {
    data.withUnsafeBytes { bytes in
      UInt32(truncatingIfNeeded: crc32_z(uLong(before), bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    }
  }
}

/// Why an archive wasn't written to its end.
public enum ZipProblem: Error, Equatable, CustomStringConvertible {
  case changed(String)

  public var description: String {
    switch self {
    case .changed(let name): "\(name) changed while it was read. Try again."
    }
  }
}

/// Numbers as ZIP has them.
struct ZipBytes {
  var bytes: [UInt8] = []

  mutating func add(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
  mutating func add(_ more: [UInt8]) { bytes += more }
}
