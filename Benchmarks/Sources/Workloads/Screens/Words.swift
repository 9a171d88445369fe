// SPDX-License-Identifier: Apache-2.0
/// Texts of everyday words, the same ones on every run.
struct Words {
  private var random = XorShift(state: 2_026)

  /// A sentence of so many words, of which the first begins with a capital letter.
  mutating func sentence(_ count: Int) -> String {
    let words = (0..<count).map { _ in Self.all[random.next(below: UInt32(Self.all.count))] }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let all = [
    "lunch", "meeting", "tomorrow", "the", "train", "is", "late", "photos", "from", "Sunday", "garden", "we", "need",
    "bread", "and", "cheese", "invoice", "attached", "please", "call", "me", "back", "before", "noon", "thanks", "a",
    "long", "walk", "by", "river", "ticket", "confirmed", "your", "order", "has", "left", "warehouse",
  ]
}
