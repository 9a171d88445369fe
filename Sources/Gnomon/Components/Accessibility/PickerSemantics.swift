// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Picker: SemanticSource {
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    // In a list or a menu each value is an item of that.
    guard let list = scope.first(where: { $0 is any ChoiceList })?.node as? any ChoiceList else { return scope.inner }
    var element = scope.element(.picker, label: scope.label(label))
    // Of values with the same words the last is chosen.
    var handlers: [String: SemanticsElement.Handler] = [:]
    for (index, choice) in list.choices.enumerated() {
      let label = SemanticsElement.joinedLabel(SemanticsWalk.elements(of: [choice.item], inside: list)) ?? ""
      element.options.append(label)
      if choice.isSelected { element.value = label }
      guard choice.isSelectable else { continue }
      let action = SemanticsSnapshot.Action.choose(label)
      handlers[label] = SemanticsElement.Handler(action: action, run: choice.choose)
      guard list.showsAll, let box = choice.box else { continue }
      var option = SemanticsElement(.button, list, frame: list.convert(box, to: nil), label: label)
      option.ordinal = index + 1
      option.traits = .isButton
      if choice.isSelected { option.traits.insert(.isSelected) }
      option.on(.activate, choice.choose)
      element.children.append(option)
    }
    element.handlers += element.options.compactMap { handlers.removeValue(forKey: $0) }
    if let current = currentValueLabel.flatMap({ scope.label($0) }) { element.value = current }
    if !list.showsAll {
      element.traits = .isButton
      element.activationPoint = CGPoint(x: list.drawnBox.midX, y: list.drawnBox.midY)
      // One that leads to a page of its own does what its link does.
      let inner = scope.inner.flatMap(\.handlers)
      if let push = inner.last(where: { $0.action == .activate }) { element.on(.activate, push.run) }
    }
    return [element]
  }
}

extension PickerRows: SemanticSource {
  // The tick says which is chosen.
  func semantics(_ scope: SemanticsScope) -> [SemanticsElement] {
    let isChosen = scope.first { $0.viewValue is RowTick } != nil
    return scope.inner.map { element in
      var element = element
      if isChosen { element.traits.insert(.isSelected) }
      return element
    }
  }
}
