// SPDX-License-Identifier: Apache-2.0

/// Reads JSON Lines: one record a line, each by itself.
struct JSONLinesReader: ItemReader {
  private var buffer: [UInt8] = []
  private var line = 1
  private var isTooLong = false
  private var hasStopped = false
  private var maker: LinkMaker

  init(_ options: ImportOptions) {
    maker = LinkMaker(options)
  }

  mutating func feed(_ chunk: [UInt8], to items: inout [ImportedItem]) {
    for byte in chunk {
      if byte == 0x0A {
        take(to: &items)
        line += 1
      } else if buffer.count < ImportLimits.longestLine {
        buffer.append(byte)
      } else {
        isTooLong = true
      }
    }
  }

  mutating func finish(to items: inout [ImportedItem]) {
    take(to: &items)
  }

  private mutating func take(to items: inout [ImportedItem]) {
    defer {
      buffer.removeAll(keepingCapacity: buffer.capacity < 1_048_576)
      isTooLong = false
    }
    guard !hasStopped, buffer.contains(where: { !ByteTools.isSpace($0) }) else { return }
    let place = ImportPlace(line: line)
    guard !isTooLong else {
      items.append(
        .problem(
          ImportProblem(
            place: place, sentence: "The line has more than \(ImportLimits.longestLine) bytes. It was left out.")))
      return
    }
    guard let value = JSONValue.parse(buffer), case .object = value else {
      items.append(
        .problem(ImportProblem(place: place, sentence: "The line isn't a whole JSON object. It was left out.")))
      return
    }
    do throws(ShelfRecord.Refusal) {
      switch try ShelfRecord.read(value) {
      case .link(let link)?:
        var found = LinkMaker.Found()
        found.values = link
        for tag in link.tags { found.tags.add(tag) }
        maker.make(found, line: line, to: &items)
      case let record?: items.append(.record(record))
      case nil: break
      }
    } catch {
      hasStopped = value["linkshelf"] != nil
      items.append(.problem(ImportProblem(place: place, sentence: error.sentence)))
    }
  }
}
