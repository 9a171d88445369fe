// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Menu where Label == Text {
  /// Makes a menu with the title of a localized resource.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content(), primaryAction: nil)
  }

  /// Makes a menu with the title of a localized resource. A tap runs `primaryAction` in place of opening the menu.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Gnomon.Label<Text, Image> {
  /// Makes a menu with the title of a localized resource and a symbol beside it. `systemImage` is the name of the
  /// symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Label(titleResource, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Makes a menu with the title of a localized resource and a symbol beside it. `systemImage` is the name of the
  /// symbol. A tap runs `primaryAction` in place of opening the menu.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Label(titleResource, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
}

extension ControlGroup {
  /// Makes a group of controls with the title of a localized resource.
  @_disfavoredOverload
  nonisolated public init<C>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Text(titleResource)) }
  }

  /// Makes a group of controls with the title of a localized resource and a symbol beside it. `systemImage` is the name
  /// of the symbol.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Label(titleResource, systemImage: systemImage)) }
  }
}
