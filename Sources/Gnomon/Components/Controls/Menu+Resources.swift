// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Menu where Label == Text {
  /// Makes a menu with a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a title from the app's resources, whose button runs an action of its own when it's tapped.
  ///
  /// Gnomon opens such a menu in no other way, so a tap runs `primaryAction` and the content isn't seen.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), content: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Gnomon.Label<Text, Image> {
  /// Makes a menu with a system symbol and a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Label(titleResource, systemImage: systemImage), content: content(), primaryAction: nil)
  }

  /// Makes a menu with a system symbol and a title from the app's resources, whose button runs an action of its own
  /// when it's tapped.
  ///
  /// Gnomon opens such a menu in no other way, so a tap runs `primaryAction` and the content isn't seen.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Label(titleResource, systemImage: systemImage), content: content(), primaryAction: primaryAction)
  }
}

extension ControlGroup {
  /// Makes a group of controls with a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init<C>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Text(titleResource)) }
  }

  /// Makes a group of controls with a system symbol and a title from the app's resources.
  @_disfavoredOverload
  nonisolated public init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View {
    self.init { LabeledControlGroupContent(content: content(), label: Label(titleResource, systemImage: systemImage)) }
  }
}
