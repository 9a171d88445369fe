// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Gives the labels of the axes their room and the plot what is left.
struct PlaneLayout: ExplainedLayout {
  let solution: PlaneSolution

  /// The distance of labels to the plot or to their line, in points (measured).
  static let spacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let plot = subviews.first else { return }
    let labels = subviews.dropFirst().prefix(solution.labels.count)
    var placer = LabelPlacer(solution, bounds.size, Array(labels))
    placer.solve()
    solution.shown.hidden = placer.hidden
    for subview in subviews.dropFirst(solution.labels.count + 1) {
      let area = area(of: subview[AxisAreaKey.self] ?? .x)
      subview.place(
        at: CGPoint(x: bounds.minX + area.minX, y: bounds.minY + area.minY), proposal: ProposedViewSize(area.size))
    }
    for (index, subview) in labels.enumerated() {
      let place = placer.places[index]
      subview.place(
        at: CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY), proposal: place.proposal)
    }
    plot.place(
      at: CGPoint(x: bounds.minX + solution.plot.minX, y: bounds.minY + solution.plot.minY),
      proposal: ProposedViewSize(solution.plot.size))
  }

  /// The area of an axis's labels.
  private func area(of axis: PlaneLabel.Kind) -> CGRect {
    let plot = solution.plot
    switch axis {
    case .x:
      return solution.top > 0
        ? CGRect(x: plot.minX, y: 0, width: plot.width, height: solution.top)
        : CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: solution.bottom)
    case .y:
      return solution.leading > 0
        ? CGRect(x: 0, y: plot.minY, width: solution.leading, height: plot.height)
        : CGRect(x: plot.maxX, y: plot.minY, width: solution.trailing, height: plot.height)
    }
  }

  var explanation: (any LayoutExplanation)? { PlaneExplanation(solution: solution) }
}

/// Finds places for the labels of a plane: a short-lived calculation.
struct LabelPlacer {
  struct Place {
    var frame = CGRect.zero
    var proposal = ProposedViewSize.unspecified
  }

  private let solution: PlaneSolution
  private let size: CGSize
  private let views: [LayoutSubview]
  private(set) var places: [Place]
  private(set) var hidden: Set<Int> = []
  private var sizes: [CGSize]

  init(_ solution: PlaneSolution, _ size: CGSize, _ views: [LayoutSubview]) {
    (self.solution, self.size, self.views) = (solution, size, views)
    sizes = views.map { $0.sizeThatFits(.unspecified) }
    places = views.map { _ in Place() }
  }

  private var labels: [PlaneLabel] { solution.labels }
  private var isRightToLeft: Bool { solution.data.surroundings.isRightToLeft }

  mutating func solve() {
    measure()
    let plot = CGRect(
      x: solution.leading, y: solution.top, width: max(0, size.width - solution.leading - solution.trailing),
      height: max(0, size.height - solution.top - solution.bottom))
    solution.plot = plot
    let geometry = PlotGeometry(solution.data, size: plot.size, labelRoom: solution.labelRoom, pads: solution.pads)
    solution.dropped = []
    if solution.reserved.contains(.x) { hideAll(.x) } else { placeRow(geometry, plot) }
    if solution.reserved.contains(.y) { hideAll(.y) } else { placeColumn(geometry, plot) }
    solution.frames = places.indices.map { hidden.contains($0) ? nil : places[$0].frame }
  }

  // MARK: Room

  /// The room that labels take on each side of the plot.
  private mutating func measure() {
    var (bottom, top, leading, trailing, inside): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
    for (index, label) in labels.enumerated() {
      let size = sizes[index]
      if label.isInside {
        if label.kind == .y, solution.data.y.isCategory { inside = max(inside, size.height + spacing(label)) }
        continue
      }
      if label.options.offsetsMarks == false { continue }
      switch (label.kind, label.position) {
      case (.x, .top): top = max(top, size.height + spacing(label))
      case (.x, _): bottom = max(bottom, size.height + spacing(label))
      case (.y, .leading): leading = max(leading, size.width + spacing(label))
      case (.y, _): trailing = max(trailing, size.width + spacing(label))
      }
    }
    // A lone column may not take all of the width.
    if leading + trailing > size.width {
      let share = size.width / (leading + trailing)
      (leading, trailing) = (leading * share, trailing * share)
    }
    // Layouts count from the leading edge; places are counted from the left here, and mirrored by the container.
    (solution.top, solution.bottom, solution.leading, solution.trailing) = (top, bottom, leading, trailing)
    solution.labelRoom = inside
  }

