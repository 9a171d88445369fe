// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

@MainActor @Suite struct UIButtonConfigurationTests {
  @Test("The distances around the content count, and those of another size")
  func measures() {
    showHost()
    var looks = UIButton.Configuration.filled()
    looks.title = "Go"
    let button = UIButton(configuration: looks)
    let usual = button.intrinsicContentSize
    looks.contentInsets.leading += 10
    button.configuration = looks
    #expect(button.intrinsicContentSize.width == usual.width + 10)
    looks.buttonSize = .large
    button.configuration = looks
    #expect(button.intrinsicContentSize.height > usual.height)
  }

  @Test("The handler is called once for each state")
  func updates() {
    showHost()
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    _ = button.intrinsicContentSize
    _ = button.intrinsicContentSize
    #expect(states == [.normal])
    #expect(button.configuration?.title == "On")
    button.isEnabled = false
    _ = button.intrinsicContentSize
    #expect(states == [.normal, .disabled])
    #expect(button.configuration?.title == "Off")
  }

  @Test("Attributes of UIKit's become those of a text of Foundation's")
  func attributes() {
    showHost()
    var text = AttributedString("a")
    text[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 21)
    let font = NSAttributedString(text).attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 21)
  }
}
