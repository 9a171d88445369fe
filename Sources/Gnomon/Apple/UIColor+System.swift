// SPDX-License-Identifier: Apache-2.0
import Foundation

// The colours that UIKit and AppKit have names for.
extension UIColor {
  /// The system's red: as iOS shows it in light and dark.
  public static let systemRed = UIColor(Color(system: .red), isOwn: ())
  /// The system's orange: as iOS shows it in light and dark.
  public static let systemOrange = UIColor(Color(system: .orange), isOwn: ())
  /// The system's yellow: as iOS shows it in light and dark.
  public static let systemYellow = UIColor(Color(system: .yellow), isOwn: ())
  /// The system's green: as iOS shows it in light and dark.
  public static let systemGreen = UIColor(Color(system: .green), isOwn: ())
  /// The system's mint: as iOS shows it in light and dark.
  public static let systemMint = UIColor(Color(system: .mint), isOwn: ())
  /// The system's teal: as iOS shows it in light and dark.
  public static let systemTeal = UIColor(Color(system: .teal), isOwn: ())
  /// The system's cyan: as iOS shows it in light and dark.
  public static let systemCyan = UIColor(Color(system: .cyan), isOwn: ())
  /// The system's blue: as iOS shows it in light and dark.
  public static let systemBlue = UIColor(Color(system: .blue), isOwn: ())
  /// The system's indigo: as iOS shows it in light and dark.
  public static let systemIndigo = UIColor(Color(system: .indigo), isOwn: ())
  /// The system's purple: as iOS shows it in light and dark.
  public static let systemPurple = UIColor(Color(system: .purple), isOwn: ())
  /// The system's pink: as iOS shows it in light and dark.
  public static let systemPink = UIColor(Color(system: .pink), isOwn: ())
  /// The system's brown: as iOS shows it in light and dark.
  public static let systemBrown = UIColor(Color(system: .brown), isOwn: ())
  /// The system's gray: as iOS shows it in light and dark.
  public static let systemGray = UIColor(Color(system: .gray), isOwn: ())
  /// The system's gray number 2 of six: the higher the number, the closer to the background.
  public static let systemGray2 = UIColor(Color(storage: .semantic(.gray(2))), isOwn: ())
  /// The system's gray number 3 of six: the higher the number, the closer to the background.
  public static let systemGray3 = UIColor(Color(storage: .semantic(.gray(3))), isOwn: ())
  /// The system's gray number 4 of six: the higher the number, the closer to the background.
  public static let systemGray4 = UIColor(Color(storage: .semantic(.gray(4))), isOwn: ())
  /// The system's gray number 5 of six: the higher the number, the closer to the background.
  public static let systemGray5 = UIColor(Color(storage: .semantic(.gray(5))), isOwn: ())
  /// The system's gray number 6 of six: the higher the number, the closer to the background.
  public static let systemGray6 = UIColor(Color(storage: .semantic(.gray(6))), isOwn: ())
  /// The tint of the place where it is shown.
  public static let tintColor = UIColor(Color(system: .accent), isOwn: ())
  /// No colour: nothing is drawn.
  public static let clear = UIColor(Color(system: .clear), isOwn: ())
  /// Black: a white of 0.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White: a white of 1.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray half as bright as white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A gray a third as bright as white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray two thirds as bright as white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Red alone, in sRGB.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green alone, in sRGB.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue alone, in sRGB.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue, in sRGB.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green, in sRGB.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue, in sRGB.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green, in sRGB.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and half of blue, in sRGB.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6 of red, 0.4 of green and 0.2 of blue, in sRGB.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

// UIKit, by what a colour is for.
extension UIColor {
  /// The colour of texts.
  public static let label = UIColor(Color(storage: .semantic(.label(0))), isOwn: ())
  /// The colour of texts that stand back.
  public static let secondaryLabel = UIColor(Color(storage: .semantic(.label(1))), isOwn: ())
  /// The colour of texts that stand back further.
  public static let tertiaryLabel = UIColor(Color(storage: .semantic(.label(2))), isOwn: ())
  /// The colour of texts that stand back furthest.
  public static let quaternaryLabel = UIColor(Color(storage: .semantic(.label(3))), isOwn: ())
  /// A translucent fill for thin and small shapes.
  public static let systemFill = UIColor(Color(storage: .semantic(.fill(0))), isOwn: ())
  /// A translucent fill for shapes of medium size.
  public static let secondarySystemFill = UIColor(Color(storage: .semantic(.fill(1))), isOwn: ())
  /// A translucent fill for large shapes.
  public static let tertiarySystemFill = UIColor(Color(storage: .semantic(.fill(2))), isOwn: ())
  /// A translucent fill for large areas with much in them.
  public static let quaternarySystemFill = UIColor(Color(storage: .semantic(.fill(3))), isOwn: ())
  /// The background of a screen.
  public static let systemBackground = UIColor(Color(storage: .semantic(.background(0))), isOwn: ())
  /// The background of what lies on a screen.
  public static let secondarySystemBackground = UIColor(Color(storage: .semantic(.background(1))), isOwn: ())
  /// The background of what lies on that again.
  public static let tertiarySystemBackground = UIColor(Color(storage: .semantic(.background(2))), isOwn: ())
  /// The background of a screen of grouped rows.
  public static let systemGroupedBackground = UIColor(Color(storage: .semantic(.groupedBackground(0))), isOwn: ())
  /// The background of the groups on it.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(storage: .semantic(.groupedBackground(1))), isOwn: ())
  /// The background of what lies in a group.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(storage: .semantic(.groupedBackground(2))), isOwn: ())
  /// The colour of thin lines, through which the content shows.
  public static let separator = UIColor(Color(storage: .semantic(.separator)), isOwn: ())
  /// The colour of thin lines that hide what is below.
  public static let opaqueSeparator = UIColor(Color(storage: .semantic(.opaqueSeparator)), isOwn: ())
  /// The colour of links.
  public static let link = UIColor(Color(storage: .semantic(.link)), isOwn: ())
  /// The colour of a prompt in an empty field.
  public static let placeholderText = UIColor(Color(storage: .semantic(.placeholder)), isOwn: ())
}

// AppKit, by what a colour is for.
extension NSColor {
  /// The colour of labels on macOS.
  public static let labelColor = UIColor(Color(storage: .semantic(.label(0))), isOwn: ())
  /// The colour of labels that stand back, on macOS.
  public static let secondaryLabelColor = UIColor(Color(storage: .semantic(.label(1))), isOwn: ())
  /// The colour of labels that stand back further, on macOS.
  public static let tertiaryLabelColor = UIColor(Color(storage: .semantic(.label(2))), isOwn: ())
  /// The colour of labels that stand back furthest, on macOS.
  public static let quaternaryLabelColor = UIColor(Color(storage: .semantic(.label(3))), isOwn: ())
  /// The colour of texts in fields and documents.
  public static let textColor = UIColor(Color(storage: .semantic(.label(0))), isOwn: ())
  /// The colour of a prompt in an empty field.
  public static let placeholderTextColor = UIColor(Color(storage: .semantic(.placeholder)), isOwn: ())
  /// The colour of links.
  public static let linkColor = UIColor(Color(storage: .semantic(.link)), isOwn: ())
  /// The colour of lines between parts.
  public static let separatorColor = UIColor(Color(storage: .semantic(.separator)), isOwn: ())
  /// The colour of the lines of a table.
  public static let gridColor = UIColor(Color(storage: .semantic(.grid)), isOwn: ())
  /// The background of a window.
  public static let windowBackgroundColor = UIColor(Color(storage: .semantic(.window)), isOwn: ())
  /// The background of large controls, as lists.
  public static let controlBackgroundColor = UIColor(Color(storage: .semantic(.background(0))), isOwn: ())
  /// The background of texts in fields and documents.
  public static let textBackgroundColor = UIColor(Color(storage: .semantic(.background(0))), isOwn: ())
  /// What shows behind a page.
  public static let underPageBackgroundColor = UIColor(Color(storage: .semantic(.underPage)), isOwn: ())
  /// The background of what is selected in a list that has the focus.
  public static let selectedContentBackgroundColor = UIColor(Color(storage: .semantic(.selection)), isOwn: ())
  /// The accent colour that the user has chosen.
  public static let controlAccentColor = UIColor(Color(system: .accent), isOwn: ())
}
