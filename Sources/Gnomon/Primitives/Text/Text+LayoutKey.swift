// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension Text {
  /// The lines of the texts inside a view, each with its place, as a preference.
  ///
  /// Texts say it only where something in the tree reads it.
  public struct LayoutKey: PreferenceKey, Sendable {
    /// A text's lines, and where the text lies.
    public struct AnchoredLayout: Equatable {
      /// The text's top leading corner.
      public var origin: Anchor<CGPoint>
      /// The lines, from that corner.
      public var layout: Text.Layout
    }

    /// The texts' lines, one value for each text.
    public typealias Value = [Text.LayoutKey.AnchoredLayout]

    /// No lines.
    public static var defaultValue: Text.LayoutKey.Value { [] }

    /// Adds the next view's lines at the end.
    public static func reduce(
      value: inout Text.LayoutKey.Value, nextValue: () -> Text.LayoutKey.Value
    ) {
      value += nextValue()
    }
  }
}

extension ViewNode {
  /// Lets the texts inside a view that reads a preference say where their lines lie, if it's that one.
  func readsPreference<K: PreferenceKey>(_ key: K.Type) {
    guard K.self == Text.LayoutKey.self else { return }
    graph.readsTextLayouts = true
    tellTextLayouts()
  }

  private func tellTextLayouts() {
    (self as? TextNode)?.tellLayout()
    forEachChild { $0.tellTextLayouts() }
  }
}
