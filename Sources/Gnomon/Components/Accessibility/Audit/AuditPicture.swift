// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What is drawn of a frame, thing by thing, with the views that draw it. Places are those on the screen, in points.
package struct AuditPicture {
  /// A shape or a picture.
  package struct Mark {
    package enum Kind: Sendable { case fill, stroke, image, backdrop }

    package var kind: Kind
    /// The box around it, as far as it isn't clipped.
    package var box: CGRect
    /// The colours that it's painted with, with the opacity of the layers around; empty where there are none, as of a picture.
    package var colors: [Color.Resolved]
    /// The view that draws it; nil is the host.
    package var view: AuditView?
  }

  /// A piece of text in one colour and one font.
  package struct Run {
    package var box: CGRect
    package var string: String
    /// The font's size on the screen, in points.
    package var size: CGFloat
    package var isBold: Bool
    /// The colours that it's painted with: one, or those of a gradient. With the opacity of the layers around.
    package var colors: [Color.Resolved]
    package var origin: AuditColorOrigin
    package var view: AuditView
    /// The index of the mark that is drawn beneath its middle; nil where there's none.
    package var below: Int?
    /// True if something is drawn over it, or it's composited in a way that its colours don't tell.
    package var isUnclear: Bool
  }

  package var marks: [Mark] = []
  package var runs: [Run] = []
  /// The frame without its texts.
  package var withoutTexts: DisplayList
}

extension ViewHost {
  /// What is drawn now. The cost grows with the things that are drawn.
  package func auditPicture() -> AuditPicture {
    let recorder = InkRecorder(keepsOrder: true)
    var context = DrawingContext(scale: scale)
    let bounds = CGRect(origin: .zero, size: configuration.size)
    let paint = BackgroundStyle()._paint(in: root.environment, bounds: bounds)
    context.add(.fill(Path(bounds), style: FillStyle(), paint: paint))
    recorder.finish(context.commands)
    context.recorder = recorder
    func draw() { root.draw(&context) }
    if let clock = graph.frameClock { clock.showingFrames(draw) } else { draw() }
    recorder.finish(context.commands)
    var reader = CommandReader(size: configuration.size)
    var spans = recorder.spans[...]
    for (index, command) in context.commands.enumerated() {
      while let first = spans.first, first.end <= index { spans.removeFirst() }
      reader.read(command, of: spans.first?.owner)
    }
    var picture = reader.picture
    picture.withoutTexts = DisplayList(
      size: configuration.size, scale: scale, commands: context.commands.filter { !$0.isText })
    return picture
  }
}

extension ViewHost {
  /// The boxes of pictures that aren't there: files that weren't found, and what wasn't fetched.
  package func auditMissingPictures() -> [CGRect] {
    var boxes: [CGRect] = []
    func hasPicture(_ node: ViewNode) -> Bool {
      if let image = node as? ImageNode { return !image.isWithoutPicture }
      var isFound = false
      node.forEachPart { if !isFound { isFound = hasPicture($0) } }
      return isFound
    }
    func look(at node: ViewNode) {
      if let image = node as? ImageNode {
        if image.isPlaced, image.isWithoutPicture { boxes.append(image.drawnBox) }
        return
      }
      if node is DynamicNode, let value = node.viewValue, isDeclared(Swift.type(of: value), in: "Gnomon"),
        baseName(of: Swift.type(of: value)) == "AsyncImage", !hasPicture(node)
      {
        boxes.append(LayoutSnapshot.union(node.items.map(\.drawnBox)))
        return
      }
      node.forEachPart(look)
    }
    look(at: root)
    return boxes
  }
}

extension DisplayFilter {
  fileprivate var isShadow: Bool { if case .shadow = self { true } else { false } }
}

extension DisplayCommand {
  fileprivate var isText: Bool {
    switch self {
    case .text, .textPart: true
    default: false
    }
  }
}

/// Follows a list's commands: where each draws, and with what.
private struct CommandReader {
  private struct State {
    var transform = CGAffineTransform.identity
    var clip: CGRect
    var opacity = 1.0
    /// True in a layer whose colours are changed, or that others are cut by.
    var isMixed = false
    /// True in a mask: nothing of it is seen.
    var isMask = false
    /// The view that has things in the layer throw shadows.
    var shadow: ObjectIdentifier?
    /// The number of marks before the innermost translucent layer began.
    var marksBefore = 0
  }

