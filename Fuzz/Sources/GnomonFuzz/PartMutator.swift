// SPDX-License-Identifier: Apache-2.0
import CFuzzer

/// A part of a file: a chunk, a segment, a table.
struct Part {
  /// What the format calls it by; empty for bytes that stand between parts.
  var kind: [UInt8]
  var content: [UInt8]
}

/// A file format made of parts with lengths or sums, which a change of single bytes nearly always breaks.
protocol PartedFormat: SendableMetatype {
  /// The parts of a file; nil where it isn't one.
  static func parts(of bytes: [UInt8]) -> [Part]?
  /// A file of these parts, with the lengths and sums that they have.
  static func file(of parts: [Part]) -> [UInt8]
  /// Kinds that readers know.
  static var kinds: [[UInt8]] { get }
}

/// Changes a file by its parts.
struct PartMutator {
  private let format: any PartedFormat.Type
  private var random: SeededGenerator

  init(_ format: any PartedFormat.Type, seed: UInt64) {
    self.format = format
    random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
  }

  /// Another file; nil where the bytes should be changed as they are, which one of eight is.
  mutating func changed(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard chance(8) != 0, var parts = format.parts(of: bytes), !parts.isEmpty else { return nil }
    for _ in 0...chance(3) { change(&parts, limit: limit) }
    let file = format.file(of: parts)
    return file.count <= limit ? file : nil
  }

  private mutating func change(_ parts: inout [Part], limit: Int) {
    let index = chance(parts.count)
    switch chance(16) {
    case 0: parts.insert(parts[index], at: chance(parts.count + 1))
    case 1 where parts.count > 1: parts.remove(at: index)
    case 2: parts.swapAt(index, chance(parts.count))
    case 3: parts[index].kind = kind()
    case 4: parts.insert(Part(kind: kind(), content: parts[index].content), at: chance(parts.count + 1))
    default: parts[index].content = mutated(parts[index].content, limit: limit)
    }
  }

  private mutating func kind() -> [UInt8] { format.kinds.randomElement(using: &random) ?? [] }

  private mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func mutated(_ content: [UInt8], limit: Int) -> [UInt8] {
    let room = max(content.count, min(limit, content.count + 64))
    guard room > 0 else { return content }
    return [UInt8](unsafeUninitializedCapacity: room) { target, count in
      _ = target.update(fromContentsOf: content)
      count = target.baseAddress.map { LLVMFuzzerMutate($0, content.count, room) } ?? 0
    }
  }
}

/// Splitmix64: the same numbers for the same seed, so that a finding can be made again.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
