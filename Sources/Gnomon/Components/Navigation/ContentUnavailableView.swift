// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Says that there's nothing to show, and what can be done: a large icon, a title, a description and actions, centred in
/// the space that is proposed.
public nonisolated struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes a view that stands in for missing content with a view as its label. `description` stands below, smaller.
  /// `actions` are the controls below that.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor @preconcurrency public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).impliedForeground(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor @preconcurrency func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).impliedForeground(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == Gnomon.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view that stands in for missing content with a title that is looked up as a key in the tables of strings
  /// and an image above it. `image` is the name of an image in an asset catalogue. `description` stands below, smaller.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, image: name) }, description: { description })
  }

  /// Makes a view that stands in for missing content with a title that is shown as it's given and an image above it.
  /// `image` is the name of an image in an asset catalogue. `description` stands below, smaller.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
    self.init(label: { Gnomon.Label(title, image: name) }, description: { description })
  }

  /// Makes a view that stands in for missing content with a title that is looked up as a key in the tables of strings
  /// and a symbol above it. `systemImage` is the name of the symbol. `description` stands below, smaller.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, systemImage: name) }, description: { description })
  }

  /// Makes a view that stands in for missing content with a title that is shown as it's given and a symbol above it.
  /// `systemImage` is the name of the symbol. `description` stands below, smaller.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
    self.init(label: { Gnomon.Label(title, systemImage: name) }, description: { description })
  }
}

/// What is said when a search finds nothing.
public nonisolated struct SearchUnavailableContent {
  /// The icon and the title.
  public struct Label: View {
    let text: String?
    @MainActor @preconcurrency public var body: some View {
      Gnomon.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// What can be done.
  public struct Description: View {
    @MainActor @preconcurrency public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View {
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search finds nothing.
  nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> { search(for: nil) }

  /// Says that a search for a text finds nothing.
  nonisolated public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    search(for: text.isEmpty ? nil : text)
  }

  nonisolated private static func search(for text: String?) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
  }
}
