// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// What the client is told of the language.
extension LiveSession {
  /// Tells the language in which the view speaks, where it's another one.
  func tellLanguage() {
    let language = host.language
    if followsLanguage {
      let isRightToLeft = Locale.Language(identifier: language).characterDirection == .rightToLeft
      let direction = isRightToLeft ? LayoutDirection.rightToLeft : .leftToRight
      if host.configuration.layoutDirection != direction { host.setReader { $0.layoutDirection = direction } }
    }
    let direction = host.configuration.layoutDirection
    if let toldLanguage, toldLanguage == (language, direction) { return }
    toldLanguage = (language, direction)
    tell("language") { json in
      json.key("language")
      json.value(language)
      json.key("direction")
      json.value(direction == .rightToLeft ? "rtl" : "ltr")
    }
  }
}
