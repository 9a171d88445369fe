// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSUserActivity: NSItemProviderWriting {
  /// The type that an activity is written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.useractivity"] }

  /// Hands a property list of the activity's kind, title, page and values to the handler, or an error where a value can't be in one.
  ///
  /// - Returns: nil, since the handler was called at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var list: [String: Any] = ["activityType": activityType]
    list["title"] = title
    list["webpageURL"] = webpageURL?.absoluteString
    list["userInfo"] = userInfo.map { values in
      Dictionary(values.map { (String(describing: $0.key.base), $0.value) }, uniquingKeysWith: { $1 })
    }
    guard PropertyListSerialization.propertyList(list, isValidFor: .binary) else {
      completionHandler(nil, CocoaError(.propertyListWriteInvalid))
      return nil
    }
    do {
      completionHandler(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
