// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The plot: lines, marks, and the views that stand at places of it.
struct PlotView: View {
  let data: ChartData
  let plane: PlaneSolution
  let size: CGSize
  /// The frame of what is seen of a plot that's scrolled; nil of others, which are seen as a whole.
  let container: Anchor<CGRect>?
  /// The sizes of annotations that the scales make room for.
  @State private var annotationSizes: [PlacedViews.Placed.ID: CGSize] = [:]

  var body: some View {
    let geometry = PlotGeometry(data, size: size, labelRoom: plane.rooms.inside, pads: plane.pads)
    let views = PlacedViews(geometry)
    if views.padsScale, let padsChanged = plane.padsChanged {
      plot(views, geometry).onChange(of: pads, initial: true) { _, pads in padsChanged(pads) }
    } else {
      plot(views, geometry)
    }
  }

  /// What the scales have to leave for annotations.
  private var pads: PlotPads {
    let geometry = PlotGeometry(data, size: size, labelRoom: plane.rooms.inside)
    return PlotPads(
      PlacedViews(geometry).views, annotationSizes, in: size, isMirrored: data.surroundings.isRightToLeft)
  }

  private func plot(_ views: PlacedViews, _ geometry: PlotGeometry) -> some View {
    GeometryReader { reader in
      let proxy = ChartProxy(plane, geometry, anchor: reader.anchor(.bounds), container: container)
      PlotLayout(chart: chart) {
        // What isn't drawn on is touched, too.
        if listens { Color.clear.contentShape(Rectangle()) }
        plot
        ForEach(views.views, id: \.id) { view in
          content(of: view).layoutValue(key: PlotPlaceKey.self, value: view.place)
        }
      }
      .modifier(ChartInput(data: data, proxy: proxy))
      .preference(key: ChartProxyKey.self, value: data.settings.offersProxy ? OfferedProxy(proxy: proxy) : nil)
    }
  }

  @ViewBuilder private func content(of view: PlacedViews.Placed) -> some View {
    if case .annotation(_, let annotation) = view.place, annotation.padsScale {
      view.content.onGeometryChange(for: CGSize.self, of: \.size) { annotationSizes[view.id] = $0 }
    } else {
      view.content
    }
  }

  /// The whole chart in the plot's coordinates.
  private var chart: CGRect {
    CGRect(origin: CGPoint(x: -plane.plotInChart.minX, y: -plane.plotInChart.minY), size: plane.frame.size)
  }

  /// True if touches of the plot say something.
  private var listens: Bool { !data.settings.selection.isEmpty || data.settings.gesture != nil }

  @ViewBuilder private var plot: some View {
    let content = ChartPlotContent(data: data, plane: plane)
    if let style = data.settings.plotStyle { style(content) } else { content }
  }
}

/// The plot's own content, as `chartPlotStyle(content:)` is given it.
@MainActor @preconcurrency
public struct ChartPlotContent: View, @unchecked Sendable {
  nonisolated(unsafe) let data: ChartData
  let plane: PlaneSolution

  nonisolated init(data: ChartData, plane: PlaneSolution) { (self.data, self.plane) = (data, plane) }

  /// The lines of the axes and the marks.
  public var body: some View {
    ZStack {
      DrawnView(AxisLinesDrawing(plane: plane))
      DrawnView(MarksDrawing(data, labelRoom: plane.rooms.inside, pads: plane.pads))
    }
  }
}

/// Views that stand at places of the plot: annotations and symbols.
struct PlacedViews {
  struct Placed {
    /// A mark's, and the number of the view beside it.
    struct ID: Hashable {
      var mark: Int
      var number: Int
    }

    var id: ID
    var content: AnyView
    var place: PlotPlace
  }

  private(set) var views: [Placed] = []
  /// True if the scales make room for some of them.
  private(set) var padsScale = false

  @MainActor init(_ geometry: PlotGeometry) {
    let data = geometry.data
    for mark in data.marks {
      guard let style = mark.style else { continue }
      if case .view(let index) = style.symbol, mark.kind == .point || mark.kind == .line,
        let point = geometry.point(of: mark)
      {
        views.append(
          Placed(
            id: Placed.ID(mark: mark.identity, number: -1), content: data.collector.symbolViews[index],
            place: .symbol(point)))
      }
      guard !style.annotations.isEmpty, let target = Self.target(of: mark, geometry) else { continue }
      for (number, annotation) in style.annotations.enumerated() {
        if annotation.padsScale { padsScale = true }
        let context = AnnotationContext(targetSize: target.size)
        views.append(
          Placed(
            id: Placed.ID(mark: mark.identity, number: number), content: annotation.content(context),
            place: .annotation(target, annotation)))
      }
    }
  }

