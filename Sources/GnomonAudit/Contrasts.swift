// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon
import GnomonCairo
internal import GnomonTrace

/// Texts that hardly stand out from what is drawn behind them (WCAG 2.2, 1.4.3).
///
/// What is behind is taken from the frame drawn without its texts. A quarter of the text's box has to fail: a picture may
/// have spots of the text's colour.
///
/// - The app's own colours need 4.5:1, large text 3:1.
/// - Colours of the system's palette, as `.blue`, need 3:1, and so do other texts on them. The system brings darker and
///   lighter ones where people ask for contrast, which WCAG's technique G174 accepts.
/// - Colours that the system chooses, as labels' and tints, are looked at only on a background of the app's own, and where that
///   makes them clearly worse than the system's backgrounds do.
@MainActor
struct Contrasts {
  private let host: ViewHost
  private var colors: [ColorScheme: Known] = [:]
  /// The frame without its texts; nil before it's drawn, and where it can't be.
  private var bitmap: Bitmap?
  private var isDrawn = false
  private var missing: [CGRect]?
  private var controls: [AuditElement]?

  private struct Known {
    let system: AuditColors
    let backgrounds: Set<UInt32>
    let palette: Set<UInt32>
  }

  init(host: ViewHost) { self.host = host }

  /// More pixels than this aren't drawn.
  private static let pixelLimit = 32_000_000.0
  /// Figures are rounded: what is nearly enough is enough.
  private static let slack = 0.05

  mutating func look(at picture: AuditPicture, _ findings: inout FindingList) {
    for run in picture.runs where !findings.knows(.lowContrast, run.view) { check(run, picture, &findings) }
  }

  private mutating func check(_ run: AuditPicture.Run, _ picture: AuditPicture, _ findings: inout FindingList) {
    // What is hardly there is on its way or hidden.
    guard !run.isUnclear, run.colors.contains(where: { $0.opacity >= 0.1 }) else { return }
    let below = run.below.map { picture.marks[$0] }
    let known = known(run.view.colorScheme)
    guard let required = required(run, below, known), run.view.isEnabled, !run.view.isDecoration else { return }
    // A preview that shows a view in the dark on a light screen: the view is told so, and paints nothing behind it.
    if let below, below.view == nil, !below.colors.map(\.code).allSatisfy(known.backgrounds.contains) { return }
    guard let pixels = drawn(picture), let (ratio, text, behind) = measure(run, pixels) else { return }
    guard ratio < required - Self.slack else { return }
    if run.origin == .system {
      let usual =
        known.system.levels.map { background in
          run.colors.map { Self.ratio(Pixel($0, over: Pixel(background)), Pixel(background)) }.max() ?? 1
        }.min() ?? 1
      guard ratio < usual * 0.85 else { return }
    }
    guard !isOnMissingPicture(run), !isOfDisabledControl(run) else { return }
    findings.add(
      .lowContrast, run.view, run.box,
      "\(run.view.spoken) has a contrast of \(Self.spoken(ratio)):1 to what is drawn behind it, \(text.hex) on "
        + "\(behind.hex); it needs \(Self.spoken(required)):1.",
      "Take a colour that is farther from the background"
        + (required > 3 ? "; from 18 points, or 14 in bold, 3:1 is enough." : "."))
  }

  /// The contrast that a text needs; nil where it's none of the app's.
  private func required(_ run: AuditPicture.Run, _ below: AuditPicture.Mark?, _ known: Known) -> Double? {
    let size = run.size + 0.01
    let usual = size >= 18 || size >= 14 && run.isBold ? 3 : 4.5
    let codes = below?.colors.map(\.code) ?? []
    switch run.origin {
    case .system:
      guard let below, let view = below.view, !view.isOwn, below.kind != .backdrop else { return nil }
      if !codes.isEmpty, codes.allSatisfy(known.backgrounds.contains) { return nil }
      return !codes.isEmpty && codes.allSatisfy(known.palette.contains) ? 3 : usual
    case .palette:
      // On its own tint, as the system's bordered buttons have it.
      if let tint = below?.colors.first, codes.count == 1, tint.opacity <= 0.25,
        codes[0] == run.colors.first?.code
      {
        return nil
      }
      return 3
    case .own:
      return !codes.isEmpty && codes.allSatisfy(known.palette.contains) ? 3 : usual
    }
  }

  private mutating func known(_ scheme: ColorScheme) -> Known {
    if let known = colors[scheme] { return known }
    let system = host.auditColors(scheme)
    let known = Known(
      system: system, backgrounds: Set(system.backgrounds.map(\.code)), palette: Set(system.palette.map(\.code)))
    colors[scheme] = known
    return known
  }

