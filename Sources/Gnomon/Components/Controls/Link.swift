// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A button that opens an address by the environment's `openURL`.
///
/// Where no button style is set it has no border: its label is in the tint. Gnomon also records where the address lies,
/// so that a PDF or SVG file of the view can lead there.
///
/// ```swift
/// struct Imprint: View {
///   var body: some View {
///     if let home = URL(string: "https://www.swift.org") {
///       Link("Made with Swift", destination: home)
///     }
///   }
/// }
/// ```
public nonisolated struct Link<Label>: View where Label: View {
  let destination: URL
  let label: Label

  /// Makes a link to an address with a label of your own.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The button that opens the address.
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
  /// Makes a link to an address with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link to an address with a string as its title.
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
