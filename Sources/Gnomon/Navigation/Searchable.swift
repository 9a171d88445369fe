import Foundation

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// When a field below the bar is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// A view with a search field above: 36 points high, as UIKit has it.
private nonisolated struct SearchableView<Content: View>: View, SeeThroughView {
  let content: Content
  let text: Binding<String>
  let prompt: Text?

  @MainActor var body: some View {
    content.safeAreaInset(edge: .top, spacing: 0) {
      HStack(spacing: 6) {
        MagnifierShape().stroke(.secondary, lineWidth: 1.5).frame(width: 15, height: 15)
        FieldContent(
          text: text, prompt: AnyView(prompt ?? Text(verbatim: "Search")), axis: .horizontal, isSecure: false)
      }
      .padding(.horizontal, 8)
      .frame(height: 36)
      .background(RoundedRectangle(cornerRadius: 10, style: .continuous).fill(SystemFill(level: 2)))
      .padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
    }
  }
}

private nonisolated struct MagnifierShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let side = rect.width * 0.7
      path.addEllipse(in: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
      path.move(to: CGPoint(x: rect.minX + side * 0.86, y: rect.minY + side * 0.86))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

extension View {
  /// Puts a search field above the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt)
  }

  /// Puts a search field above the view.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    SearchableView(content: self, text: text, prompt: Text(prompt))
  }

  /// Puts a search field above the view.
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    SearchableView(content: self, text: text, prompt: Text(prompt))
  }

  /// Puts a search field above the view.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt)
  }
}
