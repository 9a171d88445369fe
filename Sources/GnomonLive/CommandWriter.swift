// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// Writes a scene's groups, each from its own corner. Made for one scene.
@MainActor
struct CommandWriter {
  let contents: ContentBook
  private let groups: GroupBook
  private let list: DisplayList
  /// What leads from the coordinates in force to the canvas's.
  private var matrix = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []
  /// True while commands are written for what they say, and not to be drawn: groups inside are part of that.
  private var isForWords = false
  /// True as long as nothing of the group is drawn as pixels.
  private var isPlain = true

  init(_ contents: ContentBook, _ groups: GroupBook, _ list: DisplayList) {
    (self.contents, self.groups, self.list) = (contents, groups, list)
  }

  /// Writes a group and those inside, as far as the client doesn't have them.
  mutating func write(_ group: HostScene.Group) {
    let depth = saved.count
    if groups.isKnown(group, in: list) {
      passOver(group)
    } else {
      let (outerUses, outerIsPlain) = (contents.takeUses(), isPlain)
      isPlain = true
      var json = JSONBytes()
      json.array { json in write(group, group.commands, from: group.origin, to: &json) }
      groups.add(group, json.bytes, isPlain: isPlain, uses: contents.takeUses(), contents)
      contents.putBack(uses: outerUses)
      isPlain = outerIsPlain
    }
    // A group leaves the coordinates as they were.
    if saved.count > depth {
      matrix = saved[depth]
      saved.removeSubrange(depth...)
    }
  }

  /// Writes the groups inside of one that the client has.
  private mutating func passOver(_ group: HostScene.Group) {
    var index = group.commands.lowerBound
    for child in group.children {
      while index < child.commands.lowerBound {
        followCoordinates(list.commands[index])
        index += 1
      }
      guard index == child.commands.lowerBound else { continue }
      write(child)
      index = child.commands.upperBound
    }
  }

  /// Takes note of what a command does to the coordinates in force.
  private mutating func followCoordinates(_ command: DisplayCommand) {
    switch command {
    case .save: saved.append(matrix)
    case .restore: if let last = saved.popLast() { matrix = last }
    case .concatenate(let transform): matrix = transform.concatenating(matrix)
    default: break
    }
  }

  /// Writes some of a group's commands, from a corner.
  private mutating func write(
    _ group: HostScene.Group, _ range: Range<Int>, from corner: CGPoint, to json: inout JSONBytes
  ) {
    var children = group.children[...]
    while let child = children.first, child.commands.lowerBound < range.lowerBound { children.removeFirst() }
    var index = range.lowerBound
    while index < range.upperBound {
      if let child = children.first, child.commands.lowerBound == index, child.commands.upperBound <= range.upperBound {
        children.removeFirst()
        if isForWords {
          write(child, child.commands, from: corner, to: &json)
        } else {
          write(child)
          json.array { json in
            json.value("g" as StaticString)
            json.value(child.number)
            json.point(child.origin, from: corner)
          }
        }
        index = child.commands.upperBound
        continue
      }
      let command = list.commands[index]
      if !isForWords, case .beginLayer(let layer) = command, layer.isBeyondCanvas {
        let end = endOfLayer(from: index, before: range.upperBound)
        writePixels(of: group, index..<end, layer, from: corner, to: &json)
        while let child = children.first, child.commands.lowerBound < end { children.removeFirst() }
        index = end
        continue
      }
      write(command, element: group.element, from: corner, to: &json)
      index += 1
    }
  }

  private func endOfLayer(from index: Int, before limit: Int) -> Int {
    var depth = 0
    for end in index..<limit {
      switch list.commands[end] {
      case .beginLayer: depth += 1
      case .endLayer: depth -= 1
      default: break
      }
      if depth == 0 { return end + 1 }
    }
    return limit
  }

