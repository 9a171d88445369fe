// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import GnomonFormatters

/// Tables of strings of one language: `.strings` and `.stringsdict`.
enum StringsFiles {
  /// What a file was refused for.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The strings of a `.strings` file: property list of any kind, or lines such as `"key" = "value";` in UTF-8 or UTF-16.
  static func strings(_ data: Data) throws -> [String: LocalizedEntry] {
    if data.isEmpty { return [:] }
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw Failure(description: "it holds no pairs of keys and strings")
    }
    return list.compactMapValues { value in
      if let string = value as? String { return LocalizedEntry(string) }
      // What Xcode compiles of variations by width lies in a dictionary.
      return (value as? [String: Any]).flatMap(entry)
    }
  }

  /// The strings of a `.stringsdict` file.
  static func stringsdict(_ data: Data) throws -> [String: LocalizedEntry] {
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw Failure(description: "it holds no dictionary")
    }
    return list.compactMapValues { ($0 as? [String: Any]).flatMap(entry) }
  }

  private static func entry(_ content: [String: Any]) -> LocalizedEntry? {
    if let form = widthsOrDevices(content) { return LocalizedEntry(form: form) }
    guard let format = content["NSStringLocalizedFormatKey"] as? String else { return nil }
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    for (name, value) in content {
      guard let variable = value as? [String: Any] else { continue }
      let forms = variable.compactMapValues { $0 as? String }.filter { PluralRules.categories.contains($0.key) }
      guard !forms.isEmpty else { continue }
      substitutions[name] = LocalizedEntry.Substitution(
        specifier: variable["NSStringFormatValueTypeKey"] as? String ?? "d",
        form: .plural(forms.mapValues { .string($0) }))
    }
    return LocalizedEntry(form: .string(format), substitutions: substitutions)
  }

  private static func widthsOrDevices(_ content: [String: Any]) -> LocalizedEntry.Form? {
    if let widths = content["NSStringVariableWidthRuleType"] as? [String: Any] {
      let forms = widths.compactMap { width, value -> LocalizedEntry.WidthForm? in
        guard let width = Int(width), let form = form(value) else { return nil }
        return LocalizedEntry.WidthForm(width: width, form: form)
      }
      return .width(forms.sorted { $0.width < $1.width })
    }
    if let devices = content["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .device(devices.compactMapValues(form))
    }
    return nil
  }

  private static func form(_ value: Any) -> LocalizedEntry.Form? {
    (value as? String).map { .string($0) } ?? (value as? [String: Any]).flatMap(widthsOrDevices)
  }
}
