// SPDX-License-Identifier: Apache-2.0
import Foundation

nonisolated extension Text: View, PrimitiveView {
  /// No body: a node sizes and draws the value.
  public typealias Body = Never

  /// Makes the node that measures and draws the text.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> ViewNode { TextNode(view, context) }
}

/// A text's node: it's shaped once, then fitted into whatever is proposed.
final class TextNode: LayoutNode {
  /// The results for a text: referred to, since every question needs them.
  private final class Content {
    let resolution: TextResolution
    let shaped: any ShapedText
    let hasRenderer: Bool
    let isEmpty: Bool
    private var emptyLine: (height: CGFloat, baseline: CGFloat)?
    let hasCustomFonts: Bool
    /// The value that `contentTransition` said that it shows.
    var value: Double?
    /// The tightened forms; nil if letters stay where they are.
    let tightening: TextTightening?

    init(_ resolution: TextResolution, _ shaped: any ShapedText, engine: any TextEngine) {
      tightening =
        resolution.text.paragraph.allowsTightening ? TextTightening(resolution.text, engine: engine) : nil
      self.resolution = resolution
      self.shaped = shaped
      hasRenderer = resolution.renderer != nil
      hasCustomFonts = resolution.text.runs.contains { if case .custom = $0.font.family { true } else { false } }
      isEmpty = resolution.text.runs.count == 1 && resolution.text.runs[0].string.isEmpty
    }

    /// The line that a text without characters takes.
    func lineOfFont(_ engine: any TextEngine) -> (height: CGFloat, baseline: CGFloat) {
      if let emptyLine { return emptyLine }
      var text = resolution.text
      text.runs[0].string = " "
      let fit = engine.shape(text).fit(width: nil, height: nil)
      let line = (fit.size.height, fit.firstBaseline)
      emptyLine = line
      return line
    }

    /// The text as it's set in a space.
    func shaped(in proposal: ProposedViewSize) -> any ShapedText {
      guard let tightening else { return shaped }
      return tightening.variant(width: proposal.width, height: proposal.height) ?? shaped
    }
  }

  private var view: Text
  /// The renderer on its way; nil where it shows its end.
  private var movingRenderer: AnyTextRenderer?
  @exclusivity(unchecked) private var known: Content?

  init(_ view: Text, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    cell.pointee.placing = .leaf
    if context.graph.readsTextLayouts { tellLayout() }
  }

  /// Begins to contribute its lines to ``Text/LayoutKey``.
  func tellLayout() {
    cell.pointee.placing = .custom
    markContributes(to: Text.LayoutKey.self)
  }

  /// The lines as they lie; nil before the text has its place.
  private var anchoredLayout: Text.LayoutKey.AnchoredLayout? {
    guard isPlaced, size.width > 0, size.height > 0 else { return nil }
    let fitted = FittedText(resolution: current.resolution, shaped: current.shaped(in: proposal), size: size)
    return Text.LayoutKey.AnchoredLayout(
      origin: Anchor(.point(.zero), of: self), layout: Text.Layout(fitted: fitted))
  }

  override var nodeSemantics: (any SemanticSource)? { self }
  override func placeContent() { graph.preferencesVersion &+= 1 }

  override func contribute(to preference: PreferenceCollector) {
    guard flags.contains(.contributesPreferences), preference.collects(Text.LayoutKey.self) else { return }
    if let anchoredLayout { preference.add([anchoredLayout], to: Text.LayoutKey.self, graph.nextPreferenceStamp()) }
  }

  override func update(from value: UnsafeRawPointer, source: SourceRecord?) {
    if let source { location = source }
    let new = value.assumingMemoryBound(to: Text.self).pointee
    guard new != view else { return }
    animatingPaints(paints) {
      view = new
      resolveAgain(from: environment)
    }
  }

  override func environmentDidChange(_ new: EnvironmentValues) {
    animatingPaints(paints) {
      let old = environment
      environment = new
      resolveAgain(from: old)
    }
  }

  private func paints() -> [Paint] {
    current.resolution.paints(in: environment, bounds: CGRect(origin: .zero, size: size))
  }

  override var animatesSize: Bool { false }

