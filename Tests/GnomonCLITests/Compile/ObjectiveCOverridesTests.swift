// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GnomonCLI

@Suite struct ObjectiveCOverridesTests {
  private func applied(_ source: String) -> String? {
    ObjectiveCOverrides.applied(to: LexedSource(Array(source.utf8))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A method of NSObject's on Apple's systems stands by itself")
  func leavesOut() {
    #expect(
      applied("public override func observeValue(forKeyPath a: String?) {}")
        == "public          func observeValue(forKeyPath a: String?) {}")
    #expect(applied("override open func value(forKey key: String) -> Any? { nil }") != nil)
    #expect(applied("override func responds(to a: Selector!) -> Bool { true }") != nil)
  }

  @Test("Others stay")
  func leavesAlone() {
    #expect(applied("override func value(at place: Int) -> Int { 0 }") == nil)
    #expect(applied("override func viewDidLoad() {}") == nil)
    // UIView and NSResponder have it as a method.
    #expect(applied("open override func awakeFromNib() {}") == nil)
    // UIStoryboardSegue has it.
    #expect(applied("override open func perform() {}") == nil)
    #expect(applied("override func perform(action: Int) {}") == nil)
    #expect(applied("override var value: Int { 0 }") == nil)
  }
}
