// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

/// A measure of a real screen: what `surfaces.tsv` says of one distance, length or colour.
struct SurfaceRow: Sendable, CustomTestStringConvertible {
  let id: String
  /// "iOS 26", "iOS 18" or "iOS 17".
  let system: String
  /// "L", "M", "AX3", or "any" where the measure doesn't follow the type size.
  let typeSize: String
  /// The screen's width in points.
  let width: CGFloat
  let surface: String
  let what: String
  let values: [SurfaceValue]
  /// How far a length may be from the table's, in points.
  let tolerance: Double

  var testDescription: String { "\(id): \(surface), \(what)" }

  var profile: PlatformProfile { system == "iOS 26" ? .iOS26 : .iOS18 }

  /// The type size that the picture was taken at.
  var dynamicTypeSize: DynamicTypeSize {
    switch typeSize {
    case "M": .medium
    case "AX3": .accessibility3
    default: .large
    }
  }
}

/// One value of a measure.
enum SurfaceValue: Sendable, CustomStringConvertible {
  /// A length in points; a picture that was measured twice gives a range.
  case points(ClosedRange<Double>)
  /// A colour as `#RRGGBB`, or a range of colours.
  case color(String, String)
  /// What isn't a number: "semibold", "capsule".
  case word(String)

  init(_ text: String) {
    let parts = text.components(separatedBy: "..")
    if let first = Double(parts[0]), let last = Double(parts[parts.count - 1]) {
      self = .points(first...last)
    } else if text.hasPrefix("#") {
      self = .color(parts[0], parts[parts.count - 1])
    } else {
      self = .word(text)
    }
  }

  var description: String {
    switch self {
    case .points(let range): range.lowerBound == range.upperBound ? "\(range.lowerBound)" : "\(range)"
    case .color(let first, let last): first == last ? first : "\(first)..\(last)"
    case .word(let word): word
    }
  }

  /// Whether what was read agrees: a length within the tolerance, a colour within four steps of each channel.
  func agrees(with reading: SurfaceReading, tolerance: Double) -> Bool {
    switch (self, reading) {
    case (.points(let range), .points(let value)):
      return value >= range.lowerBound - tolerance - 0.01 && value <= range.upperBound + tolerance + 0.01
    case (.color(let first, let last), .color(let value)):
      let (a, b, c) = (channels(first), channels(last), channels(value))
      return zip(a, b).enumerated().allSatisfy { min($1.0, $1.1) - 4 <= c[$0] && c[$0] <= max($1.0, $1.1) + 4 }
    case (.word(let word), .word(let value)): return word == value
    default: return false
    }
  }

  private func channels(_ color: String) -> [Int] {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    return [value >> 16 & 255, value >> 8 & 255, value & 255]
  }
}

/// What was read of our own picture.
enum SurfaceReading: CustomStringConvertible {
  case points(Double)
  case color(String)
  case word(String)

  var description: String {
    switch self {
    case .points(let value): String(format: "%.2f", value)
    case .color(let color): color
    case .word(let word): word
    }
  }
}

enum SurfaceTable {
  /// All rows of the table, in its order.
  static let rows: [SurfaceRow] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("surfaces.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return SurfaceRow(
        id: fields[0], system: fields[1], typeSize: fields[2], width: CGFloat(Double(fields[3]) ?? 402),
        surface: fields[4], what: fields[5],
        values: fields[6].components(separatedBy: "; ").map { SurfaceValue($0.trimmingCharacters(in: .whitespaces)) },
        tolerance: Double(fields[7]) ?? 0)
    }
  }()
}
