// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GnomonRequest

/// The largest number of points that an option takes.
private let limit = 100_000.0

/// Numbers between separators, as many as are wanted and all of them finite.
private func numbers(_ text: String, separator: Character, count: Int, range: ClosedRange<Double>) -> [Double]? {
  let parts = text.split(separator: separator, omittingEmptySubsequences: false)
  let values = parts.compactMap { part -> Double? in
    guard let value = Double(part.filter { $0 != " " }), value.isFinite, range.contains(value) else { return nil }
    return value
  }
  return parts.count == count && values.count == count ? values : nil
}

/// `59,0,34,0`
struct InsetsValue: ExpressibleByArgument, Equatable {
  static let form = "T,L,B,R in points, as 59,0,34,0, each from 0 to 100000"

  var insets: RunRequest.Insets

  init?(argument: String) {
    guard let values = numbers(argument, separator: ",", count: 4, range: 0...limit) else { return nil }
    insets = RunRequest.Insets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }
}

/// `0,40`
struct PointValue: ExpressibleByArgument, Equatable {
  static let form = "X,Y in points, as 0,40"

  var point: RunRequest.Point

  init?(argument: String) {
    guard let values = numbers(argument, separator: ",", count: 2, range: -limit...limit) else { return nil }
    point = RunRequest.Point(x: values[0], y: values[1])
  }
}

/// `0,0.25,0.5`
struct InstantsValue: ExpressibleByArgument, Equatable {
  static let form = "seconds from 0 to 3600 that don't go back, as 0.5 or 0,0.25,0.5"

  var seconds: [Double]

  init?(argument: String) {
    let count = argument.split(separator: ",", omittingEmptySubsequences: false).count
    guard let values = numbers(argument, separator: ",", count: count, range: 0...3_600), values == values.sorted()
    else {
      return nil
    }
    seconds = values
  }
}

/// `3`
struct ScaleValue: ExpressibleByArgument, Equatable {
  static let form = "a number over 0, up to 16"

  var scale: Double

  init?(argument: String) {
    guard let value = Double(argument), value > 0, value <= 16 else { return nil }
    scale = value
  }
}

/// `30`
struct TimeoutValue: ExpressibleByArgument, Equatable {
  static let form = "a number of seconds over 0, up to 86400"

  /// A number of seconds without needless decimals.
  static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() && abs(seconds) < 1e9 ? "\(Int(seconds))" : "\(seconds)"
  }

  var seconds: Double

  init?(argument: String) {
    guard let value = Double(argument), value > 0, value <= 86_400 else { return nil }
    seconds = value
  }
}

/// A value of an option that has to have one of the forms above.
func parsed<Value: ExpressibleByArgument>(_ type: Value.Type, form: String) -> @Sendable (String) throws -> Value {
  { text in
    guard let value = Value(argument: text) else { throw ValidationError("it has to be \(form)") }
    return value
  }
}
