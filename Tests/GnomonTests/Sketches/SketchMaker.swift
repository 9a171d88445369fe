// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// Makes sketches, and edits them, at random.
struct SketchMaker {
  private var generator: SeededGenerator
  private var nextID = 1
  private var budget = 0

  init(seed: Int) {  // Scattered, since the generators of neighbouring seeds give the same numbers one after the other.
    generator = SeededGenerator(UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95)
  }

  mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  private mutating func isLucky(_ oneIn: Int) -> Bool { pick(oneIn) == 0 }

  private mutating func id() -> Int {
    nextID += 1
    return nextID
  }

  mutating func length() -> CGFloat { [0, 1, 5, 8, 10.5, 33.25, 44, 100, 180][pick(9)] }
  private mutating func optionalLength() -> CGFloat? { isLucky(3) ? nil : length() }
  private mutating func spacing() -> CGFloat? { isLucky(2) ? nil : [0, 4, 10][pick(3)] }

  // MARK: Sketches

  mutating func make(size: Int = 24, depth: Int = 5) -> Sketch {
    budget = size
    return sketch(depth, isInner: false)
  }

  private mutating func sketch(_ depth: Int, isInner: Bool = true) -> Sketch {
    budget -= 1
    let kind = depth <= 0 || budget <= 0 || (isInner && isLucky(3)) ? leaf() : container()
    var sketch = Sketch(head: .init(id: id(), kind: kind))
    if kind.isContainer { for _ in 0..<pick(5) { sketch.children.append(self.sketch(depth - 1)) } }
    for _ in 0..<[0, 0, 1, 1, 2, 3][pick(6)] { add(to: &sketch, depth) }
    return sketch
  }

  private mutating func add(to sketch: inout Sketch, _ depth: Int) {
    let mark = Sketch.Mark(id: id(), kind: self.mark())
    if mark.kind.hasLayer {
      var layer = self.sketch(min(depth, 3) - 1)
      layer.head.id = mark.id
      sketch.layers.append(layer)
    }
    sketch.head.marks.insert(mark, at: pick(sketch.head.marks.count + 1))
  }

  private mutating func leaf() -> Sketch.Kind {
    switch pick(13) {
    case 0...2: .color
    case 3: .rectangle
    case 4: .circle
    case 5: .divider
    case 6: .empty
    case 7...9: .text(["", "word", "some words that wrap", "two\nlines", "a"][pick(5)])
    case 10: .spacer(optionalLength())
    default: .picture(isResizable: isLucky(2))
    }
  }

  private mutating func container() -> Sketch.Kind {
    switch pick(23) {
    case 0...3: .row(alignment: pick(Sketch.vertical.count), spacing: spacing())
    case 4...7: .column(alignment: pick(Sketch.horizontal.count), spacing: spacing())
    case 8...9: .pile(alignment: pick(Sketch.both.count))
    case 10: .grid(alignment: pick(Sketch.both.count), spacing: spacing(), columns: 1 + pick(3))
    case 11: .scroll(axes: pick(3))
    case 12: .reader(fraction: [0.25, 0.5, 1][pick(3)])
    case 13: .group
    case 14: .lazyColumn(alignment: pick(Sketch.horizontal.count), spacing: spacing())
    case 15: .lazyGrid(minimum: 20 + length(), spacing: spacing())
    case 16: .fits
    case 19: .list(isForm: isLucky(3))
    case 20...21: .control(pick(4))
    case 17...18: .arranged(isRow: isLucky(2), spacing: spacing())
    default: .flow(gap: [0, 4][pick(2)])
    }
  }

