// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ColorPickerTests {
  /// The frame's fills without the screen's and the shade over it.
  private func fills(_ host: ViewHost) -> [(color: Color.Resolved, box: CGRect)] {
    host.displayList().commands.dropFirst(2).compactMap {
      if case .fill(let path, _, .color(let color)) = $0 { (color, path.boundingRect) } else { nil }
    }
  }

  @Test("A colour picker of Core Graphics' colours shows the colour")
  func colors() {
    let binding = Binding.constant(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    let host = makeHost(
      VStack {
        ColorPicker("a", selection: binding)
        ColorPicker(String("b"), selection: binding)
        ColorPicker(LocalizedStringResource("c"), selection: binding)
        ColorPicker(selection: binding) { Text("d") }
      }, 200, 200)
    host.update()
    #expect(host.texts == ["a", "b", "c", "d"])
    let reds = fills(host).filter { $0.color.red > 0.99 && $0.color.green < 0.01 && $0.color.blue < 0.01 }
    #expect(reds.count >= 2, "\(fills(host))")
  }
}
