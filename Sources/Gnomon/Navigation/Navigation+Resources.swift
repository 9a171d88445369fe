import Foundation

extension NavigationLink where Label == Text {
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleResource), target: .view(destination()))
  }
}

extension NavigationLink where Destination == Never {
  @_disfavoredOverload
  nonisolated public init<P>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text, P: Hashable {
    self.init(label: Text(titleResource), target: .value(value.map { AnyHashable($0) }))
  }
}

extension View {
  /// The title in the bar above.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}

extension View {
  /// Puts a search field above the view.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: nil, prompt: Text(prompt))
  }

  /// Puts a search field above the view, and says whether it's in use.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    SearchableView(content: self, text: text, isPresented: isPresented, prompt: Text(prompt))
  }
}
