// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension Button where Label == Gnomon.Label<Text, Image> {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleKey, image: image), role: nil, action: action)
  }

  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(label: Label(title, image: image), role: nil, action: action)
  }

  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleKey, image: image), role: role, action: action)
  }

  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(label: Label(title, image: image), role: role, action: action)
  }

  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleResource, image: image), role: nil, action: action)
  }

  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleResource, image: image), role: role, action: action)
  }
}

extension Menu where Label == Gnomon.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(label: Label(titleKey, image: image), content: content(), primaryAction: nil)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Label(titleKey, image: image), content: content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Label(title, image: image), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Label(titleResource, image: image), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Label(titleResource, image: image), content: content(), primaryAction: primaryAction)
  }
}

extension ControlGroup {
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Label(titleResource, image: image)) }
  }

  nonisolated public init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Label(titleKey, image: image)) }
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
    self.init { LabeledControlGroupContent(content: content(), label: Label(title, image: image)) }
  }
}

extension Picker where Label == Gnomon.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Label(titleKey, image: image), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, label: Label(title, image: image), content: content())
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Label(titleResource, image: image), content: content())
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleResource, image: image) },
      currentValueLabel: currentValueLabel)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol {
    self.init(
      selection: selection, content: content, label: { Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, image: image) })
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(title, image: image) })
  }

  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(titleResource, image: image) })
  }

  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Label(titleResource, image: image) },
      currentValueLabel: currentValueLabel)
  }
}

extension Toggle where Label == Gnomon.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(titleKey, image: image))
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, label: Label(title, image: image))
  }

  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init<S, C>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(title, image: image) }
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(titleResource, image: image))
  }

  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(titleResource, image: image) }
  }
}
