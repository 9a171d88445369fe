// SPDX-License-Identifier: Apache-2.0
import Foundation

extension SemanticsScope {
  /// One element in place of what is shown, with the words and the actions of that.
  func absorbing(_ role: SemanticsSnapshot.Role, _ traits: AccessibilityTraits) -> SemanticsElement {
    var element = element(role)
    let inner = inner
    element.absorb(inner)
    element.traits = traits
    for child in inner { element.keepState(of: child) }
    return element
  }
}

extension SemanticsElement {
  /// Takes over what a part inside says of the whole: that it's chosen, that it can't be used.
  fileprivate mutating func keepState(of child: SemanticsElement) {
    if child.traits.contains(.isSelected) { traits.insert(.isSelected) }
    if !child.isPlain, !child.isEnabled { isEnabled = false }
    for inner in child.children { keepState(of: inner) }
  }
}

extension Button: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var element = scope.absorbing(.button, .isButton)
    // A style that shows no label leaves the button its name.
    if element.label == nil { element.label = scope.label(label) }
    guard element.handlers.first(where: { $0.action == .activate }) == nil else { return [element] }
    // What a press does may be more than the button's own action: an alert's button ends the alert.
    let (action, item) = (action, scope.shown.first)
    element.on(.activate) { [weak item] in
      if item?.pressFirst() != true { onMain { action() } }
    }
    return [element]
  }
}

extension NavigationLink: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    [scope.absorbing(.button, .isButton)]
  }
}

extension Link: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    [scope.absorbing(.link, [.isLink, .isButton])]
  }
}

extension Menu: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    [scope.absorbing(.menuButton, .isButton)]
  }
}

extension Toggle: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var element = scope.element(.toggle, label: scope.label(label))
    element.traits = [.isToggle, .isButton]
    element.value = isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off"
    if isOn.wrappedValue, scope.environment.isInMenu { element.traits.insert(.isSelected) }
    // Of a switch in a row only the switch takes taps.
    let box = scope.frame { $0.viewValue is SwitchView }
    element.activationPoint = box.map { CGPoint(x: $0.midX, y: $0.midY) }
    let isOn = isOn
    // In a menu a press ends that, too.
    let item = scope.environment.isInMenu ? scope.shown.first : nil
    element.on(.activate) { [weak item] in
      if item?.pressFirst() != true { isOn.wrappedValue.toggle() }
    }
    for child in scope.inner where child.identifier != nil { element.identifier = child.identifier }
    return [element]
  }
}

extension DisclosureGroup: SemanticSource {
  // The sign and the label are one button; what is open stands behind it.
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var inner = scope.inner
    guard let index = inner.firstIndex(where: { $0.role == .button }) else { return inner }
    if inner[index].label == nil { inner[index].label = scope.label(label) }
    inner[index].value = isShown(scope) ? "expanded" : "collapsed"
    // On macOS the label stands beside the sign.
    if index + 1 < inner.count, inner[index + 1].role == .text, inner[index + 1].label == inner[index].label {
      inner[index].frame = inner[index].frame.union(inner[index + 1].frame)
      inner.remove(at: index + 1)
    }
    return inner
  }

  private func isShown(_ scope: SemanticsScope) -> Bool {
    isExpanded?.wrappedValue ?? (scope.frame { $0.viewValue is DisclosureSign && $0.isExpandedSign } != nil)
  }
}

extension ViewNode {
  fileprivate var isExpandedSign: Bool { (viewValue as? DisclosureSign)?.isExpanded ?? false }
}
