// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Finds places for labels of axes: a short-lived calculation.
struct LabelPlacer {
  struct Place {
    var frame = CGRect.zero
    var proposal = ProposedViewSize.unspecified
  }

  private let labels: [PlaneLabel]
  private let data: ChartData
  private let sizes: [CGSize]
  private(set) var places: [Place]
  private(set) var hidden: Set<Int> = []
  /// The words of labels that had no room.
  private(set) var dropped: [String] = []

  init(_ labels: [PlaneLabel], _ data: ChartData, _ views: [LayoutSubview]) {
    (self.labels, self.data) = (labels, data)
    sizes = views.map { $0.sizeThatFits(.unspecified) }
    places = views.map { _ in Place() }
  }

  private var isRightToLeft: Bool { data.surroundings.isRightToLeft }

  /// The room that the labels take.
  var rooms: LabelRooms {
    var rooms = LabelRooms()
    for (label, size) in zip(labels, sizes) {
      if label.isInside {
        if label.kind == .y, data.y.isCategory { rooms.inside = max(rooms.inside, size.height + spacing(label)) }
      } else if label.options.offsetsMarks != false {
        rooms.take(label.kind == .x ? size.height + spacing(label) : size.width + spacing(label), at: label.side)
      }
    }
    return rooms
  }

  private func spacing(_ label: PlaneLabel) -> CGFloat {
    (label.kind == .x ? label.options.verticalSpacing : label.options.horizontalSpacing) ?? PlaneLayout.spacing
  }

  // MARK: Along x

  /// Labels stand behind their line, or in the middle of their room. What has no room is cut off or left out.
  mutating func placeRow(_ geometry: PlotGeometry, _ plot: CGRect) {
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

  mutating func placeColumn(_ geometry: PlotGeometry, _ plot: CGRect, _ rooms: LabelRooms) {
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
        let room = (isLeading ? rooms.leading : rooms.trailing) - spacing(label)
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

  mutating func hideAll(_ kind: PlaneLabel.Kind) {
    for index in labels.indices where labels[index].kind == kind { hide(index) }
  }

  private mutating func drop(_ index: Int) {
    hidden.insert(index)
    dropped.append(labels[index].words)
  }
}
