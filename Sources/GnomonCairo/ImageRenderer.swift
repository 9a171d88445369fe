// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import OpenCombine
import Synchronization

/// Draws a view apart from any host, as pixels or as a document.
///
/// ```swift
/// @MainActor func save(_ title: String, to file: URL) throws {
///   let renderer = ImageRenderer(content: Text(title).padding())
///   renderer.scale = 2
///   try renderer.pngData().write(to: file)
/// }
/// ```
/// The view is updated when something is asked for; what it keeps as state stays between two questions, until it's
/// given new content.
public final class ImageRenderer<Content>: ObservableObject where Content: View {
  /// The publisher of ``objectWillChange``.
  public typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>

  /// Sends before a property of the renderer changes.
  public final let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view that is drawn. A new one begins with fresh state.
  @MainActor public final var content: Content {
    willSet { tellChange() }
    didSet { host = nil }
  }

  /// The space that the view is proposed, in points; nil in a dimension asks for its ideal length.
  @MainActor public final var proposedSize = ProposedViewSize.unspecified {
    willSet { tellChange() }
    didSet { host = nil }
  }

  /// Pixels per point; 1 unless set, and where what is set isn't a positive number.
  @MainActor public final var scale: CGFloat = 1 {
    willSet { tellChange() }
    didSet { host = nil }
  }

  /// Whether the picture has no transparent part: what the view leaves free is black.
  @MainActor public final var isOpaque = false {
    willSet { tellChange() }
  }

  /// How colours are mixed where drawings lie above each other, in pictures made of pixels; documents mix sRGB's
  /// components.
  @MainActor public final var colorMode: ColorRenderingMode = .nonLinear {
    willSet { tellChange() }
  }

  /// How bright the picture may be; nil leaves it to the view. Kept; pictures have the standard range always.
  @MainActor public final var allowedDynamicRange: Image.DynamicRange? {
    willSet { tellChange() }
  }

  /// Whether ``objectWillChange`` sends.
  public final var isObservationEnabled: Bool {
    get { observation.isEnabled }
    set { observation.isEnabled = newValue }
  }

  private let observation = ObservationSwitch()
  @MainActor private var host: ViewHost?
  @MainActor private let measured = MeasuredSize()

  /// A renderer of a view.
  @MainActor public init(content view: Content) { content = view }

  private func tellChange() {
    if observation.isEnabled { objectWillChange.send() }
  }

  /// The view as a finished drawing, which may be drawn and encoded off the main actor. Gnomon's own.
  @MainActor public final func displayList() -> DisplayList {
    var list = ViewHost.Configuration.aside {
      let host = updatedHost()
      // The host is as large as the view, whose size is known only now.
      if measured.size != host.configuration.size { host.resize(to: measured.size) }
      return host.displayList()
    }
    if isOpaque {
      let area = Path(CGRect(origin: .zero, size: list.size))
      let black = Color.Resolved(red: 0, green: 0, blue: 0)
      list.commands.insert(.fill(area, style: FillStyle(), paint: .color(black)), at: 0)
    }
    return list
  }

  /// The tree that ``displayList()`` has drawn.
  @MainActor func snapshot() -> LayoutSnapshot {
    ViewHost.Configuration.aside { updatedHost().snapshot() }
  }

  @MainActor private func updatedHost() -> ViewHost {
    let host = self.host ?? makeHost()
    self.host = host
    host.update()
    return host
  }

  @MainActor private func makeHost() -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.screen = ViewHost.Configuration.shown.screenMeasures
    configuration.scale = scale.isFinite && scale > 0 ? scale : 1
    // A sheet isn't a part of the picture (recorded on macOS 27).
    configuration.presents = false
    let content = content
    let layout = ProposingLayout(proposal: proposedSize, measured: measured)
    return ViewHost(layout { VStack { content } }, configuration: configuration)
  }
}

/// Whether a renderer tells of its changes; any thread may ask.
private final class ObservationSwitch: Sendable {
  private let state = Mutex(true)

  var isEnabled: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
