// SPDX-License-Identifier: Apache-2.0

/// Makes changes as high as the lines of text that they're in, and leaves out changes of empty space.
struct ChangeWidening {
  /// The rows by which a change is widened at most, to each side.
  private static let most = 48

  private let old: RowFeatures
  private let new: RowFeatures

  init(_ old: RowFeatures, _ new: RowFeatures) {
    self.old = old
    self.new = new
  }

  func widened(_ parts: [RowAlignment.Part]) -> [RowAlignment.Part] {
    var parts = DifferenceBands.joining(parts, new.hasInk)
    for index in parts.indices where parts[index].kind != .same {
      widen(&parts, index, isDown: false)
      widen(&parts, index, isDown: true)
    }
    parts = parts.filter { !$0.old.isEmpty || !$0.new.isEmpty }
    parts = DifferenceBands.joining(parts, new.hasInk).map(paired)
    return DifferenceBands.joining(parts, new.hasInk).map(withoutSpace)
  }

  /// Takes rows of the equal part before or after, as long as something stands in them.
  private func widen(_ parts: inout [RowAlignment.Part], _ index: Int, isDown: Bool) {
    let other = index + (isDown ? 1 : -1)
    guard parts.indices.contains(other), parts[other].kind == .same else { return }
    let same = parts[other]
    // A change that begins or ends between lines cuts none.
    let part = parts[index]
    let oldEdge = isDown ? part.old.last : part.old.first
    let newEdge = isDown ? part.new.last : part.new.first
    guard oldEdge.map({ old.hasInk[$0] }) == true || newEdge.map({ new.hasInk[$0] }) == true else { return }
    var count = 0
    while count < min(Self.most, same.new.count) {
      let row = isDown ? same.new.lowerBound + count : same.new.upperBound - 1 - count
      guard new.hasInk[row] else { break }
      count += 1
    }
    // A picture or a line down the page has no end near by.
    guard count < Self.most else { return }
    if isDown {
      parts[index].old = part.old.lowerBound..<part.old.upperBound + count
      parts[index].new = part.new.lowerBound..<part.new.upperBound + count
      parts[other].old = same.old.lowerBound + count..<same.old.upperBound
      parts[other].new = same.new.lowerBound + count..<same.new.upperBound
    } else {
      parts[index].old = part.old.lowerBound - count..<part.old.upperBound
      parts[index].new = part.new.lowerBound - count..<part.new.upperBound
      parts[other].old = same.old.lowerBound..<same.old.upperBound - count
      parts[other].new = same.new.lowerBound..<same.new.upperBound - count
    }
  }

  /// Rows in the place of as many others took their places. They're equal where the search for equal rows took one for its neighbour.
  private func paired(_ part: RowAlignment.Part) -> RowAlignment.Part {
    guard part.kind != .same, part.old.count == part.new.count else { return part }
    var part = part
    part.kind = zip(part.old, part.new).allSatisfy { old.isLike($0, new, $1) } ? .same : .changed
    return part
  }

  /// Where lines have another height, some empty rows are in the place of others.
  private func withoutSpace(_ part: RowAlignment.Part) -> RowAlignment.Part {
    guard part.kind == .replaced, !part.old.isEmpty, !part.new.isEmpty else { return part }
    let oldInk = part.old.contains { old.hasInk[$0] }
    let newInk = part.new.contains { new.hasInk[$0] }
    var part = part
    if !oldInk, part.old.count <= DifferenceBands.space { part.old = part.old.upperBound..<part.old.upperBound }
    if !newInk, oldInk, part.new.count <= DifferenceBands.space { part.new = part.new.upperBound..<part.new.upperBound }
    return part
  }
}