  private func spacing(_ label: PlaneLabel) -> CGFloat {
    (label.kind == .x ? label.options.verticalSpacing : label.options.horizontalSpacing) ?? PlaneLayout.spacing
  }

  // MARK: Along x

  /// Labels stand behind their line, or in the middle of their room. What has no room is cut off or left out.
  private mutating func placeRow(_ geometry: PlotGeometry, _ plot: CGRect) {
    let row = labels.indices.filter { labels[$0].kind == .x }
    // Places count from the leading edge here.
    func position(_ datum: Datum) -> CGFloat? {
      geometry.x.position(datum).map { isRightToLeft ? plot.width - $0 : $0 }
    }
    // Labels on two sides have nothing to do with each other.
    var taken = (TakenSpans(), TakenSpans())
    let ordered = row.enumerated().sorted {
      let (a, b) = (priority(labels[$0.element]), priority(labels[$1.element]))
      return a != b ? a > b : $0.offset < $1.offset
    }.map(\.element)
    for index in ordered {
      let label = labels[index]
      guard let place = position(label.datum) else {
        hide(index)
        continue
      }
      let own = sizes[index]
      var x: CGFloat
      var width = own.width
      if let anchor = label.options.anchor {
        x = place - own.width * anchor.x
      } else if label.isCentered {
        let (start, end) = room(of: label, place, geometry, plot, position)
        let allowed = max(0, end - start)
        if allowed < 1 {
          hide(index)
          continue
        }
        if width > allowed, cuts(label), allowed > 12 { width = allowed }
        x = (start + end) / 2 - width / 2
      } else if label.preset == .aligned {
        let share = plot.width > 0 ? place / plot.width : 0
        x = place - own.width * min(max(share, 0), 1)
      } else {
        x = place + PlaneLayout.spacing
        let allowed = plot.width - x
        if width > allowed, cuts(label) {
          // A little room is used with an ellipsis; of less nothing is readable.
          if allowed < 10 {
            hide(index)
            continue
          }
          width = allowed
        }
      }
      let isFree =
        label.position == .top
        ? taken.1.take(x, x + width, gap: gap(label), always: !resolves(label))
        : taken.0.take(x, x + width, gap: gap(label), always: !resolves(label))
      if !isFree {
        drop(index)
        continue
      }
      let height = own.height
      let y: CGFloat
      if label.isInside {
        y = label.position == .top ? plot.minY : plot.maxY - height
      } else {
        y = label.position == .top ? plot.minY - spacing(label) - height : plot.maxY + spacing(label)
      }
      places[index] = Place(
        frame: CGRect(x: plot.minX + x, y: y, width: width, height: height),
        proposal: width < own.width ? ProposedViewSize(width: width, height: height) : .unspecified)
    }
  }

  /// The room of a value, from it to the next.
  private func room(
    of label: PlaneLabel, _ place: CGFloat, _ geometry: PlotGeometry, _ plot: CGRect, _ position: (Datum) -> CGFloat?
  ) -> (CGFloat, CGFloat) {
    if case .category(let category) = label.datum, let (a, b) = geometry.x.band(category) {
      let (start, end) = isRightToLeft ? (plot.width - b, plot.width - a) : (a, b)
      return (min(start, end), max(start, end))
    }
    let next = label.next.flatMap(position) ?? plot.width
    return (place, min(max(next, place), max(plot.width, place)))
  }

  private func priority(_ label: PlaneLabel) -> Double {
    if case .greedy(let priority, _) = label.options.collision.kind { return priority }
    return 0
  }

  private func gap(_ label: PlaneLabel) -> CGFloat {
    if case .greedy(_, let spacing?) = label.options.collision.kind { return spacing }
    return 0
  }

  /// True if a label is cut off where it has too little room.
  private func cuts(_ label: PlaneLabel) -> Bool {
    switch label.options.collision.kind {
    case .automatic, .truncate: true
    default: false
    }
  }

