// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the `accessibility…` modifiers do to elements.
///
/// A modifier holds for each outermost element inside. Where there's none, as around a shape, it makes one.
extension AttributeNode: SemanticSource {
  private static let prefix = "accessibility."

  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    guard attribute.name.hasPrefix(Self.prefix), let value = attribute.value else {
      return attribute.name == "help" ? helped(scope) : scope.inner
    }
    let name = attribute.name.dropFirst(Self.prefix.count)
    switch (name, value) {
    case ("hidden", let isHidden as Bool): return isHidden ? [] : scope.inner
    case ("element", let behavior as AccessibilityChildBehavior): return element(of: scope, behavior)
    case ("children", let view as AnyView):
      var element = scope.element(.group)
      element.children = scope.elements(of: view)
      return [element]
    case ("representation", let view as AnyView): return scope.elements(of: view).standing(at: scope.frame)
    default: break
    }
    var elements = scope.inner
    let isNew = elements.isEmpty
    if isNew { elements = [scope.element(.element)] }
    var isHeld = false
    for index in elements.indices where apply(String(name), value, to: &elements[index], scope) { isHeld = true }
    return isNew && !isHeld ? [] : elements
  }

  /// What `help(_:)` says is told as a hint, unless there's another.
  private func helped(_ scope: SemanticsScope) -> [SemanticsElement] {
    guard let text = attribute.value as? Text else { return scope.inner }
    return scope.inner.map { element in
      var element = element
      if element.hint == nil { element.hint = text.string(in: environment) }
      return element
    }
  }

  private func element(of scope: SemanticsScope, _ behavior: AccessibilityChildBehavior) -> [SemanticsElement] {
    let inner = scope.inner
    var element = scope.element(.element)
    switch behavior {
    case .ignore: return [element]
    case .combine:
      if inner.isEmpty { return [] }
      element.absorb(inner)
      for child in inner { element.traits.formUnion(child.traits) }
      if inner.allSatisfy({ $0.role == .text }) {
        element.role = .text
      } else if let acting = inner.only(where: { !$0.isPlain }) {
        (element.role, element.value, element.activationPoint) = (acting.role, acting.value, acting.activationPoint)
        element.label = SemanticsElement.joinedLabel(
          inner.map { child in
            var child = child
            if !child.isPlain { child.value = nil }
            return child
          })
        (element.options, element.isFocused, element.placeholder) = (
          acting.options, acting.isFocused, acting.placeholder
        )
      } else {
        // Of words with a picture the real one reads no "image".
        if !inner.allSatisfy({ $0.role == .image }) {
          element.traits.remove(.isStaticText)
          element.traits.remove(.isImage)
        }
        element.followTraits()
      }
      return [element]
    default:
      element.role = .group
      element.children = inner
      return [element]
    }
  }

  /// Applies the attribute to an element; false if it says nothing of one.
  private func apply(
    _ name: String, _ value: Any, to element: inout SemanticsElement, _ scope: SemanticsScope
  ) -> Bool {
    func string(_ text: Text) -> String { text.string(in: environment) }
    switch (name, value) {
    case ("label", let text as Text): (element.label, element.isNamedByPicture) = (string(text), false)
    case ("label", let view as AnyView): (element.label, element.isNamedByPicture) = (scope.label(view), false)
    case ("value", let text as Text): element.value = string(text)
    case ("hint", let text as Text): element.hint = string(text)
    case ("inputLabels", let texts as [Text]): element.inputLabels = texts.map(string)
    case ("identifier", let identifier as String): element.identifier = identifier
    case ("sortPriority", let priority as Double): element.sortPriority = priority.isNaN ? 0 : priority
    case ("addTraits", let traits as AccessibilityTraits):
      element.traits.formUnion(traits)
      element.followTraits()
    case ("removeTraits", let traits as AccessibilityTraits):
      element.traits.remove(traits)
      element.followTraits()
    case ("heading", let level as AccessibilityHeadingLevel):
      element.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
      element.traits.insert(.isHeader)
      element.followTraits()
    case ("directTouch", let isArea as Bool): if isArea { element.traits.insert(.allowsDirectInteraction) }
    case ("respondsToUserInteraction", let responds as Bool): if !responds { element.handlers = [] }
    case ("activationPoint", let point as CGPoint):
      let frame = scope.frame
      element.activationPoint = CGPoint(x: frame.minX + finite(point.x), y: frame.minY + finite(point.y))
    case ("activationPoint", let point as UnitPoint):
      let frame = scope.frame
      element.activationPoint = CGPoint(
        x: frame.minX + finite(point.x) * frame.width, y: frame.minY + finite(point.y) * frame.height)
    case ("customContent", let content as AccessibilityContent):
      element.add(content, environment)
    case ("chartDescriptor", let chart as any AXChartDescriptorRepresentable):
      let descriptor = chart.makeChartDescriptor()
      let axes = [descriptor.xAxis.title, descriptor.yAxis?.title].compactMap { $0 }.joined(separator: ", ")
      element.details.append(
        SemanticsSnapshot.Detail(label: descriptor.title ?? axes, value: descriptor.summary ?? axes))
    case ("labeledPair", let pair as AccessibilityPair): element.pair = (pair.role == .label, pair.key)
    case ("focused", _): break
    default: return applyAction(name, value, to: &element, scope)
    }
    return true
  }

  private func applyAction(
    _ name: String, _ value: Any, to element: inout SemanticsElement, _ scope: SemanticsScope
  ) -> Bool {
    switch (name, value) {
    case ("action", let handler as AccessibilityHandler):
      element.on(handler.kind.action(environment), handler.action)
    case ("labeledAction", let labeled as AccessibilityLabeledAction):
      if let label = scope.label(labeled.label) { element.on(.named(label), labeled.action) }
    case ("actions", let view as AnyView): element.addActions(scope.elements(of: view))
    case ("actions", let (_, view) as (AccessibilityActionCategory, AnyView)):
      element.addActions(scope.elements(of: view))
    case ("adjustableAction", let adjust as (AccessibilityAdjustmentDirection) -> Void):
      element.on(.increment) { adjust(.increment) }
      element.on(.decrement) { adjust(.decrement) }
    case ("scrollAction", let scroll as (Edge) -> Void):
      for edge in Edge.allCases { element.on(.scroll(edge)) { scroll(edge) } }
    default: return false
    }
    return true
  }
}

