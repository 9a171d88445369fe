// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A height that a sheet may have.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  /// Works a custom height out.
  private var custom: (@Sendable (Context) -> CGFloat?)?

  private init(kind: Kind) { self.kind = kind }

  /// About half of the height there is.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the height there is.
  public static let large = PresentationDetent(kind: .large)
  /// A share of the height there is, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// A height that a type works out.
  public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
    var detent = PresentationDetent(kind: .custom(ObjectIdentifier(type)))
    let height = MainActorCarrier { type.height(in: $0) }
    detent.custom = { height.value($0) }
    return detent
  }

  /// Whether two detents rest at one height.
  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
  /// Writes what tells detents apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The height in points; nil where a custom one isn't there at present.
  func height(in largest: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
    switch kind {
    case .custom: custom?(Context(maxDetentValue: largest, environment: environment))
    case .medium: largest / 2
    case .large: largest
    case .fraction(let share): largest * min(max(finite(share), 0), 1)
    case .height(let height): finite(height)
    }
  }
}

extension PresentationDetent {
  /// What a custom height is worked out of.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height there is, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the presented view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// Works out a height for a sheet.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points; nil where it isn't there at present.
  static func height(in context: Self.Context) -> CGFloat?
}

enum PresentationDetentsKey: PreferenceKey {
  static var defaultValue: Set<PresentationDetent> { [] }
  static func reduce(value: inout Set<PresentationDetent>, nextValue: () -> Set<PresentationDetent>) {
    value.formUnion(nextValue())
  }
}

extension View {
  /// The heights that the sheet around may have: it's shown with the least.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: PresentationDetentsKey.self, value: detents)
  }

  /// The heights that the sheet around may have: it's shown with the selected one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    SelectedDetent(content: self, selection: selection)
  }

  /// Whether the sheet around shows that it can be dragged. Nothing can be dragged here, so nothing is shown.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Whether the presentation around can't be swiped away. Nothing is swiped away here.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

private nonisolated struct SelectedDetent<Content: View>: View, _SeeThroughView {
  let content: Content
  let selection: Binding<PresentationDetent>
  @MainActor var body: some View {
    content.preference(key: PresentationDetentsKey.self, value: [selection.wrappedValue])
  }
}
