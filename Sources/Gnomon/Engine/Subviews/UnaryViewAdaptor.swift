// SPDX-License-Identifier: Apache-2.0
/// Content that counts as one view: one view as it is, several above each other.
nonisolated public struct _UnaryViewAdaptor<Content>: View where Content: View {
  public var content: Content

  public init(_ content: Content) { self.content = content }

  @MainActor @preconcurrency public var body: some View { ImplicitStack(column: { content }) }
}
