// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A title with an icon, in the look of the label style in force.
///
/// Without a style the icon stands in front of the title; in bars it stands alone. In a list on iOS, and in a sidebar
/// on macOS, the icon has the tint, unless a foreground style is set.
///
/// ```swift
/// struct LibraryRows: View {
///   var body: some View {
///     List {
///       Label("Favourites", systemImage: "star")
///       Label {
///         Text("Work")
///       } icon: {
///         Circle().fill(.blue).frame(width: 12, height: 12)
///       }
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

  /// The label as its style draws it.
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
  /// Makes a label with a title that is looked up as a key in the tables of strings. Its icon is the picture of that
  /// name.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label with a title that is looked up as a key in the tables of strings. Its icon is the symbol of that
  /// name.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a title that is shown as it's given. Its icon is the picture of that name.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Makes a label with a title that is shown as it's given. Its icon is the symbol of that name.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of the parts that a style is given, in the style around that one.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
