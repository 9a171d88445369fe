// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Strings of the target's catalogue, in a file that imports Foundation alone.
public enum Counting {
  public static func modern(_ count: Int) -> String { String(localized: "\(count) cards", bundle: .module) }

  public static func old(_ count: Int) -> String {
    let format = NSLocalizedString("%lld cards", bundle: .module, comment: "A number of cards")
    return String.localizedStringWithFormat(format, count)
  }

  public static func older(_ count: Int) -> String {
    let format = Bundle.module.localizedString(forKey: "%lld cards", value: nil, table: nil)
    return String.localizedStringWithFormat(format, count)
  }

  public static func german(_ count: Int) -> LocalizedStringResource {
    LocalizedStringResource(
      "\(count) cards", locale: Locale(identifier: "de"), bundle: .atURL(Foundation.Bundle.module.bundleURL))
  }
}
