// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The side of a mark, a plot or a chart that something stands on.
public struct AnnotationPosition: Equatable, Sendable {
  enum Place: Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let place: Place

  /// The side that is usual.
  public static let automatic = AnnotationPosition(place: .automatic)
  /// Over it.
  public static let overlay = AnnotationPosition(place: .overlay)
  /// Above it.
  public static let top = AnnotationPosition(place: .top)
  /// Below it.
  public static let bottom = AnnotationPosition(place: .bottom)
  /// Before it.
  public static let leading = AnnotationPosition(place: .leading)
  /// Behind it.
  public static let trailing = AnnotationPosition(place: .trailing)
  /// Above it, before its leading edge.
  public static let topLeading = AnnotationPosition(place: .topLeading)
  /// Above it, behind its trailing edge.
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  /// Below it, before its leading edge.
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  /// Below it, behind its trailing edge.
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// The mark that an annotation is made for.
public struct AnnotationContext: Sendable {
  /// The mark's size in points.
  public let targetSize: CGSize
}

/// What becomes of an annotation that reaches beyond its chart.
public struct AnnotationOverflowResolution: Sendable {
  /// What is done along one axis.
  public struct Strategy: Sendable {
    enum Way: Equatable, Sendable { case automatic, fit(Boundary.Kind), padScale, disabled }

    let way: Way

    /// Moves the annotation until it fits.
    public static let fit = Strategy(way: .fit(.automatic))
    /// Moves the annotation until it fits into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(way: .fit(boundary.kind)) }
    /// Makes room for it in the plot.
    public static let padScale = Strategy(way: .padScale)
    /// Lets it reach beyond.
    public static let disabled = Strategy(way: .disabled)
    /// As the chart chooses.
    public static let automatic = Strategy(way: .automatic)
  }

  /// What an annotation has to fit into.
  public struct Boundary: Sendable {
    enum Kind: Equatable, Sendable { case automatic, plot, chart }

    let kind: Kind

    /// The plot.
    public static let plot = Boundary(kind: .plot)
    /// The chart with its axes.
    public static let chart = Boundary(kind: .chart)
    /// As the chart chooses.
    public static let automatic = Boundary(kind: .automatic)
  }

  let x: Strategy
  let y: Strategy

  /// What is done along the axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

  /// As the chart chooses along both axes.
  public static let automatic = AnnotationOverflowResolution()
}
