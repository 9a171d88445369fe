// SPDX-License-Identifier: Apache-2.0

extension SpaceSection {
  func node(_ texts: Texts) -> Node {
    func text(_ value: Int?) -> String { value.map(String.init) ?? "" }
    return Node([
      "usedText": texts("space.used", ["size": texts.size(used), "files": texts.number(files)]),
      "freeText": free.map { free in
        texts("space.free", ["free": texts.size(free), "disk": disk.map { texts.size($0) } ?? "?"])
      },
      "shortage": shortage.map { texts.sentence($0) },
      "versions": text(versions), "linkMB": text(linkMB), "allGB": allMB.map { Self.gigabytes($0) } ?? "",
      "freeMB": text(freeMB), "binDays": text(binDays),
      "freeHint": texts("space.freeMB.hint", ["n": texts.number(leastFreeMB)]),
    ])
  }

  /// 500 is `0.5`, 20,000 is `20`.
  static func gigabytes(_ megabytes: Int) -> String {
    let rest = String(megabytes % 1_000 + 1_000).dropFirst()
    let digits = String(rest.reversed().drop { $0 == "0" }.reversed())
    return digits.isEmpty ? "\(megabytes / 1_000)" : "\(megabytes / 1_000).\(digits)"
  }
}

extension Texts {
  /// Why the queue waits for room.
  func sentence(_ shortage: Shortage) -> String {
    switch shortage {
    case .floor(let free, let wanted): self("shortage.floor", ["free": size(free), "wanted": size(wanted)])
    case .total(let used, let limit): self("shortage.total", ["used": size(used), "limit": size(limit)])
    case .household(let used, let limit):
      self("shortage.household", ["used": size(used), "limit": size(limit)])
    case .full: self["shortage.full"]
    }
  }
}
