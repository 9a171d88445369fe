// SPDX-License-Identifier: Apache-2.0
/// Content that counts as one view: one view as it is, several above each other.
nonisolated public struct _UnaryViewAdaptor<Content>: View where Content: View {
  /// The view or the views.
  public var content: Content

  /// One view of some content.
  public init(_ content: Content) { self.content = content }

  /// The content in a stack where it's several views.
  @MainActor @preconcurrency public var body: some View { ImplicitStack(column: { content }) }
}
