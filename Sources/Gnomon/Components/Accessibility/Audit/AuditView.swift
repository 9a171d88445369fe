// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A view that an audit tells of. What is known of it is worked out when it's asked for.
package struct AuditView {
  let node: ViewNode

  /// Stays the same as long as the view is there.
  package var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// The line in the user's code that made the view; nil if it isn't known.
  package var source: SourceLocation? { node.sourceLocation }

  /// The view in a sentence: `Text “Hello”`.
  package var spoken: String { (node as? LayoutNode)?.spokenName ?? tracedName(node.semanticName) }

  /// The names of the views around, as the command takes them: `Card/VStack/Text`.
  package var path: String {
    var names: [String] = []
    var node: ViewNode? = node
    while let current = node, !(current is HostNode) {
      if let name = current.snapshotName, !name.isEmpty, !current.isWrapper, !current.isMadeHere {
        names.append(tracedName(name))
      }
      node = current.parent
    }
    return names.isEmpty ? "Host" : names.reversed().joined(separator: "/")
  }

  /// True if findings of that name aren't wanted of the view.
  package func silences(_ name: ViewHost.FindingName) -> Bool { node.silencedNames.contains(name.rawValue) }

  /// True if this package has made it as a part of a control or a bar of its own.
  package var isOwn: Bool { node.isMadeHere }

  /// What keeps the order in the code from telling how two views lie to each other.
  package enum FreePlace {
    /// They lie in one `ZStack`.
    case layered
    /// One of them was moved, by an offset or a position.
    case moved
  }

  /// What sets its place to another view free; nil where the order in the code tells it.
  package func freePlace(beside other: AuditView) -> FreePlace? {
    var around: Set<ObjectIdentifier> = []
    for view in sequence(first: node, next: \.parent) { around.insert(ObjectIdentifier(view)) }
    var current: ViewNode? = other.node
    while let view = current, !around.contains(ObjectIdentifier(view)) {
      if view.isMover { return .moved }
      current = view.parent
    }
    guard let common = current else { return nil }
    for view in sequence(first: node, next: \.parent) {
      if view === common { break }
      if view.isMover { return .moved }
    }
    // What the views are made by stands between them and what lays them out.
    let container = sequence(first: common, next: \.parent).first { $0 is LayoutNode }
    return container?.snapshotName == "ZStack" ? .layered : nil
  }

  /// The nearest of the app's own views around, or the view itself where there's none.
  package var enclosing: AuditView {
    var current = node.parent
    while let view = current {
      if let view = view as? DynamicNode, !view.isBuiltIn, view.snapshotName != nil { return AuditView(node: view) }
      current = view.parent
    }
    return self
  }

  /// True if it's another view, or lies in it.
  package func isInside(_ other: AuditView) -> Bool {
    sequence(first: node, next: \.parent).contains { $0 === other.node }
  }

  /// True if it lies in something that scrolls sideways.
  package var scrollsSideways: Bool {
    sequence(first: node, next: \.parent).contains { ($0 as? ScrollNode)?.axes.contains(.horizontal) == true }
  }

  /// True if it's the content beside a label of `LabeledContent`.
  package var hasLabelBeside: Bool {
    sequence(first: node, next: \.parent).dropFirst().contains { view in
      guard view is DynamicNode, let value = view.viewValue else { return false }
      return baseName(of: type(of: value)) == "LabeledContent"
    }
  }

  /// True if a view around says something of it to assistive technologies, or hides it from them.
  package var isDescribed: Bool {
    sequence(first: node, next: \.parent).contains { view in
      guard let name = (view as? AttributeNode)?.attribute.name else { return false }
      return [
        "accessibility.label", "accessibility.value", "accessibility.hidden", "accessibility.element",
        "accessibility.children", "accessibility.representation", "help",
      ].contains(name)
    }
  }

  /// True if assistive technologies pass over it.
  package var isDecoration: Bool {
    sequence(first: node, next: \.parent).contains { view in
      guard let attribute = (view as? AttributeNode)?.attribute, attribute.name == "accessibility.hidden" else {
        return false
      }
      return attribute.value as? Bool == true
    }
  }

  /// The appearance that it's shown in.
  package var colorScheme: ColorScheme { node.environment.colorScheme }

  /// True if it can be used, as far as those around say.
  package var isEnabled: Bool { node.environment.isEnabled }

  /// True if a text is shown in it.
  package var showsText: Bool {
    SemanticsScope(of: node).first { ($0 as? TextNode)?.snapshotText?.isEmpty == false } != nil
  }

  /// The maker of a button's look.
  package enum ButtonLook {
    /// The system, without a border.
    case bare
    /// The system, with a border or a background.
    case bezel
    /// A style or a gesture of the app's own.
    case own
  }

  /// The maker of its look, if it's a button.
  package var buttonLook: ButtonLook {
    guard let value = node.viewValue, isDeclared(type(of: value), in: "Gnomon") else { return .own }
    let name = baseName(of: type(of: value))
    if name == "Menu", let style = node.environment.menuStyle?.value {
      return isDeclared(type(of: style), in: "Gnomon") ? .bare : .own
    }
    guard let set = node.environment.buttonStyle?.value else {
      return name == "Button" && node.environment.platformProfile.system == .macOS ? .bezel : .bare
    }
    let style = (set as? any WrapsButtonStyle)?.buttonStyle ?? set
    guard isDeclared(type(of: style), in: "Gnomon") else { return .own }
    switch style {
    case is PlainButtonStyle, is BorderlessButtonStyle, is DefaultButtonStyle, is LinkButtonStyle: return .bare
    default: return .bezel
    }
  }
}

extension ViewNode {
  /// True if this package's source has made the view, as a part of one of its own views.
  fileprivate var isMadeHere: Bool {
    var node = self
    // A shape or a gradient that the app has made is drawn by a view in its body.
    while node.standsInBuiltInBody,
      let holder = sequence(first: node, next: \.parent).dropFirst().first(where: { $0 is DynamicNode }),
      holder.viewValue is any Shape || holder.viewValue is any ShapeStyle || holder.viewValue is any ShapeView
    {
      node = holder
    }
    guard node.standsInBuiltInBody else { return false }
    return node.location?.location.map { $0.isOfThisPackage } ?? true
  }

  fileprivate var isMover: Bool { snapshotName == "offset" || snapshotName == "position" }
}
