// SPDX-License-Identifier: Apache-2.0
import Foundation

extension RunRequest {
  /// A way in which what a view is shown in may differ, by its option's name. Of several that have several values, the
  /// last in this order gives the columns of a picture.
  public enum Axis: String, Codable, CaseIterable, Sendable {
    /// Light or dark.
    case appearance
    /// The contrast that the reader asks for.
    case contrast
    /// Whether the reader asks for heavier text.
    case boldText = "bold-text"
    /// Whether the reader asks for little movement.
    case reduceMotion = "reduce-motion"
    /// Whether the reader asks for opaque backgrounds.
    case reduceTransparency = "reduce-transparency"
    /// Whether colour alone mustn't carry a meaning.
    case differentiateWithoutColor = "differentiate-without-color"
    /// Where leading is.
    case layoutDirection = "layout-direction"
    /// Language and region.
    case locale
    /// The reader's type size.
    case typeSize = "type-size"
    /// The system that is imitated.
    case profile
    /// Which way up the device is.
    case orientation
    /// The host's size.
    case size
    /// The device whose screen is taken.
    case device

    /// Whether it's on or off, so that the option alone means on.
    public var isSwitch: Bool {
      switch self {
      case .boldText, .reduceMotion, .reduceTransparency, .differentiateWithoutColor: true
      default: false
      }
    }
  }

  /// The values of an axis, each as the axis writes it.
  public struct AxisValues: Codable, Equatable, Sendable {
    /// What differs.
    public var axis: Axis
    /// The values, at least one, each once.
    public var values: [String]

    /// Makes an axis of values that ``Axis/value(of:)`` has given.
    public init(_ axis: Axis, _ values: [String]) {
      self.axis = axis
      self.values = values
    }
  }

  /// What a view is shown in, as far as it's said: a value for some of the axes.
  public struct Look: Equatable, Sendable {
    private var values: [Axis: String] = [:]

    /// Makes a look of which nothing is said.
    public init() {}

    /// The value of an axis, as ``Axis/value(of:)`` writes it. nil where nothing is said.
    public subscript(axis: Axis) -> String? {
      get { values[axis] }
      set { values[axis] = newValue }
    }

    /// Whether a switch is on.
    public func isOn(_ axis: Axis) -> Bool { values[axis] == "on" }

    /// The host's size. nil where nothing is said.
    public var size: Size? { values[.size].flatMap { Size($0) } }

    /// The device. nil where nothing is said.
    public var device: Device? { values[.device].flatMap { Device.named($0) } }

    /// Whether the device lies on its side.
    public var isSideways: Bool { values[.orientation] == "landscape" }
  }

  /// The axes of several values.
  public var varying: [AxisValues] { axes.filter { $0.values.count > 1 } }

  /// All looks that are asked for: each value of each axis with each of the others, the last axis's values next to each other.
  public var looks: [Look] {
    axes.reduce([Look()]) { looks, axis in
      looks.flatMap { look in
        axis.values.map { value in
          var look = look
          look[axis.axis] = value
          return look
        }
      }
    }
  }

  /// The number of looks; never too large a number to count.
  public var lookCount: Int {
    axes.reduce(1) { count, axis in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: axis.values.count)
      return isTooLarge ? .max : product
    }
  }

  /// The most looks that one command shows.
  public static let lookLimit = 100

  /// A look in words, by the axes of several values: `appearance dark, type-size large`. Empty where there's one look.
  public func label(of look: Look) -> String {
    varying.compactMap { axis in look[axis.axis].map { "\(axis.axis.rawValue) \($0)" } }.joined(separator: ", ")
  }
}
