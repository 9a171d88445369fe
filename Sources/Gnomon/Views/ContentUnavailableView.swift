import Foundation

/// What is shown where there's nothing to show: a label, a description, actions.
public nonisolated struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  let label: Label
  let description: Description
  let actions: Actions

  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor @preconcurrency public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon over a bold title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Label == Gnomon.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, systemImage: name) }, description: { description })
  }

  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { Gnomon.Label(title, image: name) }, description: { description })
  }

  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
    self.init(label: { Gnomon.Label(title, systemImage: name) }, description: { description })
  }
}
