// SPDX-License-Identifier: Apache-2.0

/// Says that an archive can't be read as a stream: its directory stands at its end.
struct ArchiveRefusal: ItemReader {
  mutating func feed(_ chunk: [UInt8], to items: inout [ImportedItem]) {}

  mutating func finish(to items: inout [ImportedItem]) {
    let sentence = "An archive can't be read in one pass. Give the file to ImportFile, or unpack it first."
    items.append(.problem(ImportProblem(place: ImportPlace(line: 1), sentence: sentence)))
  }
}