  /// Keeps the sizes where only colours are others.
  private func resolveAgain(from oldEnvironment: EnvironmentValues) {
    guard let old = known else { return }
    let resolution = view.resolve(in: environment, sharing: graph.textStyles)
    if resolution.renderer != old.resolution.renderer {
      if !animate(from: old.resolution.renderer, to: resolution.renderer) { movingRenderer = nil }
      invalidateLayout()
    }
    if resolution.text == old.resolution.text {
      known = Content(resolution, old.shaped, engine: graph.textEngine)
      known?.value = old.value
    } else {
      known = nil
      if let clock = graph.frameClock { changeContent(from: old, in: oldEnvironment, to: resolution, clock) }
      // Other fonts may prefer other distances.
      let (text, before) = (resolution.text, old.resolution.text)
      let areSameFonts =
        text.paragraph.displayScale == before.paragraph.displayScale
        && text.runs.lazy.map(\.font).elementsEqual(before.runs.lazy.map(\.font))
      invalidateLayout(areSameFonts ? .size : .traits)
    }
  }

  private func changeContent(
    from old: Content, in oldEnvironment: EnvironmentValues, to new: TextResolution, _ clock: FrameClock
  ) {
    guard let transaction = graph.transaction, transaction.animation != nil, isPlaced,
      let change = new.change(from: old.resolution, by: environment.contentTransition, valueBefore: old.value)
    else { return clock.endContent(of: self) }
    let box = CGRect(origin: .zero, size: size)
    let outgoing = OutgoingText(
      text: DrawnText(
        resolution: old.resolution, shaped: old.shaped(in: proposal), size: size, environment: oldEnvironment,
        renderer: old.resolution.renderer?.renderer),
      sharesPaints: old.resolution.paints(in: environment, bounds: box) == new.paints(in: environment, bounds: box))
    clock.changeContent(of: self, from: outgoing, by: change, transaction)
  }

  // Lines that break elsewhere fade in, as recorded on macOS 27: one opacity goes from 0 to 1.
  override func wasResized(from old: CGSize, _ transaction: Transaction, _ clock: FrameClock) {
    guard old != size, old.width > 0, old.height > 0, environment.contentTransition != .identity, renderer == nil,
      clock.contentMotion(of: self)?.pass != clock.pass
    else { return }
    let before = current.shaped(in: ProposedViewSize(old))
    guard before.breaks(in: old) != current.shaped(in: proposal).breaks(in: size) else { return }
    let text = DrawnText(
      resolution: current.resolution, shaped: before, size: old, environment: environment, renderer: nil)
    clock.changeContent(of: self, from: OutgoingText(text: text, sharesPaints: true), by: .fade, transaction)
  }

  /// Brings a renderer to another of its type; false where that isn't gradual.
  private func animate(from old: AnyTextRenderer?, to new: AnyTextRenderer?) -> Bool {
    guard let clock = graph.frameClock, graph.transaction != nil || flags.contains(.animated), let old, let new
    else { return false }
    func open<T: TextRenderer>(_ target: T) -> Bool {
      guard let start = old.renderer as? T else { return false }
      return clock.retarget(self, from: start, to: target) { [unowned self] in
        movingRenderer = AnyTextRenderer(renderer: $0)
        invalidateLayout()
      }
    }
    return open(new.renderer)
  }

  /// The renderer that draws the text in its own way; nil where there's none.
  private var renderer: (any TextRenderer)? {
    guard let end = current.resolution.renderer else { return nil }
    return (movingRenderer ?? end).renderer
  }

  private func tell(_ finding: TextFinding) {
    switch finding {
    case .missing(let picture): picture.warnMissing(graph, self, in: environment)
    case .standIn(let picture, let standIn): picture.warnStandIn(standIn, graph, self)
    case .unreadable(let sentence):
      graph.warn(.unreadableStrings, nil, "\(sentence).", hint: "Its keys stand for themselves until it's repaired.")
    case .untranslated(let sentence):
      graph.warn(
        .missingTranslation, self, "\(sentence); the language of development is shown.",
        hint: "Translate it in the table, or show it with Text(verbatim:).")
    }
  }

