// SPDX-License-Identifier: Apache-2.0
import Foundation

// The colours that UIKit and AppKit have names for.
extension UIColor {
  public static let systemRed = UIColor(Color(system: .red), isOwn: ())
  public static let systemOrange = UIColor(Color(system: .orange), isOwn: ())
  public static let systemYellow = UIColor(Color(system: .yellow), isOwn: ())
  public static let systemGreen = UIColor(Color(system: .green), isOwn: ())
  public static let systemMint = UIColor(Color(system: .mint), isOwn: ())
  public static let systemTeal = UIColor(Color(system: .teal), isOwn: ())
  public static let systemCyan = UIColor(Color(system: .cyan), isOwn: ())
  public static let systemBlue = UIColor(Color(system: .blue), isOwn: ())
  public static let systemIndigo = UIColor(Color(system: .indigo), isOwn: ())
  public static let systemPurple = UIColor(Color(system: .purple), isOwn: ())
  public static let systemPink = UIColor(Color(system: .pink), isOwn: ())
  public static let systemBrown = UIColor(Color(system: .brown), isOwn: ())
  public static let systemGray = UIColor(Color(system: .gray), isOwn: ())
  public static let systemGray2 = UIColor(Color(storage: .semantic(.gray(2))), isOwn: ())
  public static let systemGray3 = UIColor(Color(storage: .semantic(.gray(3))), isOwn: ())
  public static let systemGray4 = UIColor(Color(storage: .semantic(.gray(4))), isOwn: ())
  public static let systemGray5 = UIColor(Color(storage: .semantic(.gray(5))), isOwn: ())
  public static let systemGray6 = UIColor(Color(storage: .semantic(.gray(6))), isOwn: ())
  public static let tintColor = UIColor(Color(system: .accent), isOwn: ())
  public static let clear = UIColor(Color(system: .clear), isOwn: ())
  public static let black = UIColor(white: 0, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

// UIKit, by what a colour is for.
extension UIColor {
  public static let label = UIColor(Color(storage: .semantic(.label(0))), isOwn: ())
  public static let secondaryLabel = UIColor(Color(storage: .semantic(.label(1))), isOwn: ())
  public static let tertiaryLabel = UIColor(Color(storage: .semantic(.label(2))), isOwn: ())
  public static let quaternaryLabel = UIColor(Color(storage: .semantic(.label(3))), isOwn: ())
  public static let systemFill = UIColor(Color(storage: .semantic(.fill(0))), isOwn: ())
  public static let secondarySystemFill = UIColor(Color(storage: .semantic(.fill(1))), isOwn: ())
  public static let tertiarySystemFill = UIColor(Color(storage: .semantic(.fill(2))), isOwn: ())
  public static let quaternarySystemFill = UIColor(Color(storage: .semantic(.fill(3))), isOwn: ())
  public static let systemBackground = UIColor(Color(storage: .semantic(.background(0))), isOwn: ())
  public static let secondarySystemBackground = UIColor(Color(storage: .semantic(.background(1))), isOwn: ())
  public static let tertiarySystemBackground = UIColor(Color(storage: .semantic(.background(2))), isOwn: ())
  public static let systemGroupedBackground = UIColor(Color(storage: .semantic(.groupedBackground(0))), isOwn: ())
  public static let secondarySystemGroupedBackground = UIColor(
    Color(storage: .semantic(.groupedBackground(1))), isOwn: ())
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(storage: .semantic(.groupedBackground(2))), isOwn: ())
  public static let separator = UIColor(Color(storage: .semantic(.separator)), isOwn: ())
  public static let opaqueSeparator = UIColor(Color(storage: .semantic(.opaqueSeparator)), isOwn: ())
  public static let link = UIColor(Color(storage: .semantic(.link)), isOwn: ())
  public static let placeholderText = UIColor(Color(storage: .semantic(.placeholder)), isOwn: ())
}

// AppKit, by what a colour is for.
extension NSColor {
  public static let labelColor = UIColor(Color(storage: .semantic(.label(0))), isOwn: ())
  public static let secondaryLabelColor = UIColor(Color(storage: .semantic(.label(1))), isOwn: ())
  public static let tertiaryLabelColor = UIColor(Color(storage: .semantic(.label(2))), isOwn: ())
  public static let quaternaryLabelColor = UIColor(Color(storage: .semantic(.label(3))), isOwn: ())
  public static let textColor = UIColor(Color(storage: .semantic(.label(0))), isOwn: ())
  public static let placeholderTextColor = UIColor(Color(storage: .semantic(.placeholder)), isOwn: ())
  public static let linkColor = UIColor(Color(storage: .semantic(.link)), isOwn: ())
  public static let separatorColor = UIColor(Color(storage: .semantic(.separator)), isOwn: ())
  public static let gridColor = UIColor(Color(storage: .semantic(.grid)), isOwn: ())
  public static let windowBackgroundColor = UIColor(Color(storage: .semantic(.window)), isOwn: ())
  public static let controlBackgroundColor = UIColor(Color(storage: .semantic(.background(0))), isOwn: ())
  public static let textBackgroundColor = UIColor(Color(storage: .semantic(.background(0))), isOwn: ())
  public static let underPageBackgroundColor = UIColor(Color(storage: .semantic(.underPage)), isOwn: ())
  public static let selectedContentBackgroundColor = UIColor(Color(storage: .semantic(.selection)), isOwn: ())
  public static let controlAccentColor = UIColor(Color(system: .accent), isOwn: ())
}
