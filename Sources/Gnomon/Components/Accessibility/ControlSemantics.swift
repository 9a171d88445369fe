// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A share from 0 to 1 in words: `40%`.
private func percentage(_ share: Double) -> String {
  "\(Int((min(max(share.isFinite ? share : 0, 0), 1) * 100).rounded()))%"
}

extension Label: SemanticSource, SemanticWords {
  // The title names it; the icon says no more.
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    guard let title = scope.label(title) else { return scope.inner }
    var element = scope.element(.text, label: title)
    element.traits = .isStaticText
    return [element]
  }

  func words(in environment: EnvironmentValues) -> String? { (title as? any SemanticWords)?.words(in: environment) }
}

extension LabeledContent: SemanticSource where Label: View, Content: View {
  // Words are one element: the label, with the content as its value. A control keeps its own, and takes the label where
  // it has none.
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    let (label, content) = (scope.label(label), scope.elements(of: content))
    if !content.isEmpty, content.allSatisfy(\.isPlain) {
      var element = scope.element(.text, label: label)
      element.traits = .isStaticText
      element.value = SemanticsElement.joinedLabel(content)
      return [element]
    }
    let inner = scope.inner
    guard let control = inner.indices.only(where: { !inner[$0].isPlain }), inner[control].label == nil else {
      return inner
    }
    var element = inner[control]
    element.label = label
    return [element]
  }
}

extension Collection {
  fileprivate func only(where condition: (Element) -> Bool) -> Element? {
    let found = filter(condition)
    return found.count == 1 ? found[0] : nil
  }
}

extension SemanticsScope {
  /// The box of the line that the centre of a slider's knob moves on, in the host's coordinates; nil where there's none.
  var knobLine: CGRect? {
    guard let box = frame(where: { $0.viewValue is SliderTrack }) else { return nil }
    return box.insetBy(dx: min(SliderTrack.knobMargin(environment.platformProfile), box.width / 2), dy: 0)
  }
}

extension Slider: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var element = scope.element(.slider, label: scope.label(label))
    let share = value.share
    element.value = percentage(share.wrappedValue)
    element.activationPoint = scope.knobLine.map { box in
      let isMirrored = scope.environment.isRightToLeft
      let x = isMirrored ? 1 - share.wrappedValue : share.wrappedValue
      return CGPoint(x: box.minX + box.width * x, y: box.midY)
    }
    let onEditingChanged = onEditingChanged
    func move(_ distance: Double) {
      onEditingChanged(true)
      share.wrappedValue = min(max(share.wrappedValue + distance, 0), 1)
      onEditingChanged(false)
    }
    // Without a step a tenth of the line: *unverified*.
    let step = value.step ?? 0.1
    element.on(.increment) { move(step) }
    element.on(.decrement) { move(-step) }
    return [element]
  }
}

extension Stepper: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var element = scope.element(.stepper, label: scope.label(label))
    element.value = text?.wrappedValue
    if let onIncrement { element.on(.increment) { onIncrement() } }
    if let onDecrement { element.on(.decrement) { onDecrement() } }
    return [element]
  }
}

extension ProgressView: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var element = scope.element(.progressIndicator, label: scope.label(label))
    element.traits = .updatesFrequently
    let date = scope.environment.frameClock?.date ?? Date()
    if let share = interval.map({ $0.fraction(at: date) }) ?? fraction { element.value = percentage(share) }
    if let words = scope.label(currentValueLabel) { element.value = words }
    return [element]
  }
}

extension Gauge: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var element = scope.element(.gauge, label: scope.label(label))
    element.value = scope.label(currentValueLabel) ?? percentage(share)
    return [element]
  }
}

extension DatePicker: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var element = scope.element(.datePicker, label: scope.label(label))
    let environment = scope.environment
    var style = Date.FormatStyle(locale: environment.locale, calendar: environment.calendar)
    style.timeZone = environment.timeZone
    if components.contains(.date) { style = style.year().month(.wide).day() }
    if components.contains(.hourAndMinute) { style = style.hour().minute() }
    element.value = style.format(selection.wrappedValue)
    // A calendar's days and signs can be touched.
    if scope.inner.count > 2 { element.children = scope.inner }
    return [element]
  }
}

extension SemanticsElement {
  fileprivate var buttons: [SemanticsElement] { role == .button ? [self] : children.flatMap(\.buttons) }
}

extension ColorPicker: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    var element = scope.element(.colorPicker, label: scope.label(label))
    element.traits = .isButton
    element.value = selection.wrappedValue.resolve(in: scope.environment).description
    return [element]
  }
}

// MARK: Fields

extension SemanticsScope {
  fileprivate func field(
    _ role: SemanticsSnapshot.Role, _ text: String, label: String?, prompt: String?
  ) -> SemanticsElement {
    // A real iOS 26 has a field's title for what it shows while it's empty, and reads no label
    // (cashapp/AccessibilitySnapshot, `testSwiftUITextEntry`). With a prompt beside it the title is the label: *unverified*.
    var element = element(role, label: prompt == nil ? nil : label)
    element.value = text.isEmpty ? nil : text
    element.placeholder = (prompt ?? label).flatMap { $0.isEmpty ? nil : $0 }
    element.isFocused = isTypedInto
    // What takes the taps is the field, not the label in front of it.
    element.activationPoint = frame { $0 is any TypingTarget }.map { CGPoint(x: $0.midX, y: $0.midY) }
    if !environment.canTakeFocus { element.isEnabled = false }
    return element
  }

  /// True if what is typed goes inside.
  fileprivate var isTypedInto: Bool {
    guard let target = node.graph.typingTarget.target, target.isMounted else { return false }
    return target.isInside(node)
  }
}

extension TextField: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    let text = localizedText?(scope.environment.locale).wrappedValue ?? text.wrappedValue
    let prompt = prompt?.string(in: scope.environment)
    guard isSecure else { return [scope.field(.textField, text, label: scope.label(label), prompt: prompt)] }
    return [scope.field(.secureField, text.dots, label: scope.label(label), prompt: prompt)]
  }
}

extension SecureField: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    let prompt = prompt?.string(in: scope.environment)
    return [scope.field(.secureField, text.wrappedValue.dots, label: scope.label(label), prompt: prompt)]
  }
}

extension TextEditor: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    [scope.field(.textEditor, text.wrappedValue, label: nil, prompt: nil)]
  }
}

extension SearchField: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    let prompt = prompt?.string(in: scope.environment) ?? "Search"
    var element = scope.field(.searchField, text.wrappedValue, label: prompt, prompt: prompt)
    element.traits = .isSearchField
    // Its buttons, as the one that empties it, stand beside it.
    return [element] + scope.inner.flatMap(\.buttons)
  }
}

extension String {
  /// A dot for each character, as a secret text is shown.
  fileprivate var dots: String { String(repeating: "•", count: min(count, 1_000)) }
}