  private(set) var picture: AuditPicture
  private var state: State
  private var saved: [State] = []
  private var cells: CellGrid
  /// The views whose shadows fall from more than texts.
  private var shadedCards: Set<ObjectIdentifier> = []

  init(size: CGSize) {
    picture = AuditPicture(withoutTexts: DisplayList(size: size, scale: 1))
    state = State(clip: CGRect(origin: .zero, size: size))
    cells = CellGrid(size)
  }

  mutating func read(_ command: DisplayCommand, of owner: LayoutNode?) {
    switch command {
    case .save: saved.append(state)
    case .restore, .endLayer: if let last = saved.popLast() { state = last }
    case .concatenate(let transform): state.transform = transform.concatenating(state.transform)
    case .clip(let path, _): state.clip = state.clip.common(with: device(path.boundingRect))
    case .beginLayer(let layer): begin(layer, owner)
    case .fill(let path, _, let paint): add(.fill, device(path.boundingRect), paint.colors, owner)
    case .stroke(let path, let style, let paint):
      let box = path.boundingRect.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2)
      add(.stroke, device(box), paint.colors, owner)
    case .image(let image, let box): add(.image, device(box), image.tint.map { [$0] } ?? [], owner)
    case .backdrop(let path, let backdrop):
      add(.backdrop, device(path.boundingRect), [backdrop.substitute], owner)
    case .text(let text, let box, let paints): add(text, box, paints, owner)
    case .textPart, .link: break
    }
  }

  private func device(_ rect: CGRect) -> CGRect { rect.applying(state.transform) }

  private mutating func begin(_ layer: DisplayLayer, _ owner: LayoutNode?) {
    saved.append(state)
    if layer.isMask { state.isMask = true }
    if !layer.filters.isEmpty, layer.filters.allSatisfy(\.isShadow) {
      state.shadow = owner.map { ObjectIdentifier($0) }
    } else if !layer.filters.isEmpty {
      state.isMixed = true
    }
    if layer.blendMode != .normal || layer.coverage != nil || layer.colorMode != .nonLinear {
      state.isMixed = true
    }
    guard layer.opacity < 1 else { return }
    state.opacity *= max(0, layer.opacity)
    state.marksBefore = picture.marks.count
  }

  private func seen(_ colors: [Color.Resolved]) -> [Color.Resolved] {
    state.opacity == 1 ? colors : colors.map { $0.multiplyingOpacity(state.opacity) }
  }

  private mutating func add(
    _ kind: AuditPicture.Mark.Kind, _ box: CGRect, _ colors: [Color.Resolved], _ owner: LayoutNode?
  ) {
    guard !state.isMask else { return }
    let box = box.common(with: state.clip)
    let colors = seen(colors)
    guard box.width > 0, box.height > 0, colors.isEmpty || colors.contains(where: { $0.opacity >= 0.02 }) else {
      return
    }
    picture.marks.append(
      AuditPicture.Mark(kind: kind, box: box, colors: colors, view: owner.map { AuditView(node: $0) }))
    if let shadow = state.shadow { shadedCards.insert(shadow) }
    guard kind != .stroke, let owner = owner.map(ObjectIdentifier.init) else {
      if kind != .stroke { cells.cover(box, by: picture.marks.count - 1) { _ in } }
      return
    }
    cells.cover(box, by: picture.marks.count - 1) { run in
      // What a text draws itself, as the line below it, leaves it to be read.
      if picture.runs[run].view.id != owner { picture.runs[run].isUnclear = true }
    }
  }

  private mutating func add(_ text: any ShapedText, _ box: CGRect, _ paints: [Paint], _ owner: LayoutNode?) {
    guard !state.isMask, let node = owner as? TextNode else { return }
    let (origins, pictures) = (node.colorOrigins, node.pictureRuns)
    let runs = text.text.runs
    guard origins.count == runs.count, paints.count == runs.count else { return }
    if runs.count == 1 {
      if !pictures[0] { add(runs[0], box, paints[0], origins[0], node) }
      return
    }
    var isAdded = Array(repeating: false, count: runs.count)
    for line in text.lines(in: box.size) {
      for part in line.runs where part.run < runs.count && !isAdded[part.run] && !pictures[part.run] {
        // The first piece of a run tells enough.
        isAdded[part.run] = true
        let place = CGRect(
          x: box.minX + line.origin.x + part.x, y: box.minY + line.origin.y - line.ascent, width: part.width,
          height: line.ascent + line.descent)
        add(runs[part.run], place, paints[part.run], origins[part.run], node)
      }
    }
  }

  private mutating func add(
    _ run: ResolvedText.Run, _ place: CGRect, _ paint: Paint, _ origin: AuditColorOrigin, _ node: TextNode
  ) {
    let box = device(place).common(with: state.clip)
    guard box.width > 0, box.height > 0, run.string.contains(where: { !$0.isWhitespace }) else { return }
    let transform = state.transform
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let isTurned = abs(transform.b) > 1e-3 || abs(transform.c) > 1e-3
    let colors = seen(paint.colors)
    let below = cells.mark(at: CGPoint(x: box.midX, y: box.midY), run: picture.runs.count)
    // A shadow below its letters helps a text to be read.
    let isShaded = state.shadow.map { !shadedCards.contains($0) } ?? false
    let isOnOwnLayer = state.opacity < 1 && picture.marks.count > state.marksBefore
    picture.runs.append(
      AuditPicture.Run(
        box: box, string: run.string, size: run.font.size * scale, isBold: run.font.weight >= 600, colors: colors,
        origin: origin, view: AuditView(node: node), below: below,
        isUnclear: state.isMixed || isShaded || isOnOwnLayer || isTurned || colors.isEmpty))
  }
}

