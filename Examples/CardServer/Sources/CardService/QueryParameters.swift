// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes

/// A query's parameters, decoded strictly: what isn't right is an error, never a guess.
struct QueryParameters {
  private var values: [String: String] = [:]

  init(_ query: String, limit: Int) throws {
    guard query.utf8.count <= limit else {
      throw ServiceError(.uriTooLong, "The query is longer than \(limit) bytes.")
    }
    for part in query.utf8.split(separator: UInt8(ascii: "&")) {
      let pieces = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(pieces[0]) else {
        throw ServiceError(.badRequest, "A parameter's name isn't UTF-8 behind its percent signs.")
      }
      guard let value = pieces.count > 1 ? Self.decoded(pieces[1]) : "" else {
        throw ServiceError(.badRequest, "The parameter '\(shown(name))' isn't UTF-8 behind its percent signs.")
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw ServiceError(.badRequest, "The parameter '\(shown(name))' is given twice.")
      }
    }
  }

  func allow(_ names: [String]) throws {
    guard let unknown = values.keys.filter({ !names.contains($0) }).min() else { return }
    throw ServiceError(
      .badRequest, "There is no parameter '\(shown(unknown))': \(names.joined(separator: ", ")) are known.")
  }

  func text(_ name: String, limit: Int) throws -> String? {
    guard let text = values[name] else { return nil }
    guard text.unicodeScalars.count <= limit else {
      throw ServiceError(.badRequest, "The parameter '\(name)' is longer than \(limit) characters.")
    }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw ServiceError(.badRequest, "The parameter '\(name)' holds control characters.")
    }
    return text
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
    guard let text = values[name] else { return nil }
    return try Self.number(text[...], name, range)
  }

  func numbers(_ name: String, in range: ClosedRange<Double>, limit: Int) throws -> [Double]? {
    guard let text = values[name], !text.isEmpty else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= limit else {
      throw ServiceError(.badRequest, "The parameter '\(name)' has more than \(limit) numbers.")
    }
    return try parts.map { try Self.number($0, name, range) }
  }

  private static func number(_ text: Substring, _ name: String, _ range: ClosedRange<Double>) throws -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw ServiceError(
        .badRequest, "The parameter '\(name)' wants numbers from \(range.lowerBound) to \(range.upperBound).")
    }
    // -0 would be another card with the same picture.
    return value == 0 ? 0 : value
  }

  /// nil where a percent sign isn't followed by two digits, or the bytes aren't UTF-8.
  private static func decoded(_ text: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(UnicodeScalar(byte)).hexDigitValue.map(UInt8.init)
  }

  /// A name from outside, cut to what an error can show.
  private func shown(_ name: String) -> String {
    String(
      String.UnicodeScalarView(name.unicodeScalars.filter { $0.properties.generalCategory != .control }.prefix(40)))
  }
}