  private mutating func mark() -> Sketch.MarkKind {
    switch pick(34) {
    case 0...3: .frame(optionalLength(), optionalLength(), alignment: pick(Sketch.both.count))
    case 4...7: .bounds(width: bounds(), height: bounds(), alignment: pick(Sketch.both.count))
    case 8: .padding(8, 8, 8, 8)
    case 9: .padding(length(), length(), length(), length())
    case 10: .fixedSize(horizontal: isLucky(2), vertical: isLucky(2))
    case 11: .aspect([nil, 1.5, 0.5][pick(3)], isFit: isLucky(2))
    case 12: .offset(length(), -length())
    case 13: .position(length(), length())
    case 14: .scale([0.5, 2][pick(2)])
    case 15: .rotation(length())
    case 16...17: .priority([-1, 1, 2][pick(3)])
    case 18: .horizontalGuide(pick(Sketch.horizontal.count), [0, 0.25, 1][pick(3)])
    case 19: .verticalGuide(pick(Sketch.vertical.count), [0, 0.25, 1][pick(3)])
    case 20: .overlay(alignment: pick(Sketch.both.count))
    case 21: .background(alignment: pick(Sketch.both.count))
    case 22: .inset(isTop: isLucky(2), spacing())
    case 23: isLucky(2) ? .safeAreaPadding(length()) : .ignoresSafeArea
    case 24: .direction(isRightToLeft: isLucky(2))
    case 25: .typeSize(isLarge: isLucky(2))
    case 26: isLucky(2) ? .lineLimit(isLucky(2) ? 1 : nil) : .font(10 + length() / 4)
    case 27: .border
    case 28: .marked
    case 29: .identity(pick(3))
    case 30: .cells(1 + pick(3))
    case 31: isLucky(2) ? .cellAnchor(pick(3)) : .columnAlignment(pick(Sketch.horizontal.count))
    case 32: .unsized(isHorizontal: isLucky(2))
    default: .share(count: 1 + pick(4))
    }
  }

  private mutating func bounds() -> [CGFloat?] {
    let sorted = [length(), length(), length()].sorted()
    let all: [CGFloat?] = [sorted[0], sorted[1], isLucky(3) ? .infinity : sorted[2]]
    return all.map { isLucky(2) ? nil : $0 }
  }

  // MARK: Edits

  /// The stage after one change: of a number, a view, the views' order, the host or the environment.
  mutating func edit(_ stage: Stage) -> Stage {
    var new = stage
    switch pick(12) {
    case 0: (new.width, new.height) = (40 + CGFloat(pick(500)), CGFloat(pick(600)))
    case 1: new.safeTop = CGFloat(pick(3)) * 20
    case 2: new.isRightToLeft.toggle()
    case 3: new.isLarge.toggle()
    default:
      let all = stage.sketch.all
      let target = all[pick(all.count)].head.id
      let moved = all[pick(all.count)]
      budget = 8
      new.sketch =
        stage.sketch.map { sketch in
          var sketch = sketch
          if sketch.head.id == target { change(&sketch, moved) }
          return sketch
        } ?? stage.sketch
      // What was moved may not be in two places.
      if Set(new.sketch.all.map(\.head.id)).count < new.sketch.all.count { return stage }
      if new.sketch.all.count > 60 { new.sketch = make() }
    }
    return new
  }

  private mutating func change(_ sketch: inout Sketch, _ moved: Sketch) {
    let isContainer = sketch.head.kind.isContainer
    let count = sketch.children.count
    switch pick(9) {
    case 0 where isContainer: sketch.children.insert(self.sketch(2), at: pick(count + 1))
    case 1 where count > 0: sketch.children.remove(at: pick(count))
    case 2 where count > 1: sketch.children.swapAt(pick(count), pick(count))
    case 3 where count > 1: sketch.children.append(sketch.children.removeFirst())
    case 4 where isContainer: if !moved.all.contains(where: { $0.head.id == sketch.head.id }) { take(moved, &sketch) }
    case 5 where !sketch.head.marks.isEmpty:
      let gone = sketch.head.marks.remove(at: pick(sketch.head.marks.count))
      sketch.layers.removeAll { $0.head.id == gone.id }
    case 6: add(to: &sketch, 2)
    case 7 where !sketch.head.marks.isEmpty:
      // Another modifier, or other numbers of the same one.
      let index = pick(sketch.head.marks.count)
      let old = sketch.head.marks[index].kind
      if old.hasLayer { return }
      for _ in 0..<40 {
        let new = mark()
        if new.isAlike(old) { return sketch.head.marks[index].kind = new }
      }
    default:
      for _ in 0..<40 {
        let kind = isContainer ? container() : leaf()
        if kind != sketch.head.kind { return sketch.head.kind = kind }
      }
    }
  }

  /// A copy under new names, as if the view had gone there.
  private mutating func take(_ moved: Sketch, _ sketch: inout Sketch) {
    if let copy = moved.map({ renamed($0) }) { sketch.children.append(copy) }
  }

  private mutating func renamed(_ sketch: Sketch) -> Sketch {
    var sketch = sketch
    sketch.head.id = id()
    sketch.head.marks.removeAll { $0.kind.hasLayer }
    sketch.layers = []
    return sketch
  }
}

extension Sketch.MarkKind {
  /// Whether both are the same modifier, with whatever numbers.
  func isAlike(_ other: Self) -> Bool {
    func name(_ kind: Self) -> Substring { "\(kind)".prefix { $0 != "(" } }
    return name(self) == name(other)
  }
}
