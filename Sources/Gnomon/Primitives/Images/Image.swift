// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A picture: from the host's directories, a file, bytes, or a bitmap; or a system symbol.
///
/// Its own size in points is its pixels divided by its scale. ``resizable(capInsets:resizingMode:)`` makes it
/// take any size that it's proposed. A picture or a symbol that isn't found gives a warning.
///
/// ```swift
/// struct Avatar: View {
///   var body: some View {
///     VStack {
///       Image("portrait")
///         .resizable()
///         .scaledToFill()
///         .frame(width: 64, height: 64)
///         .clipShape(Circle())
///       Image(systemName: "star.fill")
///     }
///   }
/// }
/// ```
public struct Image: Equatable, Sendable {
  /// The origin of the picture.
  package enum Source: Hashable, Sendable {
    /// A file of that name, with or without its ending, in the host's image directories.
    case named(String)
    case system(String)
    case bitmap(Bitmap, scale: CGFloat)
    case file(URL)
    case data(Data)
    case drawing(ImageDrawing)
  }

  package var source: Source
  /// The words of the picture for those who can't see it; nil is its name.
  package var label: Text?
  var isDecorative = false
  /// A value from 0 to 1, for symbols that show one; nil shows none.
  var variableValue: Double?
  /// The way in which the picture's pixels are turned and mirrored.
  package var orientation = Orientation.up
  /// Pixels per point; nil is what the source says.
  var scale: CGFloat?
  /// The way that the picture is resized; nil draws it in its own size.
  var resizing: Resizing?
  /// The rendering mode; nil makes symbols templates and leaves pictures original.
  package var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var symbolRenderingMode: SymbolRenderingMode?

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// True if the picture takes any size that it's proposed.
  var isResizable: Bool { resizing != nil }

  /// True if its alpha is painted in the foreground style.
  var isTemplate: Bool {
    if let renderingMode { return renderingMode == .template }
    return if case .system = source { true } else { false }
  }

  init(source: Source) { self.source = source }

  /// A picture of the host's image directories; bundles aren't searched.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(source: .named(name)) }

  /// A picture of the host's image directories, with a label for those who can't see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name))
    self.label = label
  }

  /// A picture of the host's image directories that says nothing to those who can't see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name))
    isDecorative = true
  }

  /// A picture of the host's image directories that shows a value from 0 to 1.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name))
    self.variableValue = variableValue
  }

  /// A picture of the host's image directories that shows a value from 0 to 1, with a label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name))
    self.variableValue = variableValue
    self.label = label
  }

  /// A picture that shows a value from 0 to 1 and says nothing to those who can't see it.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name))
    self.variableValue = variableValue
    isDecorative = true
  }

  /// A system symbol.
  public init(systemName: String) { self.init(source: .system(systemName)) }

  /// A system symbol that shows a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(source: .system(systemName))
    self.variableValue = variableValue
  }
}

// What Apple's SwiftUI hasn't.
extension Image {
  /// A decoded picture of `scale` pixels per point. Gnomon's own.
  public init(bitmap: Bitmap, scale: CGFloat = 1) {
    self.init(source: .bitmap(bitmap, scale: scale.isFinite && scale > 0 ? scale : 1))
  }

  /// A picture file, PNG or JPEG. Gnomon's own.
  public init(contentsOf url: URL) { self.init(source: .file(url)) }

  /// A picture's encoded bytes, PNG or JPEG, of `scale` pixels per point. Gnomon's own.
  public init(data: Data, scale: CGFloat = 1) {
    self.init(source: .data(data))
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }
}

extension Bitmap: Hashable {
  /// Feeds the object's identity into a hasher, as equality compares that alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
