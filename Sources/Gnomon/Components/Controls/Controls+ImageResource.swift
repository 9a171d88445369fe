// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title that is looked up as a key in the tables of strings. Its icon is an image of an asset
  /// catalogue.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Makes a label with a title that is shown as it's given. Its icon is an image of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image resource: ImageResource) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }

  /// Makes a label with the title of a localized resource. Its icon is an image of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init(title: { Text(titleResource) }, icon: { Image(resource) })
  }
}

extension Button where Label == Gnomon.Label<Text, Image> {
  /// Makes a button with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue. `action` runs on the main actor when the button is tapped.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleKey, image: image), role: nil, action: action)
  }

  /// Makes a button with a title that is shown as it's given and an image beside it. `image` is the resource of an
  /// asset catalogue. `action` runs on the main actor when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(label: Label(title, image: image), role: nil, action: action)
  }

  /// Makes a button with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue. `role` says what the button is for, as `.destructive`; nil says nothing.
  /// `action` runs on the main actor when the button is tapped.
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleKey, image: image), role: role, action: action)
  }

  /// Makes a button with a title that is shown as it's given and an image beside it. `image` is the resource of an
  /// asset catalogue. `role` says what the button is for, as `.destructive`; nil says nothing. `action` runs on the
  /// main actor when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {
    self.init(label: Label(title, image: image), role: role, action: action)
  }

  /// Makes a button with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue. `action` runs on the main actor when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleResource, image: image), role: nil, action: action)
  }

  /// Makes a button with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue. `role` says what the button is for, as `.destructive`; nil says nothing. `action` runs on the main
  /// actor when the button is tapped.
  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Label(titleResource, image: image), role: role, action: action)
  }
}

extension Menu where Label == Gnomon.Label<Text, Image> {
  /// Makes a menu with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(label: Label(titleKey, image: image), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue. A tap runs `primaryAction` in place of opening the menu.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Label(titleKey, image: image), content: content(), primaryAction: primaryAction)
  }

  /// Makes a menu with a title that is shown as it's given and an image beside it. `image` is the resource of an asset
  /// catalogue.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(label: Label(title, image: image), content: content(), primaryAction: nil)
  }

  /// Makes a menu with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Label(titleResource, image: image), content: content(), primaryAction: nil)
  }

  /// Makes a menu with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue. A tap runs `primaryAction` in place of opening the menu.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Label(titleResource, image: image), content: content(), primaryAction: primaryAction)
  }
}

extension ControlGroup {
  /// Makes a group of controls with the title of a localized resource and an image beside it. `image` is the resource
  /// of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Label(titleResource, image: image)) }
  }

  /// Makes a group of controls with a title that is looked up as a key in the tables of strings and an image beside it.
  /// `image` is the resource of an asset catalogue.
  nonisolated public init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Label(titleKey, image: image)) }
  }

  /// Makes a group of controls with a title that is shown as it's given and an image beside it. `image` is the resource
  /// of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<C, S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol {
    self.init { LabeledControlGroupContent(content: content(), label: Label(title, image: image)) }
  }
}

extension Picker where Label == Gnomon.Label<Text, Image> {
  /// Makes a picker with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue. `selection` is the chosen value: that of the row with an equal tag. The views
  /// of `content` stand for the values by their tags.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Label(titleKey, image: image), content: content())
  }

  /// Makes a picker with a title that is shown as it's given and an image beside it. `image` is the resource of an
  /// asset catalogue. `selection` is the chosen value: that of the row with an equal tag. The views of `content` stand
  /// for the values by their tags.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(selection: selection, label: Label(title, image: image), content: content())
  }

  /// Makes a picker with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue. `selection` is the chosen value: that of the row with an equal tag. The views of `content` stand for
  /// the values by their tags.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Label(titleResource, image: image), content: content())
  }

  /// Makes a picker with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue. `selection` is the chosen value: that of the row with an equal tag. The views of `content` stand for
  /// the values by their tags. `currentValueLabel` stands for the chosen value where the picker shows it alone.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleResource, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue. `selection` is the chosen value: that of the row with an equal tag. The views
  /// of `content` stand for the values by their tags. `currentValueLabel` stands for the chosen value where the picker
  /// shows it alone.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that is shown as it's given and an image beside it. `image` is the resource of an
  /// asset catalogue. `selection` is the chosen value: that of the row with an equal tag. The views of `content` stand
  /// for the values by their tags. `currentValueLabel` stands for the chosen value where the picker shows it alone.
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol {
    self.init(
      selection: selection, content: content, label: { Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue. It stands for several values at once: the first one's is shown, and a choice
  /// is written to all of them. `selection` leads from a source to its value. The views of `content` stand for the
  /// values by their tags.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, image: image) })
  }

  /// Makes a picker with a title that is shown as it's given and an image beside it. `image` is the resource of an
  /// asset catalogue. It stands for several values at once: the first one's is shown, and a choice is written to all of
  /// them. `selection` leads from a source to its value. The views of `content` stand for the values by their tags.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(title, image: image) })
  }

  /// Makes a picker with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue. It stands for several values at once: the first one's is shown, and a choice is written to all of them.
  /// `selection` leads from a source to its value. The views of `content` stand for the values by their tags.
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

  /// Makes a picker with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue. It stands for several values at once: the first one's is shown, and a choice
  /// is written to all of them. `selection` leads from a source to its value. The views of `content` stand for the
  /// values by their tags. `currentValueLabel` stands for the chosen value where the picker shows it alone.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with a title that is shown as it's given and an image beside it. `image` is the resource of an
  /// asset catalogue. It stands for several values at once: the first one's is shown, and a choice is written to all of
  /// them. `selection` leads from a source to its value. The views of `content` stand for the values by their tags.
  /// `currentValueLabel` stands for the chosen value where the picker shows it alone.
  @_disfavoredOverload
  nonisolated public init<C, S>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue> {
    self.init(
      sources: sources, selection: selection, content: content, label: { Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Makes a picker with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue. It stands for several values at once: the first one's is shown, and a choice is written to all of them.
  /// `selection` leads from a source to its value. The views of `content` stand for the values by their tags.
  /// `currentValueLabel` stands for the chosen value where the picker shows it alone.
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
  /// Makes a toggle with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(titleKey, image: image))
  }

  /// Makes a toggle with a title that is shown as it's given and an image beside it. `image` is the resource of an
  /// asset catalogue.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: ImageResource, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn, label: Label(title, image: image))
  }

  /// Makes a toggle with a title that is looked up as a key in the tables of strings and an image beside it. `image` is
  /// the resource of an asset catalogue. It stands for several values at once: it's on while all of them are, mixed
  /// while some are, and a tap is written to all of them. `isOn` leads from a source to its value.
  nonisolated public init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Makes a toggle with a title that is shown as it's given and an image beside it. `image` is the resource of an
  /// asset catalogue. It stands for several values at once: it's on while all of them are, mixed while some are, and a
  /// tap is written to all of them. `isOn` leads from a source to its value.
  @_disfavoredOverload
  nonisolated public init<S, C>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where S: StringProtocol, C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(title, image: image) }
  }

  /// Makes a toggle with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Label(titleResource, image: image))
  }

  /// Makes a toggle with the title of a localized resource and an image beside it. `image` is the resource of an asset
  /// catalogue. It stands for several values at once: it's on while all of them are, mixed while some are, and a tap is
  /// written to all of them. `isOn` leads from a source to its value.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) where C: RandomAccessCollection {
    self.init(sources: sources, isOn: isOn) { Label(titleResource, image: image) }
  }
}
