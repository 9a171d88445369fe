// SPDX-License-Identifier: Apache-2.0
/// Tells the views of one section from those of another.
nonisolated final class SectionIdentity: Sendable {}

/// The part of a view in the section around it.
nonisolated struct SectionRole: Equatable {
  enum Part { case header, content, footer }
  var section: SectionIdentity
  var part: Part

  static func == (a: Self, b: Self) -> Bool { a.section === b.section && a.part == b.part }
}

nonisolated struct SectionRoleKey: LayoutValueKey {
  static var defaultValue: SectionRole? { nil }
}

/// Says what part of a section a view is.
nonisolated struct SectionRoleModifier: UnaryModifier {
  let role: SectionRole

  final class Node: UnaryNode<SectionRoleModifier> {
    override func didMakeContent() { passThrough() }
    override func modifierDidChange(from old: SectionRoleModifier) { invalidateLayout(.traits) }
    // The innermost one holds, as of all values for a container.
    override var sectionRole: SectionRole? { super.sectionRole ?? modifier.role }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
      super.layoutValue(key) ?? (key == ObjectIdentifier(SectionRoleKey.self) ? modifier.role : nil)
    }
  }
}
