// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Colours at places from 0 (the start) to 1 (the end), with those between them.
///
/// ```swift
/// struct Dusk: View {
///   let gradient = Gradient(stops: [
///     Gradient.Stop(color: .indigo, location: 0),
///     Gradient.Stop(color: .pink, location: 0.7),
///     Gradient.Stop(color: .orange, location: 1),
///   ])
///
///   var body: some View {
///     Rectangle().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
///   }
/// }
/// ```
public struct Gradient: Equatable, Sendable {
  /// A colour at a place of a gradient.
  public struct Stop: Equatable, Sendable {
    /// The colour at the stop.
    public var color: Color
    /// The stop's place: 0 is the gradient's start, 1 its end.
    public var location: CGFloat

    /// A stop of a colour at a location: 0 is the gradient's start, 1 its end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The way in which colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case device
      case perceptual
    }

    let kind: Kind

    /// Colours are mixed by sRGB's components.
    public static let device = ColorSpace(kind: .device)
    /// Colours are mixed in even steps for the eye.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// The stops, in the order of their locations.
  public var stops: [Gradient.Stop]

  /// A gradient with stops at locations of their own. The order is that of the array.
  public init(stops: [Gradient.Stop]) { self.stops = stops }

  /// A gradient with colours at even distances, the first at the start and the last at the end.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient: Hashable {
  /// Feeds each stop's colour and location into a hasher.
  public func hash(into hasher: inout Hasher) {
    for stop in stops {
      hasher.combine(stop.color)
      hasher.combine(stop.location)
    }
  }
}
