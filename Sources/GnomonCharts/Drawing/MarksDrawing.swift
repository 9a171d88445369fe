// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The marks of a chart as one thing to draw.
struct MarksDrawing: DrawnItems, Animatable {
  let labelRoom: CGFloat
  let pads: PlotPads
  /// What the marks are brought to.
  private let change: MarkChange
  /// The places of marks that are on their way; nil where all lie at their own.
  private var moved: MarksVector?

  var data: ChartData { change.data }

  init(_ data: ChartData, labelRoom: CGFloat, pads: PlotPads = PlotPads()) {
    self.init(MarkChange(data), labelRoom, pads)
  }

  private init(_ change: MarkChange, _ labelRoom: CGFloat, _ pads: PlotPads) {
    (self.change, self.labelRoom, self.pads) = (change, labelRoom, pads)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.labelRoom == b.labelRoom && a.pads == b.pads && a.moved == b.moved && a.data.hasSameMarks(as: b.data)
  }

  /// The marks with those that go: these are seen until they have gone.
  func coming(after old: MarksDrawing) -> MarksDrawing {
    MarksDrawing(MarkChange(data, after: old.change, moved: old.moved), labelRoom, pads)
  }

  var animatableData: MarksVector {
    get { moved ?? change.vector }
    set { moved = newValue }
  }

  /// The ways that marks of some data have still to go, as shares of the plot; nil where they're at their places.
  private func ways(_ data: ChartData) -> [Int: SIMD8<Double>]? {
    moved.map { data.vector.ways(to: $0, data.vector.values.keys) }
  }

  var name: String { "Marks" }

  func draw(on canvas: inout DrawnCanvas) {
    let geometry = PlotGeometry(data, size: canvas.size, labelRoom: labelRoom, pads: pads, ways: ways(data))
    var drawer = MarkDrawer(geometry, canvas)
    if let moved {
      var former: PlotGeometry?
      for leaving in change.leaving {
        let ways = leaving.data.vector.ways(to: moved, leaving.marks.lazy.map { leaving.data.marks[$0].identity })
        let geometry = PlotGeometry(leaving.data, size: canvas.size, labelRoom: labelRoom, pads: pads, ways: ways)
        var drawer = MarkDrawer(geometry, canvas)
        drawer.drawAll(only: leaving)
        canvas.commands += drawer.commands
        former = geometry
      }
      drawer.former = former
      drawer.lines = change.lines
    }
    drawer.drawAll()
    if canvas.commands.isEmpty { canvas.commands = drawer.commands } else { canvas.commands += drawer.commands }
  }

  func elements(in size: CGSize) -> [DrawnElement] {
    MarkElements(PlotGeometry(data, size: size, labelRoom: labelRoom, pads: pads)).all()
  }

  var arithmetic: [String] { ChartWords(data).marks }
  var notes: [LayoutNote] { data.notes }
}
