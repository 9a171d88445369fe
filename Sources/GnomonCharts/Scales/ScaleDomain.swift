// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values that a scale has places for.
public protocol ScaleDomain {
  /// The domain as a chart takes it. Charts ask for it.
  func _makeScaleDomain() -> _ScaleDomainOutputs
}

/// A domain as a chart takes it.
public struct _ScaleDomainOutputs {
  enum Content {
    /// The values, or the two ends of a range.
    case values((Categories) -> [Datum], isRange: Bool)
    case automatic(includesZero: Bool?, reversed: Bool?, change: ((inout [Datum], Categories) -> Void)?)
  }

  let content: Content
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The range's ends.
  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    _ScaleDomainOutputs(
      content: .values({ [lowerBound.datum($0), upperBound.datum($0)] }, isRange: true))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The array's elements.
  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    _ScaleDomainOutputs(content: .values({ categories in map { $0.datum(categories) } }, isRange: false))
  }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
  /// The slice's elements.
  public func _makeScaleDomain() -> _ScaleDomainOutputs { Array(self)._makeScaleDomain() }
}

/// The domain that a chart finds for its data.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let reversed: Bool?
  let change: ((inout [Datum], Categories) -> Void)?

  /// What is asked of the domain.
  public func _makeScaleDomain() -> _ScaleDomainOutputs {
    _ScaleDomainOutputs(content: .automatic(includesZero: includesZero, reversed: reversed, change: change))
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain that a chart finds for its data.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, reversed: nil, change: nil)
  }

  /// The domain that a chart finds for its data.
  ///
  /// - Parameters:
  ///   - includesZero: true if a scale of numbers begins or ends at zero at least; nil is the chart's choice.
  ///   - reversed: true if it goes the other way.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed, change: nil)
  }

  /// The domain that a chart finds for its data, and that a closure changes.
  ///
  /// - Parameters:
  ///   - includesZero: true if a scale of numbers begins or ends at zero at least; nil is the chart's choice.
  ///   - reversed: true if it goes the other way.
  ///   - dataType: the type of the values.
  ///   - modifyInferredDomain: changes the two ends of a scale of numbers or dates, or the list of categories.
  public static func automatic<DataValue>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain where DataValue: Plottable {
    AutomaticScaleDomain(includesZero: includesZero, reversed: reversed) { data, categories in
      var values = data.compactMap { DataValue($0, categories) }
      modifyInferredDomain(&values)
      data = values.map { $0.datum(categories) }
    }
  }
}