  /// Writes a layer that a canvas has no words for as a picture, which is composited as the layer would be.
  private mutating func writePixels(
    of group: HostScene.Group, _ range: Range<Int>, _ layer: DisplayLayer, from corner: CGPoint,
    to json: inout JSONBytes
  ) {
    isPlain = false
    var words = JSONBytes()
    words.array { json in
      json.value(list.scale)
      json.transform(matrix)
      isForWords = true
      let (outer, outerSaved) = (matrix, saved)
      write(group, range, from: corner, to: &json)
      (matrix, saved) = (outer, outerSaved)
      isForWords = false
    }
    // With what the canvas cuts off, which isn't told by the words.
    let place = corner.applying(matrix)
    let key = words.bytes + Array("\(place.x),\(place.y),\(list.size.width),\(list.size.height)".utf8)
    let commands = Array(list.commands[range])
    let inner = DisplayLayer(filters: layer.filters, colorMode: layer.colorMode)
    let drawn = contents.picture(of: key) {
      PixelPart(
        [.beginLayer(inner)] + commands.dropFirst(), matrix: matrix, size: list.size, scale: list.scale
      ).map { ($0.png, $0.box, $0.scale) }
    }
    guard let drawn else { return }
    var outer = layer
    (outer.filters, outer.colorMode) = ([], .nonLinear)
    write(.beginLayer(outer), element: 0, from: corner, to: &json)
    write(pixels: drawn, from: corner, to: &json)
    write(.endLayer, element: 0, from: corner, to: &json)
  }

  /// Writes a picture that lies straight on the canvas.
  private mutating func write(
    pixels: (number: Int, box: CGRect, scale: CGFloat), from corner: CGPoint, to json: inout JSONBytes
  ) {
    let box = pixels.box
    let isMapped = matrix != .identity
    if isMapped {
      json.word("s")
      json.array { json in
        json.value("m" as StaticString)
        json.transform(matrix.inverted().moved(to: corner))
      }
    }
    json.array { json in
      json.value("i" as StaticString)
      json.value(pixels.number)
      for value in [0, 0, box.width * pixels.scale, box.height * pixels.scale] { json.value(value) }
      json.point(box.origin, from: corner)
      json.value(box.width)
      json.value(box.height)
      json.value(1)
      json.null()
    }
    if isMapped { json.word("r") }
  }

  // MARK: Commands

  mutating func write(
    _ command: DisplayCommand, element: Int, from corner: CGPoint, to json: inout JSONBytes
  ) {
    followCoordinates(command)
    switch command {
    case .save: json.word("s")
    case .restore: json.word("r")
    case .concatenate(let transform):
      json.array { json in
        json.value("m" as StaticString)
        json.transform(transform.moved(to: corner))
      }
    case .clip(let path, let style):
      json.array { json in
        json.value("c" as StaticString)
        json.shape(path, from: corner)
        json.value(style.isEOFilled ? 1 : 0)
      }
    case .beginLayer(let layer):
      json.array { json in
        json.value("l" as StaticString)
        json.layer(layer)
        // What isn't told of a layer that is drawn.
        if isForWords { json.value("\(layer.colorMode) \(layer.filters)") }
      }
    case .endLayer: json.word("e")
    case .fill(let path, let style, let paint):
      if write(beyondCanvas: paint, command, from: corner, to: &json) { return }
      json.array { json in
        json.value("f" as StaticString)
        json.shape(path, from: corner)
        json.value(style.isEOFilled ? 1 : 0)
        write(paint, from: corner, to: &json)
      }
    case .stroke(let path, let style, let paint):
      if write(beyondCanvas: paint, command, from: corner, to: &json) { return }
      json.array { json in
        json.value("k" as StaticString)
        json.shape(path, from: corner)
        json.stroke(style)
        write(paint, from: corner, to: &json)
      }
    case .text(let text, let rect, let paints):
      write(text, part: nil, in: rect, paints, element: element, from: corner, to: &json)
    case .textPart(let part, let text, let rect, let paints):
      write(text, part: part, in: rect, paints, element: element, from: corner, to: &json)
    case .link(let url, let rect):
      json.array { json in
        json.value("a" as StaticString)
        json.value(url.absoluteString)
        json.point(rect.origin, from: corner)
        json.value(rect.width)
        json.value(rect.height)
      }
    case .image(let image, let rect): write(image, in: rect, from: corner, to: &json)
    case .backdrop(let path, let backdrop):
      json.array { json in
        json.value("b" as StaticString)
        json.shape(path, from: corner)
        json.value(0)
        json.backdrop(backdrop)
      }
    }
  }

