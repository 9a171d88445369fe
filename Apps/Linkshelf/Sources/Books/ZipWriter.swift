// SPDX-License-Identifier: Apache-2.0
import CShelfZlib
import Foundation

/// Writes a ZIP file, one entry after the other. Nothing is kept of an entry but its name and numbers.
///
/// No entry, and not the whole, may be 4 GB or larger, and there may be 65,535 entries: an error says so.
struct ZipWriter {
  private let file: FileHandle
  private var entries: [Entry] = []
  private var position: UInt64 = 0
  /// The time of all entries, as MS-DOS has it.
  private let (time, day): (UInt16, UInt16)

  private struct Entry {
    var name: [UInt8]
    var isDeflated: Bool
    var sum: UInt32
    var size: UInt32
    var packed: UInt32
    var at: UInt32
  }

  /// - Parameter date: the time of all entries, in UTC; years before 1980 become it.
  init(_ file: FileHandle, date: Date) {
    self.file = file
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let year = min(max(parts.year ?? 1980, 1980), 2107) - 1980
    day = UInt16(year << 9 | (parts.month ?? 1) << 5 | (parts.day ?? 1))
    time = UInt16((parts.hour ?? 0) << 11 | (parts.minute ?? 0) << 5 | (parts.second ?? 0) / 2)
  }

  /// - Parameter isDeflated: false of what is packed already, as pictures are.
  mutating func add(_ name: String, _ data: Data, isDeflated: Bool) throws {
    let sum = data.withUnsafeBytes { bytes in
      UInt32(truncatingIfNeeded: crc32_z(0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count))
    }
    var packed = isDeflated ? try Self.deflated(data) : data
    var isDeflated = isDeflated
    if isDeflated, packed.count >= data.count { (packed, isDeflated) = (data, false) }
    let bytes = Array(name.utf8)
    guard let size = UInt32(exactly: data.count), let count = UInt32(exactly: packed.count),
      let at = UInt32(exactly: position), at < .max - count, entries.count < Int(UInt16.max), bytes.count < 1_000
    else { throw BookError.tooLarge }
    let entry = Entry(name: bytes, isDeflated: isDeflated, sum: sum, size: size, packed: count, at: at)
    var head = Bytes()
    head.add(UInt32(0x0403_4b50))
    head.add(common(entry))
    head.add(UInt16(0))
    head.bytes += bytes
    try write(Data(head.bytes))
    try write(packed)
    entries.append(entry)
  }

  /// Writes the list of what is in the file. Nothing can be added afterwards.
  mutating func finish() throws {
    guard let start = UInt32(exactly: position) else { throw BookError.tooLarge }
    for entry in entries {
      var head = Bytes()
      head.add(UInt32(0x0201_4b50))
      head.add(UInt16(20))
      head.add(common(entry))
      for _ in 0..<4 { head.add(UInt16(0)) }
      head.add(UInt32(0))
      head.add(entry.at)
      head.bytes += entry.name
      try write(Data(head.bytes))
    }
    guard let end = UInt32(exactly: position) else { throw BookError.tooLarge }
    var tail = Bytes()
    tail.add(UInt32(0x0605_4b50))
    tail.add(UInt32(0))
    tail.add(UInt16(entries.count))
    tail.add(UInt16(entries.count))
    tail.add(end - start)
    tail.add(start)
    tail.add(UInt16(0))
    try write(Data(tail.bytes))
  }

  /// What both places where an entry is told have: names are UTF-8.
  private func common(_ entry: Entry) -> [UInt8] {
    var head = Bytes()
    head.add(UInt16(20))
    head.add(UInt16(1 << 11))
    head.add(UInt16(entry.isDeflated ? 8 : 0))
    head.add(time)
    head.add(day)
    head.add(entry.sum)
    head.add(entry.packed)
    head.add(entry.size)
    head.add(UInt16(entry.name.count))
    return head.bytes
  }

  private mutating func write(_ data: Data) throws {
    try file.write(contentsOf: data)
    position += UInt64(data.count)
  }

  private struct Bytes {
    var bytes: [UInt8] = []

    mutating func add(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    mutating func add(_ more: [UInt8]) { bytes += more }
  }

  static func deflated(_ data: Data) throws -> Data {
    guard let size = UInt32(exactly: data.count) else { throw BookError.tooLarge }
    var stream = z_stream()
    guard shelf_deflate_raw(&stream) == Z_OK else { throw BookError.memory }
    defer { deflateEnd(&stream) }
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(size))))
    let code = data.withUnsafeBytes { input in
      packed.withUnsafeMutableBufferPointer { output in
        stream.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
        stream.avail_in = size
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: output.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard code == Z_STREAM_END else { throw BookError.memory }
    return Data(packed.prefix(Int(stream.total_out)))
  }
}

/// Why no book was written.
public enum BookError: Error, Equatable, CustomStringConvertible {
  case tooLarge
  case memory
  case noChapters

  public var description: String {
    switch self {
    case .tooLarge: "The book would be larger than 4 GB, or have more than 65,000 files. Take fewer articles."
    case .memory: "There wasn't enough memory to pack the book."
    case .noChapters: "None of the links has an article to read. Make snapshots of them first."
    }
  }
}
