// SPDX-License-Identifier: Apache-2.0
import Foundation

// Values that Apple's Foundation bridges to classes and says so; Linux's bridges them without saying so. `Text(date, formatter:)` asks for it.

extension Date: @retroactive ReferenceConvertible {
  /// The class of the values' objects.
  public typealias ReferenceType = NSDate
}
extension DateInterval: @retroactive ReferenceConvertible {
  /// The class of the values' objects.
  public typealias ReferenceType = NSDateInterval
}
extension UUID: @retroactive ReferenceConvertible {
  /// The class of the values' objects.
  public typealias ReferenceType = NSUUID
}
extension Data: @retroactive ReferenceConvertible {
  /// The class of the values' objects.
  public typealias ReferenceType = NSData
}
