// SPDX-License-Identifier: Apache-2.0
import Foundation
internal import Gnomon
internal import GnomonTrace

/// Controls and pictures without words, and those whose only words are a file's name (WCAG 2.2, 1.1.1 and 4.1.2).
struct MissingLabels {
  static let controls: Set<SemanticsSnapshot.Role> = [
    .button, .link, .menuButton, .toggle, .slider, .stepper, .textField, .secureField, .searchField, .textEditor,
    .picker,
    .datePicker, .colorPicker,
  ]

  @MainActor func look(at elements: [AuditElement], _ findings: inout FindingList) {
    for element in elements where Self.controls.contains(element.role) || element.role == .image {
      guard element.frame.width > 0, element.frame.height > 0, !element.view.isOwn else { continue }
      let label = element.label?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      let placeholder = element.placeholder?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      if label.isEmpty {
        guard placeholder.isEmpty, !element.view.hasLabelBeside else { continue }
        findings.add(
          .missingLabel, element.view, element.frame,
          "this \(element.role.spoken) has no label: a screen reader can only say that it's there.",
          Self.hint(for: element.role))
      } else if Self.isRawName(label), element.isNamedByPicture || !element.view.showsText, !element.view.isDescribed {
        findings.add(
          .missingLabel, element.view, element.frame,
          "the only words for this \(element.role.spoken) are a picture's name, “\(label)”: a screen reader reads it as it "
            + "stands.", Self.hint(for: element.role))
      }
    }
  }

  private static func hint(for role: SemanticsSnapshot.Role) -> String {
    switch role {
    case .image:
      "Say what it shows with accessibilityLabel(_:), or that it says nothing: Image(decorative:), accessibilityHidden(true)."
    case .button, .link, .menuButton:
      "Give it a title, Button(\"Close\", systemImage: \"xmark\") with labelStyle(.iconOnly), or accessibilityLabel(_:)."
    case .textEditor: "Say what it's for with accessibilityLabel(_:)."
    default: "Give it a label, with labelsHidden() where it isn't to be seen, or accessibilityLabel(_:)."
    }
  }

  /// True for what only a file is called: `ic_close_24`, `IMG_0042`, `photo.png`.
  static func isRawName(_ name: String) -> Bool {
    if name.contains(where: \.isWhitespace) { return false }
    if name.contains("_") { return true }
    return [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".webp"].contains { name.lowercased().hasSuffix($0) }
  }
}
