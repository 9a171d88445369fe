// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One preview, or several of the same view with different values, as `#Preview` declares them.
public struct Preview {
  /// What traits of a view's preview are called together.
  public struct ViewTraits: Sendable {}

  /// One of the views.
  package struct Variant {
    /// What tells it from the others; nil where it's the only one.
    package var label: String?
    package var body: @MainActor () -> any View
  }

  /// What the preview is called; nil is the line that it stands in.
  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let variants: [Variant]

  /// Makes a preview; `#Preview` calls it.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    variants = [Variant(label: nil, body: body)]
  }

  /// Makes a preview for each of several values; `#Preview` calls it.
  @MainActor public init<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.name = name
    self.traits = traits
    variants = arguments.map { argument in
      Variant(label: String(describing: argument), body: { body(argument) })
    }
  }
}

extension Preview.Variant {
  /// The view, evaluated by the host that shows it.
  @MainActor package var view: AnyView { AnyView(PreviewContent(content: body)) }
}

/// Evaluates a preview's body.
private struct PreviewContent: View, _SeeThroughView {
  let content: @MainActor () -> any View
  var body: some View { AnyView(content()) }
}

/// What `#Preview` makes a type of: it can be found in a program without being named.
@MainActor
public protocol PreviewRegistry {
  /// The module and the file that it stands in, `Module/File.swift`.
  static var fileID: String { get }
  /// Counted from 1.
  static var line: Int { get }
  /// Counted from 1.
  static var column: Int { get }

  /// Makes the preview.
  static func makePreview() throws -> Preview
}
