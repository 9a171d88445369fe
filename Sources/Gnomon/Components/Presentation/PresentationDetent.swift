// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A height that a sheet may have. Two heights are equal if they were made in the same way of equal values.
///
/// The largest height is that of the host, less the safe area at its top, and before iOS 26 less 10 points more.
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

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The largest height.
  public static let large = PresentationDetent(kind: .large)
  /// A share of the largest height, without the safe area at its bottom. Shares below 0 and above 1 are moved to
  /// these limits; NaN and ∞ are 0.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points above the safe area's bottom, at least 0 and at most the largest height; NaN and ∞ are 0.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// A height that a type works out. All of one type are equal.
  public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
    var detent = PresentationDetent(kind: .custom(ObjectIdentifier(type)))
    let height = MainActorCarrier { type.height(in: $0) }
    detent.custom = { height.value($0) }
    return detent
  }

  /// True if both heights were made in the same way of equal values.
  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
  /// Hashes the kind of the height and its value.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The sheet's height in points; nil where a custom one isn't there at present.
  func height(in room: SheetRoom, _ environment: EnvironmentValues) -> CGFloat? {
    switch kind {
    case .custom: custom?(Context(maxDetentValue: room.detents, environment: environment)).map { $0 + room.bottom }
    case .medium: room.medium
    case .large: room.largest
    case .fraction(let share): room.detents * min(max(finite(share), 0), 1) + room.bottom
    case .height(let height): finite(height) + room.bottom
    }
  }
}

extension PresentationDetent {
  /// The values that a custom height is worked out of: the largest height, and the environment.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height of the sheet, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the sheet's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A type that works out a height for a sheet.
public protocol CustomPresentationDetent {
  /// The values that the height is worked out of.
  typealias Context = PresentationDetent.Context

  /// The height in points. Nil leaves it out at present. It's limited to 0 and the largest height.
  static func height(in context: Self.Context) -> CGFloat?
}

enum PresentationDetentsKey: PreferenceKey {
  static var defaultValue: Set<PresentationDetent> { [] }
  static func reduce(value: inout Set<PresentationDetent>, nextValue: () -> Set<PresentationDetent>) {
    value.formUnion(nextValue())
  }
}

extension View {
  /// Sets the heights that the sheet around may have. It's shown with the least of them, and nobody can drag it to
  /// another one.
  ///
  /// Without any height the sheet has the largest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    preference(key: PresentationDetentsKey.self, value: detents)
  }

  /// Sets the heights that the sheet around may have, and which one is selected: it's shown with that one.
  ///
  /// Gnomon reads the selection and never changes it, since sheets aren't dragged. It need not be among the heights.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    SelectedDetent(content: self, selection: selection)
  }

  /// Shows or hides the sign that the sheet around can be dragged; by default it's there where the sheet has several
  /// heights. It's drawn alone: sheets aren't dragged in Gnomon.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    transformPreference(PresentationLooksKey.self) { $0.dragIndicator = visibility }
  }

  /// Keeps people from closing the sheet around by the escape key. In Gnomon nothing is swiped away.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    attribute("interactiveDismissDisabled", isDisabled)
  }
}

private nonisolated struct SelectedDetent<Content: View>: View, _SeeThroughView {
  let content: Content
  let selection: Binding<PresentationDetent>
  @MainActor var body: some View {
    content.preference(key: PresentationDetentsKey.self, value: [selection.wrappedValue])
  }
}
