// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A number that grows with the reader's type size, as the font of a text style does.
@propertyWrapper
public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var factor: Value = 1

  /// A number that grows as the font of a text style does.
  ///
  /// - Parameters:
  ///   - wrappedValue: the number at the type size `.large`.
  ///   - textStyle: the style whose growth it follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// A number that grows as the font of the style `.body` does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The number at the reader's type size.
  public var wrappedValue: Value { base * factor }

  /// Reads the type size and the profile from the environment of the view's node.
  public static func _connect(_ property: inout Self, _ context: inout _PropertyContext) {
    let environment = context.node.environment
    let (profile, size) = (environment.platformProfile, environment.dynamicTypeSize)
    property.factor = Value(profile.scale(of: property.textStyle, at: size))
    context.node.properties.environmentReads.append(TypeSizeRead(profile: profile, size: size))
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

private struct TypeSizeRead: EnvironmentRead {
  let profile: PlatformProfile
  let size: DynamicTypeSize

  func hasChanged(in environment: EnvironmentValues) -> Bool {
    environment.dynamicTypeSize != size || environment.platformProfile != profile
  }
}
