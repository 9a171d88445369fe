// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A canvas that is drawn on by calls: the part of Core Graphics' context that views' pictures are handed on with.
///
/// It records what is drawn as display commands. Points are from the bottom leading corner upwards, as in Core
/// Graphics; within `GraphicsContext.withCGContext(content:)` they are the canvas's, from the top.
///
/// ```swift
/// struct Target: View {
///   var body: some View {
///     Canvas { context, size in
///       context.withCGContext { page in
///         page.setStrokeColor(red: 0.8, green: 0, blue: 0, alpha: 1)
///         page.setLineWidth(4)
///         page.strokeEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
///       }
///     }
///   }
/// }
/// ```
public final class CGContext {
  /// What was drawn on the page so far, in points from the top leading corner.
  public private(set) var commands: [DisplayCommand] = []
  /// The page's size in points.
  public private(set) var size: CGSize
  /// The pages that have ended. Gnomon's own.
  public private(set) var pages: [DisplayList] = []
  /// What went wrong when the document was written; nil where nothing did. Gnomon's own.
  public private(set) var error: (any Error)?

  /// The pixels in memory of a context that was made for some; nil for others. It's for classes of Gnomon.
  package var memory: AnyObject?

  /// The map of texts' points to the context's: where the next text begins, and how it lies.
  public var textMatrix = CGAffineTransform.identity
  /// Where the next text begins, in the context's points.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  var state = State()
  var path = Path()
  /// The opacities and blend modes outside of the layers under way.
  var layers: [(alpha: CGFloat, blendMode: BlendMode)] = []
  private var saved: [State] = []
  private var isUpward: Bool
  private var finish: ((_ pages: [DisplayList]) throws -> Void)?

  /// What saving and restoring keeps, beside the coordinate system and the clip.
  struct State {
    var fill = Color.Resolved(red: 0, green: 0, blue: 0)
    var stroke = Color.Resolved(red: 0, green: 0, blue: 0)
    var style = StrokeStyle()
    var alpha: CGFloat = 1
    var transform: CGAffineTransform
    var blendMode = BlendMode.normal
    var isAntialiased = true

    init(transform: CGAffineTransform = .identity) { self.transform = transform }
  }

  /// A canvas of a size in points. Gnomon's own.
  public init(size: CGSize) {
    self.size = size
    isUpward = true
    begin()
  }

  /// A document whose pages are handed to `finish` when it's closed. Gnomon's own.
  ///
  /// - Parameters:
  ///   - mediaBox: the box of which the pages have the size, in points. Its origin isn't used.
  ///   - finish: writes the pages. What it throws is kept in ``error``.
  public convenience init(mediaBox: CGRect, finish: @escaping (_ pages: [DisplayList]) throws -> Void) {
    self.init(size: mediaBox.size)
    self.finish = finish
  }

  /// A canvas whose points are from the top.
  package init(downwardSize size: CGSize) {
    self.size = size
    isUpward = false
  }

  private func begin() {
    commands = []
    saved = []
    layers = []
    state = State()
    path = Path()
    if isUpward { concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)) }
  }

  /// The commands with what is still open ended.
  package var balancedCommands: [DisplayCommand] {
    commands + Array(repeating: .endLayer, count: layers.count) + Array(repeating: .restore, count: saved.count)
  }

  func add(_ command: DisplayCommand) { commands.append(command) }

  /// Draws with the blend mode and opacity in force.
  func addBlended(_ command: DisplayCommand) {
    let opacity = Double(min(max(state.alpha.isFinite ? state.alpha : 1, 0), 1))
    guard state.blendMode != .normal || opacity < 1 else { return add(command) }
    add(.beginLayer(DisplayLayer(opacity: opacity, blendMode: state.blendMode)))
    add(command)
    add(.endLayer)
  }

  /// Draws finished commands at the context's origin. Gnomon's own.
  ///
  /// - Parameter list: a drawing. Its own points count from its top leading corner, and it's drawn upright.
  public func draw(_ list: DisplayList) {
    add(.save)
    // The list counts from the top.
    if isUpward { add(.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: list.size.height))) }
    commands += list.commands
    add(.restore)
  }

  // MARK: Pages

  /// Begins a page, and forgets what was drawn since the last one ended.
  ///
  /// - Parameter pageInfo: isn't read.
  public func beginPDFPage(_ pageInfo: [String: Any]?) { begin() }

  /// Begins a page, and forgets what was drawn since the last one ended.
  ///
  /// - Parameter mediaBox: the box of which the page has the size, in points; nil keeps the size of the page before.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    if let box = mediaBox?.pointee { size = box.size }
    begin()
  }

  /// Ends a page, with all layers and states that are still open. It joins ``pages``.
  public func endPDFPage() { endPage() }

  /// Ends a page, with all layers and states that are still open. It joins ``pages``.
  public func endPage() {
    pages.append(DisplayList(size: size, scale: 2, commands: balancedCommands))
    begin()
  }

  /// Writes the document, once. What goes wrong is kept in ``error`` and said on standard error.
  public func closePDF() {
    guard let finish else { return }
    self.finish = nil
    do {
      try finish(pages)
    } catch {
      self.error = error
      FileHandle.standardError.write(Data("warning: the document wasn't written: \(error)\n".utf8))
    }
  }

  // MARK: State

  /// Remembers the colours, the line, the clip and the coordinate system, until ``restoreGState()`` brings them back.
  public func saveGState() {
    saved.append(state)
    add(.save)
  }

  /// Brings back what the matching ``saveGState()`` remembered. Without a match nothing happens.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    add(.restore)
  }

  /// The map from the context's coordinates to points from the top.
  public var ctm: CGAffineTransform { state.transform }

  /// Puts a transform before the current one: what is drawn from now on is mapped by it first.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    add(.concatenate(transform))
  }

  /// Moves the coordinate system's origin by distances in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Multiplies the lengths of the coordinate system by factors. A negative one mirrors it.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Turns the coordinate system about its origin by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
}

/// A file's address, by the name that Core Foundation has for it.
public typealias CFURL = URL
/// Bytes, by the name that Core Foundation has for them.
public typealias CFData = Data
/// An error, by the name that Core Foundation has for it.
public typealias CFError = NSError