extension AccessibilityActionKind {
  func action(_ environment: EnvironmentValues) -> SemanticsSnapshot.Action {
    switch self {
    case .default: .activate
    case .escape: .escape
    case .magicTap: .magicTap
    default: .named(name.string(in: environment))
    }
  }
}

extension SemanticsElement {
  /// Adds the actions of buttons, each by its label.
  fileprivate mutating func addActions(_ elements: [SemanticsElement]) {
    for element in elements {
      if let label = element.label, let handler = element.handlers.last(where: { $0.action == .activate }) {
        on(.named(label), handler.run)
      }
      addActions(element.children)
    }
  }

  /// Adds a detail, or takes it away where it has no value.
  fileprivate mutating func add(_ content: AccessibilityContent, _ environment: EnvironmentValues) {
    let label = content.key.label.string(in: environment)
    details.removeAll { $0.label == label }
    guard let value = content.value else { return }
    details.append(SemanticsSnapshot.Detail(label: label, value: value.string(in: environment)))
  }
}

extension [SemanticsElement] {
  /// Elements of a view that isn't shown, in the place of one that is.
  fileprivate func standing(at frame: CGRect) -> [SemanticsElement] {
    map { element in
      var element = element
      element.frame = frame
      element.activationPoint = nil
      element.children = element.children.standing(at: frame)
      return element
    }
  }

  /// The one element that a condition holds for; nil if there's none or more than one.
  fileprivate func only(where condition: (SemanticsElement) -> Bool) -> SemanticsElement? {
    let found = filter(condition)
    return found.count == 1 ? found[0] : nil
  }
}
