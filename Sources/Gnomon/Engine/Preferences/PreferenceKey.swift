// SPDX-License-Identifier: Apache-2.0
/// A key of a value that views hand up to the views around them.
///
/// The values of several views are combined in the order of the view tree.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
///
/// struct Measured: View {
///   @State private var widest: CGFloat = 0
///
///   var body: some View {
///     VStack {
///       Text("One").preference(key: WidestKey.self, value: 40)
///       Text("Two").preference(key: WidestKey.self, value: 60)
///       Text("\(widest)")
///     }
///     .onPreferenceChange(WidestKey.self) { widest = $0 }
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value that is read where no view inside says anything.
  static var defaultValue: Self.Value { get }
  /// Combines a sibling's value into what the siblings before gave. Called in the order of the tree, and only where two
  /// or more say something (`facts 88`).
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// Nothing: the value of views that set none.
  public static var defaultValue: Self.Value { nil }
}
