// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Addresses

@Suite struct PunycodeTests {
  @Test(arguments: [
    ("例子", "fsqu00a"), ("中国", "fiqs8s"), ("bücher", "bcher-kva"), ("münchen", "mnchen-3ya"), ("日本語", "wgv71a119e"),
    ("faß", "fa-hia"), ("한국", "3e0b707e"),
    ("3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"), ("安室奈美恵-with-super-monkeys", "-with-super-monkeys-pc58ag80a8qai00g7n9n"),
  ])
  func knownLabelsAreEncodedAndDecoded(_ label: String, _ code: String) {
    #expect(Punycode.encoded(label) == code)
    #expect(Punycode.decoded(code) == label)
  }

  @Test(arguments: ["é", "-é", "99999999", "zzzzzzzzzzzzzzzzzzzzz", "\u{0}", "a-", "kva-"])
  func whatIsNoCodeIsNoTrap(_ code: String) {
    _ = Punycode.decoded(code)
    #expect(Punycode.decoded("zzzzzzzzzzzzzzzzzzzzz") == nil)
  }

  @Test func randomLabelsComeBack() {
    var generator = SeededGenerator(state: 3_492)
    for _ in 0..<5_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1..<30, using: &generator) {
        let limit: UInt32 = Bool.random(using: &generator) ? 0x7F : 0x10FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &generator)) { scalars.append(scalar) }
      }
      let label = String(scalars)
      guard let code = Punycode.encoded(label) else { continue }
      #expect(Punycode.decoded(code).map { Array($0.unicodeScalars) } == Array(label.unicodeScalars))
    }
  }
}