  /// The rectangle that an annotation stands at.
  private static func target(of mark: Mark, _ geometry: PlotGeometry) -> CGRect? {
    switch mark.kind {
    case .sector:
      guard let sector = SectorShape(mark, geometry) else { return nil }
      return CGRect(origin: sector.middle, size: .zero)
    case .area:
      guard let (a, b) = geometry.edges(of: mark) else { return nil }
      return CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
    case .point, .line:
      guard let point = geometry.point(of: mark) else { return nil }
      if mark.kind == .line, mark.style?.symbol == nil, mark.style?.symbolBy == nil {
        return CGRect(origin: point, size: .zero)
      }
      return SymbolSize.rect(of: mark, BasicChartSymbolShape(kind: .circle), at: point, geometry.data.looks)
    default: return geometry.rect(of: mark)
    }
  }
}

/// Where a view stands in a plot.
enum PlotPlace {
  case plot
  case annotation(CGRect, Annotation)
  case symbol(CGPoint)
}

struct PlotPlaceKey: LayoutValueKey {
  nonisolated(unsafe) static let defaultValue = PlotPlace.plot
}

/// Puts views where they belong in a plot.
struct PlotLayout: Layout {
  /// The whole chart in the plot's coordinates.
  let chart: CGRect
  /// The distance of an annotation to its mark, in points. Unverified.
  static let spacing: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let isMirrored = subviews.layoutDirection == .rightToLeft
    // Places in a plot count from the left; those of a layout from the leading edge.
    func mirrored(_ rect: CGRect) -> CGRect {
      isMirrored ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    for subview in subviews {
      switch subview[PlotPlaceKey.self] {
      case .plot: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      case .symbol(let point):
        let place = mirrored(CGRect(origin: point, size: .zero))
        subview.place(
          at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), anchor: .center,
          proposal: .unspecified)
      case .annotation(let target, let annotation):
        let size = subview.sizeThatFits(.unspecified)
        let frame = frame(of: size, at: mirrored(target), annotation, bounds.size)
        subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
      }
    }
  }

  /// Where an annotation stands that may reach beyond its plot.
  static func frame(of size: CGSize, at target: CGRect, _ annotation: Annotation) -> CGRect {
    let spacing = annotation.spacing ?? Self.spacing
    var frame = CGRect(origin: .zero, size: size)
    let place = annotation.position.place
    switch place {
    case .leading, .topLeading, .bottomLeading: frame.origin.x = target.minX - spacing - size.width
    case .trailing, .topTrailing, .bottomTrailing: frame.origin.x = target.maxX + spacing
    default:
      switch annotation.alignment.horizontal {
      case .leading: frame.origin.x = target.minX
      case .trailing: frame.origin.x = target.maxX - size.width
      default: frame.origin.x = target.midX - size.width / 2
      }
    }
    switch place {
    case .automatic, .top, .topLeading, .topTrailing: frame.origin.y = target.minY - spacing - size.height
    case .bottom, .bottomLeading, .bottomTrailing: frame.origin.y = target.maxY + spacing
    default:
      switch annotation.alignment.vertical {
      case .top: frame.origin.y = target.minY
      case .bottom: frame.origin.y = target.maxY - size.height
      default: frame.origin.y = target.midY - size.height / 2
      }
    }
    return frame
  }

  private func frame(of size: CGSize, at target: CGRect, _ annotation: Annotation, _ plot: CGSize) -> CGRect {
    var frame = Self.frame(of: size, at: target, annotation)
    if let room = boundary(annotation.overflow.x, plot) {
      frame.origin.x = max(room.minX, min(frame.minX, room.maxX - size.width))
    }
    if case .fit = annotation.overflow.y.way, let room = boundary(annotation.overflow.y, plot) {
      frame.origin.y = max(room.minY, min(frame.minY, room.maxY - size.height))
    }
    return frame
  }

  /// What an annotation has to stay in; nil lets it reach beyond.
  private func boundary(_ strategy: AnnotationOverflowResolution.Strategy, _ plot: CGSize) -> CGRect? {
    switch strategy.way {
    case .disabled: nil
    case .fit(.plot): CGRect(origin: .zero, size: plot)
    default: chart
    }
  }
}
