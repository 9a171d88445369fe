// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Outside of lists a picker of the menu's style is its value alone on iOS: there its label is for assistive technologies.
@MainActor @Suite("Pickers that open menus") struct MenuPickerTests {
  private var picker: some View {
    Picker("Label", selection: .constant(1)) {
      Text("value").tag(1)
      Text("a longer value").tag(2)
    }
  }

  private func texts(_ view: some View, _ profile: PlatformProfile = .iOS26) -> [String] {
    let host = makeHost(view, 300, 300) { $0.profile = profile }
    host.update()
    return host.texts
  }

  @Test("On a bare canvas the value stands alone and is as wide as it is")
  func alone() {
    #expect(texts(picker) == ["value"])
    #expect(texts(VStack { picker.pickerStyle(.menu) }) == ["value"])
    let host = makeHost(HStack { picker }, 300, 300)
    host.update()
    #expect(host.frame("HStack").width < 150)
  }

  @Test("Rows, columns of a form, menus and macOS name what is chosen")
  func labelled() {
    #expect(texts(Form { picker }) == ["Label", "value"])
    #expect(texts(List { picker }) == ["Label", "value"])
    #expect(texts(Form { picker }.formStyle(.columns)) == ["Label", "value"])
    #expect(texts(picker, .macOS26) == ["Label", "value"])
    #expect(texts(List { picker.labelsHidden() }) == ["value"])
  }
}
