// SPDX-License-Identifier: Apache-2.0

/// Reads one format: is fed UTF-8 in chunks of any size, gives items, and is finished once.
protocol ItemReader: Sendable {
  mutating func feed(_ chunk: [UInt8], to items: inout [ImportedItem])
  mutating func finish(to items: inout [ImportedItem])
}
