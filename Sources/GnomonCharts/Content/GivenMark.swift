// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A mark as its initializer was given it, before the chart numbers its words: values of no generic type.
struct GivenMark {
  var kind: Mark.Kind
  var x: GivenPlace
  var y: GivenPlace
  var width: MarkDimension = .automatic
  var height: MarkDimension = .automatic
  var stacking: MarkStackingMethod = .unstacked
  var series: GivenValue?
  var angularInset: CGFloat = 0

  init(_ kind: Mark.Kind, x: GivenPlace, y: GivenPlace) { (self.kind, self.x, self.y) = (kind, x, y) }
}

/// Where a mark lies along an axis, as it was given.
enum GivenPlace {
  case full
  case fixed(CGFloat)
  case fixedRange(CGFloat?, CGFloat?)
  case value(GivenValue)
  case range(GivenValue, GivenValue)
}

/// A value with the words that name it.
struct GivenValue {
  enum Content {
    case one(_GivenScalar)
    case two(_GivenScalar, _GivenScalar)
    case unit(_GivenScalar, Calendar.Component, Calendar?)
  }

  let label: PlotLabel
  let content: Content
}

/// A number, the seconds of a date, or a word: what each value is plotted as.
public struct _GivenScalar {
  enum Content {
    case number(Double)
    case date(Double)
    case word(String)
  }

  let content: Content

  func datum(_ categories: Categories, isKey: Bool = false) -> Datum {
    switch content {
    // What is no number equals nothing, itself neither: as a key it's a word.
    case .number(let value): value.isNaN && isKey ? .category(categories.index(of: "NaN")) : .number(value)
    case .date(let seconds): seconds.isNaN && isKey ? .category(categories.index(of: "NaN")) : .date(seconds)
    case .word(let word): .category(categories.index(of: word))
    }
  }
}

extension Plottable {
  var given: _GivenScalar { PrimitivePlottable._given(primitivePlottable) }
}
