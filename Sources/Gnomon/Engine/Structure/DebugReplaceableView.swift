// SPDX-License-Identifier: Apache-2.0
/// A view whose type is hidden, so that it can stand for one of another type when a program is built for debugging.
///
/// Xcode's compiler puts it around bodies; here a source may do so itself. A value of another type replaces the identity, as in
/// an ``AnyView``.
public struct DebugReplaceableView: View {
  let view: AnyView

  /// Hides a view's type.
  nonisolated public init<V>(erasing view: V) where V: View { self.view = AnyView(view) }

  /// The hidden view.
  @MainActor @preconcurrency public var body: some View { view }
}
