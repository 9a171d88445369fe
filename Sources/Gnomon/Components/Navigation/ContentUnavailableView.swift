// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A message that there's nothing to show, and what can be done about it.
///
/// It shows an icon of 48 points, a title, a description and actions, below each other. They stand in the middle of the
/// proposed space, which the view fills.
public nonisolated struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a message of a label, a description and actions. Without a description or actions, their place stays
  /// empty.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions below each other.
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
  /// Creates a message with a localized title and a picture by its name; a nil description shows none.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, image: name) }, description: { description })
  }

  /// Creates a message with a title that isn't localized and a picture by its name; a nil description shows none.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
    self.init(label: { Gnomon.Label(title, image: name) }, description: { description })
  }

  /// Creates a message with a localized title and a system symbol; a nil description shows none.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a message with a title that isn't localized and a system symbol; a nil description shows none.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
    self.init(label: { Gnomon.Label(title, systemImage: name) }, description: { description })
  }
}

/// The parts of the message that a search has found nothing. Gnomon's words for it are English.
public nonisolated struct SearchUnavailableContent {
  /// The magnifying glass and the title, with the searched text if there is one.
  public struct Label: View {
    let text: String?
    /// The icon and the title as a label.
    @MainActor @preconcurrency public var body: some View {
      Gnomon.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
    }
  }

  /// The advice to check the spelling or to search for something else.
  public struct Description: View {
    /// The advice as a text.
    @MainActor @preconcurrency public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions of the message: there are none.
  public struct Actions: View {
    /// An empty view.
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A message that a search has found nothing. It doesn't name the searched text.
  nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> { search(for: nil) }

  /// A message that a search for a text has found nothing. An empty text isn't named.
  nonisolated public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    search(for: text.isEmpty ? nil : text)
  }

  nonisolated private static func search(for text: String?) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
  }
}
