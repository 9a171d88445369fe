// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A title with an icon, in the look of the label style in force.
///
/// ```swift
/// struct Weather: View {
///   var body: some View {
///     VStack(alignment: .leading) {
///       Label("Sunny", systemImage: "sun.max")
///       Label("Only an icon", systemImage: "cloud").labelStyle(.iconOnly)
///     }
///   }
/// }
/// ```
public nonisolated struct Label<Title, Icon>: View where Title: View, Icon: View {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyle) private var style

  /// Makes a label of a view for the title and one for the icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor @preconcurrency public var body: some View {
    let configuration = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
    ImplicitStack(row: {
      if let style {
        style.body(configuration).outerControlStyle(\.labelStyle)
      } else {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
      }
    })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title that is looked up as a key in the tables of strings and with that image of an asset
  /// catalogue.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label with a title that is looked up as a key in the tables of strings and with the symbol of that name.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a title that is shown as it's given and with that image of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Makes a label with a title that is shown as it's given and with the symbol of that name.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is styling, in the style around.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
