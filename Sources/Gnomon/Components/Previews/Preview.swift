// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One preview, or several of the same view with different values, as `#Preview` declares them.
public struct Preview {
  /// The kind of traits that a preview of a view can have.
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

  /// Makes a preview of one view. `#Preview` calls it.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; nil is the line that it stands in.
  ///   - traits: How it is shown.
  ///   - body: Makes the view, when the preview is shown.
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    variants = [Variant(label: nil, body: body)]
  }

  /// Makes a preview for each of several values. `#Preview` calls it.
  ///
  /// - Parameters:
  ///   - name: What the previews are called; nil is the line that they stand in.
  ///   - traits: How they are shown.
  ///   - arguments: The values. The description of each tells its preview from the others.
  ///   - body: Makes the view of a value, when its preview is shown.
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
  @MainActor package var view: AnyView { .preview(body) }
}

extension AnyView {
  /// A preview's view, which the host makes that shows it: so its lines are known.
  @MainActor package static func preview(_ body: @escaping @MainActor () -> any View) -> AnyView {
    AnyView(PreviewContent(content: body))
  }
}

/// Evaluates a preview's body.
private struct PreviewContent: View, _SeeThroughView {
  let content: @MainActor () -> any View
  var body: some View { AnyView(content()) }
}

/// A type that `#Preview` declares, so that the preview can be found in a program without a name.
@MainActor
public protocol PreviewRegistry {
  /// The module and the file that the preview stands in, as `Module/File.swift`.
  static var fileID: String { get }
  /// The line of the file that the preview stands in, counted from 1.
  static var line: Int { get }
  /// The column of the line that the preview begins at, counted from 1.
  static var column: Int { get }

  /// Makes the preview. It throws where that fails, and the preview is named with the error.
  static func makePreview() throws -> Preview
}