  private mutating func write(
    _ text: any ShapedText, part: TextPart?, in rect: CGRect, _ paints: [Paint], element: Int, from corner: CGPoint,
    to json: inout JSONBytes
  ) {
    guard rect.isFinite else { return }
    let number = contents.text(text, part: part, in: rect.size)
    json.array { json in
      json.value("t" as StaticString)
      json.value(number)
      json.point(rect.origin, from: corner)
      json.array { json in for paint in paints { write(paint, from: corner, to: &json) } }
      json.value(element)
    }
  }

  /// Writes a command as a picture where a canvas has no words for its paint; false where it has.
  private mutating func write(
    beyondCanvas paint: Paint, _ command: DisplayCommand, from corner: CGPoint, to json: inout JSONBytes
  ) -> Bool {
    guard paint.isBeyondCanvas, !isForWords else { return false }
    isPlain = false
    let place = corner.applying(matrix)
    let key = Array("\(matrix) \(place) \(list.size) \(list.scale) \(command)".utf8)
    let (outer, size, scale) = (matrix, list.size, list.scale)
    let drawn = contents.picture(of: key) {
      PixelPart([command], matrix: outer, size: size, scale: scale).map { ($0.png, $0.box, $0.scale) }
    }
    if let drawn { write(pixels: drawn, from: corner, to: &json) }
    return true
  }

  // MARK: Paints

  private mutating func write(_ paint: Paint, from corner: CGPoint, to json: inout JSONBytes) {
    if isForWords, paint.isBeyondCanvas { return json.value("\(paint)") }
    if let color = paint.flatColor { return json.color(color) }
    if paint.isNowhere { return json.value("#00000000" as StaticString) }
    switch paint {
    case .color(let color): json.color(color)
    case .linearGradient(let stops, let start, let end):
      json.gradient("linear", stops) { json in
        json.point(start, from: corner)
        json.point(end, from: corner)
      }
    case .radialGradient(let stops, let center, let start, let end):
      json.gradient("radial", stops) { json in
        json.point(center, from: corner)
        json.value(max(0, start))
        json.value(max(0, end))
      }
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      let middle = CGPoint(x: bounds.minX + bounds.width * center.x, y: bounds.minY + bounds.height * center.y)
      let shape = CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: middle.x - corner.x, ty: middle.y - corner.y)
      json.gradient("radial", stops, shape) { json in
        json.value(0)
        json.value(0)
        json.value(max(0, start), decimals: 8)
        json.value(max(0, end), decimals: 8)
      }
    case .angularGradient(let stops, let center, let start, _):
      json.gradient("angular", stops) { json in
        json.point(center, from: corner)
        json.value(CGFloat(start.radians))
      }
    case .mesh(let mesh): json.color(mesh.colors.first ?? mesh.background)
    case .image(let image, let origin):
      guard let number = contents.picture(image.bitmap), image.scale > 0, image.scale.isFinite else {
        return json.value("#00000000" as StaticString)
      }
      json.object { json in
        json.picture(number, smooth: image.interpolation != .none)
        json.key("p")
        json.rect(
          CGRect(
            x: origin.x - corner.x, y: origin.y - corner.y, width: CGFloat(image.bitmap.width) / image.scale,
            height: CGFloat(image.bitmap.height) / image.scale))
      }
    }
  }
}

extension CGAffineTransform {
  /// The transform for coordinates that count from another corner.
  fileprivate func moved(to corner: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: a * corner.x + c * corner.y + tx - corner.x,
      ty: b * corner.x + d * corner.y + ty - corner.y)
  }
}

extension DisplayLayer {
  /// True if a canvas has no words for the layer's filters, or for how its colours are mixed.
  fileprivate var isBeyondCanvas: Bool {
    colorMode != .nonLinear
      || filters.contains { filter in
        switch filter {
        case .projection, .placedShadow, .alphaThreshold, .linearColorMatrix: true
        case .blur(let radius, let opaque): opaque && radius > 0
        case .shadow, .colorMatrix: false
        }
      }
  }
}

extension Paint {
  fileprivate var isBeyondCanvas: Bool {
    switch self {
    case .mesh: true
    // A canvas's gradient goes once around.
    case .angularGradient(_, _, let start, let end):
      flatColor == nil && abs((end.radians - start.radians) - 2 * .pi) > 1e-6
    default: beginsBeforeCenter
    }
  }
}

extension CGRect {
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