  /// True if a label is left out where others lie already.
  private func resolves(_ label: PlaneLabel) -> Bool {
    if case .disabled = label.options.collision.kind { return false }
    return true
  }

  // MARK: Along y

  private mutating func placeColumn(_ geometry: PlotGeometry, _ plot: CGRect) {
    // Labels on two sides have nothing to do with each other.
    var taken = (TakenSpans(), TakenSpans())
    for index in labels.indices where labels[index].kind == .y {
      let label = labels[index]
      guard let place = geometry.y.position(label.datum) else {
        hide(index)
        continue
      }
      let own = sizes[index]
      let isLeading = label.position == .leading
      var (x, y): (CGFloat, CGFloat)
      var width = own.width
      if label.isInside, case .category(let category) = label.datum, let (start, end) = geometry.y.band(category) {
        x = plot.minX + PlaneLayout.spacing
        y = plot.minY + min(start, end) + spacing(label)
        if width > plot.width - 2 * PlaneLayout.spacing { width = max(0, plot.width - 2 * PlaneLayout.spacing) }
      } else {
        let room = (isLeading ? solution.leading : solution.trailing) - spacing(label)
        if width > room, cuts(label), !label.isInside, label.options.offsetsMarks != false { width = max(room, 0) }
        if label.isInside {
          x = isLeading ? plot.minX + PlaneLayout.spacing : plot.maxX - width - PlaneLayout.spacing
        } else {
          x = isLeading ? plot.minX - spacing(label) - width : plot.maxX + spacing(label)
        }
        if label.preset == .extended, isLeading { x = 0 }
        let middle = label.isCentered ? center(of: label, place, geometry) : place
        if let anchor = label.options.anchor {
          y = plot.minY + place - own.height * anchor.y
        } else if label.preset == .aligned {
          let share = plot.height > 0 ? min(max(middle / plot.height, 0), 1) : 0
          y = plot.minY + middle - own.height * share
        } else if label.preset == .extended || label.isInside {
          // Above its line, which runs through the labels' column.
          y = plot.minY + middle - own.height - (label.preset == .extended ? PlaneLayout.spacing : 0)
        } else {
          y = plot.minY + middle - own.height / 2
        }
        if label.preset == .extended, y + own.height / 2 < 0 {
          drop(index)
          continue
        }
      }
      let isFree =
        isLeading
        ? taken.1.take(y, y + own.height, gap: 0, always: !resolves(label))
        : taken.0.take(y, y + own.height, gap: 0, always: !resolves(label))
      if !isFree {
        drop(index)
        continue
      }
      places[index] = Place(
        frame: CGRect(x: x, y: y, width: width, height: own.height),
        proposal: width < own.width ? ProposedViewSize(width: width, height: own.height) : .unspecified)
    }
  }

  private func center(of label: PlaneLabel, _ place: CGFloat, _ geometry: PlotGeometry) -> CGFloat {
    if case .category(let category) = label.datum, let (a, b) = geometry.y.band(category) { return (a + b) / 2 }
    guard let next = label.next.flatMap({ geometry.y.position($0) }) else { return place }
    return (place + next) / 2
  }

  private mutating func hide(_ index: Int) { hidden.insert(index) }

  private mutating func hideAll(_ kind: PlaneLabel.Kind) {
    for index in labels.indices where labels[index].kind == kind { hide(index) }
  }

  private mutating func drop(_ index: Int) {
    hidden.insert(index)
    solution.dropped.append(labels[index].words)
  }
}

/// Stretches of a line that labels have taken, in their order.
struct TakenSpans {
  private var spans: [(lower: CGFloat, upper: CGFloat)] = []

  /// Takes a stretch; false where another has a part of it.
  mutating func take(_ lower: CGFloat, _ upper: CGFloat, gap: CGFloat, always: Bool) -> Bool {
    guard lower.isFinite, upper.isFinite else { return always }
    // The first stretch that begins after this one.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].lower < lower { low = middle + 1 } else { high = middle }
    }
    let isFree =
      (low == 0 || spans[low - 1].upper + gap <= lower) && (low == spans.count || upper + gap <= spans[low].lower)
    guard isFree || always else { return false }
    if isFree { spans.insert((lower, upper), at: low) }
    return true
  }
}
