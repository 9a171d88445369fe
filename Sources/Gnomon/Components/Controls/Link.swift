// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that opens an address by the environment's `openURL`.
public nonisolated struct Link<Label>: View where Label: View {
  let destination: URL
  let label: Label

  /// Makes a link with a view as its label. A tap hands `destination` to the environment's `openURL`.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor @preconcurrency public var body: some View {
    OpenURLButton(destination: destination, label: label)
  }
}

private struct OpenURLButton<Label: View>: View, _SeeThroughView {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.buttonStyle) private var style

  @MainActor var body: some View {
    let (openURL, destination) = (openURL, destination)
    let button = Button(action: { openURL(destination) }) { label.modifier(LinkArea(destination: destination)) }
    if style == nil { button.buttonStyle(.borderless) } else { button }
  }
}

extension Link where Label == Text {
  /// Makes a link with a title that is looked up as a key in the tables of strings. A tap hands `destination` to the
  /// environment's `openURL`.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title that is shown as it's given. A tap hands `destination` to the environment's `openURL`.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

/// Marks what is drawn as a place that leads to an address.
nonisolated struct LinkArea: UnaryModifier {
  let destination: URL

  final class Node: UnaryNode<LinkArea> {
    override func modifierDidChange(from old: LinkArea) {}

    override func draw(_ context: inout DrawingContext) {
      super.draw(&context)
      if size.width > 0, size.height > 0 {
        context.add(.link(modifier.destination, in: context.snapped(CGRect(origin: .zero, size: size))))
      }
    }
  }
}