  /// True where a picture that isn't there would be seen behind a text.
  private mutating func isOnMissingPicture(_ run: AuditPicture.Run) -> Bool {
    let boxes = missing ?? host.auditMissingPictures()
    missing = boxes
    return boxes.contains { $0.contains(CGPoint(x: run.box.midX, y: run.box.midY)) }
  }

  /// True if a text belongs to controls that can't be used, as the title over a disabled field: WCAG leaves out what is part of an inactive
  /// component. It's told by the app's nearest view around that has controls: all of them are disabled, and the text is close.
  private mutating func isOfDisabledControl(_ run: AuditPicture.Run) -> Bool {
    let all = controls ?? host.auditElements().filter { MissingLabels.controls.contains($0.role) }
    controls = all
    var around = run.view
    for _ in 0..<Self.levels {
      let next = around.enclosing
      if next.id == around.id { return false }
      around = next
      let inside = all.filter { $0.view.isInside(around) }
      guard let tallest = inside.map(\.frame.height).max() else { continue }
      let box = inside.reduce(run.box) { $0.union($1.frame) }
      return inside.allSatisfy { !$0.isEnabled } && box.height <= 4 * tallest
    }
    return false
  }

  /// So many of the app's own views lie between a text and the component that it's part of.
  private static let levels = 4

  private mutating func drawn(_ picture: AuditPicture) -> Bitmap? {
    if isDrawn { return bitmap }
    isDrawn = true
    let size = picture.withoutTexts.size
    guard size.width * size.height <= Self.pixelLimit else { return nil }
    bitmap = try? CairoRenderer().bitmap(picture.withoutTexts, scale: 1)
    return bitmap
  }

  // MARK: Measuring

  /// The contrast that a quarter of a text's box falls below, with the colours there.
  private func measure(_ run: AuditPicture.Run, _ bitmap: Bitmap) -> (ratio: Double, text: Pixel, behind: Pixel)? {
    let (left, right) = (max(0, Int(run.box.minX.rounded())), min(bitmap.width, Int(run.box.maxX.rounded())))
    let (top, bottom) = (max(0, Int(run.box.minY.rounded())), min(bitmap.height, Int(run.box.maxY.rounded())))
    guard left < right, top < bottom else { return nil }
    var found: [(ratio: Double, text: Pixel, behind: Pixel)] = []
    for y in stride(from: top, to: bottom, by: max(1, (bottom - top) / 6)) {
      for x in stride(from: left, to: right, by: max(1, (right - left) / 12)) {
        let behind = Pixel(bitmap, x, y)
        // Of a gradient's colours the best one counts.
        let best = run.colors.map { color in
          let text = Pixel(color, over: behind)
          return (ratio: Self.ratio(text, behind), text: text, behind: behind)
        }.max { $0.ratio < $1.ratio }
        if let best { found.append(best) }
      }
    }
    return found.isEmpty ? nil : found.sorted { $0.ratio < $1.ratio }[found.count / 4]
  }

  /// WCAG's contrast of two colours, from 1 to 21.
  static func ratio(_ a: Pixel, _ b: Pixel) -> Double {
    (max(a.luminance, b.luminance) + 0.05) / (min(a.luminance, b.luminance) + 0.05)
  }

  /// `2.35`, cut off rather than rounded up, so that it's below what it was found to be below.
  private static func spoken(_ ratio: Double) -> String {
    let hundredths = Int(ratio * 100)
    return points(CGFloat(hundredths) / 100)
  }
}

/// An opaque colour of eight bits a component.
struct Pixel {
  var red, green, blue: UInt8

  init(_ bitmap: Bitmap, _ x: Int, _ y: Int) {
    let start = (y * bitmap.width + x) * 4
    (red, green, blue) = (bitmap.pixels[start], bitmap.pixels[start + 1], bitmap.pixels[start + 2])
  }

  init(_ color: Color.Resolved) { self.init(color, over: nil) }

  /// A colour drawn over another one.
  init(_ color: Color.Resolved, over other: Pixel?) {
    let share = other == nil ? 1 : color.opacity
    func mixed(_ component: Float, _ below: UInt8?) -> UInt8 {
      let value = min(max(component, 0), 1) * share + Float(below ?? 0) / 255 * (1 - share)
      return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    red = mixed(color.red, other?.red)
    green = mixed(color.green, other?.green)
    blue = mixed(color.blue, other?.blue)
  }

  /// WCAG's relative luminance.
  var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
  }

  private static let linear: [Double] = (0...255).map {
    let value = Double($0) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  var code: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  var hex: String {
    let digits = String(code, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Color.Resolved {
  /// The components in eight bits, without the opacity.
  var code: UInt32 { Pixel(self).code }
}
