// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values that are pushed onto a ``NavigationStack``, the topmost last. They may be of different types.
///
/// Each type needs a `navigationDestination(for:destination:)`. A value whose type has none shows an empty page.
///
/// ```swift
/// struct Library: View {
///   @State private var path = NavigationPath()
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       Button("Open book 12 on the third shelf") {
///         path.append("Shelf 3")
///         path.append(12)
///       }
///       .navigationDestination(for: String.self) { shelf in Text(shelf) }
///       .navigationDestination(for: Int.self) { book in Text("Book \(book)") }
///     }
///   }
/// }
/// ```
public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  /// Creates an empty path, which shows the stack's root.
  public init() {}

  /// Creates a path of some values, the topmost last. It takes time in proportion to their number.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// The number of pushed values, without the root: 0 shows the root.
  public var count: Int { values.count }
  /// True if nothing is pushed, so that the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a value: its view is shown on top.
  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }

  init(erased values: [AnyHashable]) { self.values = values }

  mutating func append(erased value: AnyHashable) { values.append(value) }

  /// Removes values from the end, one by default, which goes back by as many views.
  ///
  /// A number larger than `count` removes all of them. A number below 0 removes none.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}
