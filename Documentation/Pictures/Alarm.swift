// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A form, for a picture of several type sizes and appearances.
struct Alarm: View {
  @State private var isOn = true

  var body: some View {
    Form {
      Toggle("Alarm", isOn: $isOn)
      LabeledContent("Snooze", value: 9, format: .number)
      Button("Delete", role: .destructive) {}
    }
  }
}