extension Paint {
  /// The colours that something is painted with; empty for a picture.
  fileprivate var colors: [Color.Resolved] {
    switch self {
    case .color(let color): [color]
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops.map(\.color)
    case .mesh(let mesh): mesh.colors
    case .image: []
    }
  }
}

extension CGRect {
  /// The part that lies in both; empty where there's none.
  fileprivate func common(with other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}

/// A coarse picture of the screen that knows what was drawn last in each of its cells.
private struct CellGrid {
  private static let side = 8.0
  private let columns, rows: Int
  /// The marks, counted from 1; 0 is none.
  private var tops: [Int32]
  /// The texts whose middles lie in a cell, counted from 1.
  private var texts: [Int32]

  init(_ size: CGSize) {
    func count(_ length: CGFloat) -> Int { Int((min(max(0, finite(length)), 1e6) / Self.side).rounded(.up)) }
    let (columns, rows) = (count(size.width), count(size.height))
    let isUsable = columns * rows <= 4_000_000
    (self.columns, self.rows) = isUsable ? (columns, rows) : (0, 0)
    tops = Array(repeating: 0, count: isUsable ? columns * rows : 0)
    texts = tops
  }

  /// Notes that a mark covers a box, and tells the texts that it covers.
  mutating func cover(_ box: CGRect, by mark: Int, _ covers: (Int) -> Void) {
    // Cells whose middles lie inside.
    func bound(_ edge: CGFloat, _ limit: Int) -> Int {
      min(max(0, Int((edge / Self.side + 0.5).rounded(.down))), limit)
    }
    let (left, right) = (bound(box.minX, columns), bound(box.maxX, columns))
    for row in bound(box.minY, rows)..<max(bound(box.minY, rows), bound(box.maxY, rows)) {
      for index in (row * columns + left)..<(row * columns + max(left, right)) {
        tops[index] = Int32(truncatingIfNeeded: mark + 1)
        if texts[index] > 0 {
          covers(Int(texts[index]) - 1)
          texts[index] = 0
        }
      }
    }
  }

  /// Puts a text into a cell, and gives the mark that was drawn there last.
  mutating func mark(at point: CGPoint, run: Int) -> Int? {
    let (column, row) = (Int(point.x / Self.side), Int(point.y / Self.side))
    guard column >= 0, row >= 0, column < columns, row < rows else { return nil }
    texts[row * columns + column] = Int32(truncatingIfNeeded: run + 1)
    let top = tops[row * columns + column]
    return top > 0 ? Int(top) - 1 : nil
  }
}
