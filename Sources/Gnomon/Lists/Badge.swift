import Foundation

extension View {
  /// Shows a number beside the view: in a list's row at the trailing edge; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside the view: in a list's row at the trailing edge; nil shows none.
  nonisolated public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }

  /// Shows a text beside the view: in a list's row at the trailing edge; nil shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgedView(content: self, badge: key.map { Text($0) })
  }

  /// Shows a text beside the view: in a list's row at the trailing edge; nil shows none.
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    BadgedView(content: self, badge: label.map { Text($0) })
  }
}

private nonisolated struct BadgedView<Content: View>: View, _SeeThroughView {
  let content: Content
  let badge: Text?
  @Environment(\.surroundings) private var surroundings

  @MainActor var body: some View {
    if surroundings == .list, let badge {
      HStack {
        content
        Spacer(minLength: 0)
        badge.foregroundStyle(.secondary)
      }
    } else {
      content
    }
  }
}
