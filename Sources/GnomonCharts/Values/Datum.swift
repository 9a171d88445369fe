// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The kinds of values that a scale tells apart.
enum DatumKind: Int8 { case number, date, category }

/// A value on a scale: a number, the seconds of a date since 2001, or the number of a category in ``Categories``.
///
/// It holds no words, so that a hundred thousand of them are copied without counting references.
enum Datum: Hashable {
  case number(Double)
  case date(Double)
  case category(Int32)

  var kind: DatumKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The number, or the seconds of the date; nil of a category.
  var number: Double? {
    switch self {
    case .number(let value), .date(let value): value
    case .category: nil
    }
  }

  /// True if it has a place on a scale.
  var isFinite: Bool { number?.isFinite ?? true }
}

/// The words of a chart's data, each once, numbered in the order in which they came.
final class Categories {
  private(set) var names: [String] = []
  private var indexes: [String: Int32] = [:]

  func index(of name: String) -> Int32 {
    if let known = indexes[name] { return known }
    let index = Int32(names.count)
    names.append(name)
    indexes[name] = index
    return index
  }

  /// The number of a word that is there already.
  func known(_ name: String) -> Int32? { indexes[name] }

  func name(_ index: Int32) -> String { names.indices.contains(Int(index)) ? names[Int(index)] : "" }
}

extension Plottable {
  /// The value on a scale; nil of a word that the chart doesn't have.
  func knownDatum(_ categories: Categories) -> Datum? {
    if case .word(let word) = given.content { return categories.known(word).map { .category($0) } }
    return datum(categories)
  }

  func datum(_ categories: Categories) -> Datum { given.datum(categories) }

  init?(_ datum: Datum, _ categories: Categories) {
    guard let primitive = PrimitivePlottable._primitivePlottableKind.value(datum, categories) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
