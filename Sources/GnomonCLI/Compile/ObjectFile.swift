// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Reads what Swift's compiler notes in an object file for the linker.
enum ObjectFile {
  /// The options that the compiler asks the linker for, as `-lFoundation`: one for each library that an import names.
  ///
  /// nil where it isn't an object of ELF for 64 bits with the least byte first.
  static func linkerOptions(in bytes: [UInt8]) -> [String]? {
    func number(_ place: Int, _ length: Int) -> Int? {
      guard place >= 0, length <= bytes.count, place <= bytes.count - length else { return nil }
      return Int(
        truncatingIfNeeded: (0..<length).reduce(UInt64(0)) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) })
    }
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(40, 8), let size = number(58, 2),
      let count = number(60, 2), let namesIndex = number(62, 2), size >= 64
    else { return nil }
    func section(_ index: Int) -> (name: Int, start: Int, length: Int)? {
      let head = table + index * size
      guard let name = number(head, 4), let start = number(head + 24, 8), let length = number(head + 32, 8) else {
        return nil
      }
      return (name, start, length)
    }
    guard let names = section(namesIndex) else { return nil }
    let wanted = Array(".swift1_autolink_entries".utf8) + [0]
    for index in 0..<count {
      guard let section = section(index) else { return nil }
      let place = names.start + section.name
      guard place >= 0, place <= bytes.count - wanted.count, bytes[place..<place + wanted.count].elementsEqual(wanted)
      else { continue }
      guard section.start >= 0, section.length >= 0, section.start <= bytes.count - section.length else { return nil }
      return bytes[section.start..<section.start + section.length].split(separator: 0)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return []
  }
}
