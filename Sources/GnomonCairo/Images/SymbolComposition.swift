// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What stands around another symbol, and where that stands in it.
struct SymbolEnclosure: Sendable {
  let shape: SymbolShape
  /// The size of what stands in it, as a share of its own.
  let scale: Double
  /// How far below the upper edge the middle of what stands in it is, in units.
  let middle: Double

  private static let all: [(name: String, scale: Double, middle: Double)] = [
    ("circle", 0.52, 12), ("square", 0.52, 12), ("app", 0.52, 12), ("viewfinder", 0.55, 12),
    ("circle.dotted", 0.48, 12),
    ("square.dashed", 0.5, 12), ("rectangle", 0.38, 12), ("rectangle.portrait", 0.45, 12), ("capsule", 0.34, 12),
    ("diamond", 0.4, 12), ("seal", 0.45, 12), ("shield", 0.42, 11.3), ("octagon", 0.48, 12), ("hexagon", 0.45, 12),
    ("triangle", 0.36, 15), ("message", 0.42, 10.9), ("bubble", 0.42, 10.9), ("bubble.left", 0.38, 10.5),
    ("bubble.right", 0.38, 10.5),
  ]

  /// A name as that of another symbol and what stands around it: the longest name of an enclosure counts.
  static func parted(_ name: String) -> (inner: String, enclosure: SymbolEnclosure)? {
    let fitting = all.filter { name.hasSuffix("." + $0.name) }
    guard let kind = fitting.max(by: { $0.name.count < $1.name.count }), let shape = SymbolShapes.all[kind.name] else {
      return nil
    }
    let inner = String(name.dropLast(kind.name.count + 1))
    return (inner, SymbolEnclosure(shape: shape, scale: kind.scale, middle: kind.middle))
  }

  /// The transform of what stands in it, which is `width` units wide and 24 high.
  func place(width: Double) -> CGAffineTransform {
    CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 12 - width * scale / 2, ty: middle - 12 * scale)
  }
}

/// The parts that a symbol's name puts together.
struct SymbolComposition {
  let shape: SymbolShape
  /// The name of the shape.
  let stem: String
  var isFilled = false
  /// What stands around the shape.
  var enclosure: SymbolEnclosure?
  /// Whether the shape in an enclosure is filled.
  var isInnerFilled = false
  /// What is drawn over the shape.
  var overlay: SymbolOverlay?

  /// nil for a name that there is no shape for.
  init?(_ name: String) {
    // As `square.lefthalf.fill`, whose half is filled and not the whole.
    if let known = SymbolShapes.all[name] {
      (shape, stem) = (known, name)
      return
    }
    var stem = name
    isFilled = SymbolComposition.dropFill(&stem)
    if let known = SymbolShapes.all[stem] {
      (shape, self.stem) = (known, stem)
    } else if let (inner, around) = SymbolEnclosure.parted(stem), let sign = SymbolComposition.sign(inner) {
      (shape, self.stem) = (sign.shape, stem)
      (enclosure, isInnerFilled) = (around, sign.isFilled)
    } else if var (base, above) = SymbolOverlay.parted(stem) {
      // As `person.fill.badge.plus`.
      isFilled = SymbolComposition.dropFill(&base) || isFilled
      // Lines of text have no name of their own.
      guard let known = SymbolShapes.all[base == "text" ? "text.justify" : base], known.width == 24 else { return nil }
      (shape, self.stem, overlay) = (known, base, above)
    } else {
      // As `square.fill.on.square.fill`.
      let plain = stem.replacingOccurrences(of: ".fill.", with: ".")
      guard plain != stem, let known = SymbolShapes.all[plain] else { return nil }
      (shape, self.stem, isFilled) = (known, plain, true)
    }
  }

  /// What may stand in an enclosure: a symbol, a number or a letter.
  private static func sign(_ name: String) -> (shape: SymbolShape, isFilled: Bool)? {
    var stem = name
    let isFilled = dropFill(&stem)
    if let shape = SymbolShapes.all[name] { return (shape, false) }
    if let shape = SymbolShapes.all[stem] { return (shape, isFilled) }
    return (SymbolShapes.number(name) ?? SymbolShapes.letter(name)).map { ($0, false) }
  }

  private static func dropFill(_ name: inout String) -> Bool {
    guard name.hasSuffix(".fill") else { return false }
    name.removeLast(5)
    return true
  }
}