  private var current: Content {
    if let known { return known }
    let resolution = view.resolve(in: environment, sharing: graph.textStyles)
    let made = Content(resolution, graph.shape(resolution.text), engine: graph.textEngine)
    known = made
    if graph.frameClock != nil { made.value = environment.contentTransition.value }
    for finding in resolution.findings { tell(finding) }
    let missing = made.shaped.missingCharacters
    if !missing.isEmpty { warn(of: missing) }
    if made.hasCustomFonts {
      for (name, used) in made.shaped.substitutedFonts.sorted(by: { $0.key < $1.key }) {
        graph.warn(
          .missingFont, nil, "there's no font called “\(name)” here; texts in it are drawn in “\(used)”.",
          hint: "Install it, or put its file into the fonts' folder (--fonts).")
      }
    }
    return made
  }

  private func warn(of missing: [Unicode.Scalar]) {
    let names = missing.prefix(8).map { scalar in
      let code = "U+" + String(scalar.value, radix: 16, uppercase: true)
      return scalar.properties.isGraphemeBase ? "\(scalar) (\(code))" : code
    }
    graph.warn(
      .missingFont, self,
      "no font here has \(names.joined(separator: ", "))\(missing.count > 8 ? ", …" : ""); boxes are drawn instead.",
      hint: "Install a font that has them (\(Self.package(for: missing[0]))), or put one into --fonts.")
  }

  /// Debian's package of fonts that most likely has a character.
  private static func package(for scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    // Jamo, and from the radicals of Han to the syllables of Yi; the syllables of Hangul; compatible and wide forms.
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFFEF, 0x20000...0x3FFFF:
      "for Chinese, Japanese and Korean fonts-noto-cjk"
    case 0xE000...0xF8FF, 0xF0000...: "it's for private use, so the one that was made for it"
    default: scalar.properties.isEmojiPresentation ? "fonts-noto-color-emoji" : "for most writing fonts-noto-core"
    }
  }

  private func fit(_ proposal: ProposedViewSize) -> TextFit {
    let content = current
    if content.isEmpty {
      let line = environment.platformProfile.emptyTextLine ?? content.lineOfFont(graph.textEngine)
      return TextFit(
        size: CGSize(width: 0, height: line.height), firstBaseline: line.baseline, lastBaseline: line.baseline,
        lineCount: 1, isTruncated: false)
    }
    return content.shaped(in: proposal).fit(width: proposal.width, height: proposal.height)
  }

  /// What is painted, with the styles of its runs.
  var resolution: TextResolution { current.resolution }

  /// The fit of the text in the frame.
  var currentFit: TextFit { fit(proposal) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let content = current
    guard content.hasRenderer, let renderer else { return fit(proposal).size }
    return renderer.sizeThatFits(proposal: proposal, text: TextProxy(shaped: content.shaped(in: proposal)))
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    if key.id == VerticalAlignment.FirstTextBaseline.self { return fit(proposal).firstBaseline }
    if key.id == VerticalAlignment.LastTextBaseline.self { return fit(proposal).lastBaseline }
    return nil
  }

  override var spacing: ViewSpacing {
    let text = current.resolution.text
    return ViewSpacing(
      textIn: text.runs.lazy.map(\.font), on: environment.platformProfile, displayScale: text.paragraph.displayScale)
  }

  override func draw(_ context: inout DrawingContext) {
    let motion = flags.contains(.animated) ? graph.frameClock?.contentMotion(of: self) : nil
    guard size.width > 0 && size.height > 0 || motion != nil else { return }
    let text = DrawnText(
      resolution: current.resolution, shaped: current.shaped(in: proposal), size: size, environment: environment,
      renderer: renderer)
    if environment.redactionReasons.contains(.placeholder) {
      return context.addPlaceholder(text.box(in: context), lines: text.shaped.lines(in: size), environment)
    }
    if let motion { draw(text, after: motion.steps, &context) } else { draw(text, &context) }
  }

  override var reasoning: (any LayoutReasoning)? { self }
  override var snapshotName: String? { "Text" }
  override var snapshotText: String? { current.resolution.text.string }
}
