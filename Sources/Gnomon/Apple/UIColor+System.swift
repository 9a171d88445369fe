// SPDX-License-Identifier: Apache-2.0
import Foundation

// The colours that UIKit and AppKit have names for.
extension UIColor {
  /// The system's red. It depends on light or dark views and on the system that is imitated.
  public static let systemRed = UIColor(Color(system: .red), isOwn: ())
  /// The system's orange. It depends on light or dark views and on the system that is imitated.
  public static let systemOrange = UIColor(Color(system: .orange), isOwn: ())
  /// The system's yellow. It depends on light or dark views and on the system that is imitated.
  public static let systemYellow = UIColor(Color(system: .yellow), isOwn: ())
  /// The system's green. It depends on light or dark views and on the system that is imitated.
  public static let systemGreen = UIColor(Color(system: .green), isOwn: ())
  /// The system's mint. It depends on light or dark views and on the system that is imitated.
  public static let systemMint = UIColor(Color(system: .mint), isOwn: ())
  /// The system's teal. It depends on light or dark views and on the system that is imitated.
  public static let systemTeal = UIColor(Color(system: .teal), isOwn: ())
  /// The system's cyan. It depends on light or dark views and on the system that is imitated.
  public static let systemCyan = UIColor(Color(system: .cyan), isOwn: ())
  /// The system's blue. It depends on light or dark views and on the system that is imitated.
  public static let systemBlue = UIColor(Color(system: .blue), isOwn: ())
  /// The system's indigo. It depends on light or dark views and on the system that is imitated.
  public static let systemIndigo = UIColor(Color(system: .indigo), isOwn: ())
  /// The system's purple. It depends on light or dark views and on the system that is imitated.
  public static let systemPurple = UIColor(Color(system: .purple), isOwn: ())
  /// The system's pink. It depends on light or dark views and on the system that is imitated.
  public static let systemPink = UIColor(Color(system: .pink), isOwn: ())
  /// The system's brown. It depends on light or dark views and on the system that is imitated.
  public static let systemBrown = UIColor(Color(system: .brown), isOwn: ())
  /// The system's grey. It depends on light or dark views and on the system that is imitated.
  public static let systemGray = UIColor(Color(system: .gray), isOwn: ())
  /// The system's second grey, nearer to the background than those before it: #AEAEB2 where the views are light,
  /// #636366 where they are dark.
  public static let systemGray2 = UIColor(Color(storage: .semantic(.gray(2))), isOwn: ())
  /// The system's third grey, nearer to the background than those before it: #C7C7CC where the views are light, #48484A
  /// where they are dark.
  public static let systemGray3 = UIColor(Color(storage: .semantic(.gray(3))), isOwn: ())
  /// The system's fourth grey, nearer to the background than those before it: #D1D1D6 where the views are light,
  /// #3A3A3C where they are dark.
  public static let systemGray4 = UIColor(Color(storage: .semantic(.gray(4))), isOwn: ())
  /// The system's fifth grey, nearer to the background than those before it: #E5E5EA where the views are light, #2C2C2E
  /// where they are dark.
  public static let systemGray5 = UIColor(Color(storage: .semantic(.gray(5))), isOwn: ())
  /// The system's sixth grey, nearer to the background than those before it: #F2F2F7 where the views are light, #1C1C1E
  /// where they are dark.
  public static let systemGray6 = UIColor(Color(storage: .semantic(.gray(6))), isOwn: ())
  /// The accent colour of the views: as ``Color/accentColor``.
  public static let tintColor = UIColor(Color(system: .accent), isOwn: ())
  /// No colour: everything behind it is seen.
  public static let clear = UIColor(Color(system: .clear), isOwn: ())
  /// Black, where the views are light and where they are dark.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White, where the views are light and where they are dark.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A middle grey of 0.5, where the views are light and where they are dark.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A dark grey of ⅓, where the views are light and where they are dark.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light grey of ⅔, where the views are light and where they are dark.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Pure red: (1, 0, 0) in sRGB, where the views are light and where they are dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green: (0, 1, 0) in sRGB, where the views are light and where they are dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue: (0, 0, 1) in sRGB, where the views are light and where they are dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Pure cyan: (0, 1, 1) in sRGB, where the views are light and where they are dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Pure yellow: (1, 1, 0) in sRGB, where the views are light and where they are dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Pure magenta: (1, 0, 1) in sRGB, where the views are light and where they are dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: (1, 0.5, 0) in sRGB, where the views are light and where they are dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: (0.5, 0, 0.5) in sRGB, where the views are light and where they are dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: (0.6, 0.4, 0.2) in sRGB, where the views are light and where they are dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

// UIKit, by what a colour is for.
extension UIColor {
  /// The colour of texts that say what matters most.
  public static let label = UIColor(Color(storage: .semantic(.label(0))), isOwn: ())
  /// The colour of texts below the main ones, as subtitles.
  public static let secondaryLabel = UIColor(Color(storage: .semantic(.label(1))), isOwn: ())
  /// The colour of texts of the third rank, fainter than secondary ones.
  public static let tertiaryLabel = UIColor(Color(storage: .semantic(.label(2))), isOwn: ())
  /// The colour of texts of the fourth rank, the faintest.
  public static let quaternaryLabel = UIColor(Color(storage: .semantic(.label(3))), isOwn: ())
  /// The colour that fills thin and small shapes, as the track of a slider. What is behind shows through.
  public static let systemFill = UIColor(Color(storage: .semantic(.fill(0))), isOwn: ())
  /// The colour that fills shapes of middle size, as a switch. What is behind shows through.
  public static let secondarySystemFill = UIColor(Color(storage: .semantic(.fill(1))), isOwn: ())
  /// The colour that fills large shapes, as a field or a button. What is behind shows through.
  public static let tertiarySystemFill = UIColor(Color(storage: .semantic(.fill(2))), isOwn: ())
  /// The colour that fills large areas with rich content. What is behind shows through.
  public static let quaternarySystemFill = UIColor(Color(storage: .semantic(.fill(3))), isOwn: ())
  /// The background of the window: white where the views are light; black on iOS and a dark grey on macOS where they
  /// are dark.
  public static let systemBackground = UIColor(Color(storage: .semantic(.background(0))), isOwn: ())
  /// The background of content on the window's background.
  public static let secondarySystemBackground = UIColor(Color(storage: .semantic(.background(1))), isOwn: ())
  /// The background of content on a secondary background.
  public static let tertiarySystemBackground = UIColor(Color(storage: .semantic(.background(2))), isOwn: ())
  /// The background of a window with grouped content, as a grouped list. On iOS it is a light grey, or black where the
  /// views are dark.
  public static let systemGroupedBackground = UIColor(Color(storage: .semantic(.groupedBackground(0))), isOwn: ())
  /// The background of groups, as a grouped list's rows. On iOS it is white, or a dark grey where the views are dark.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(storage: .semantic(.groupedBackground(1))), isOwn: ())
  /// The background of content inside of groups. On iOS it is a light grey, or a dark grey where the views are dark.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(storage: .semantic(.groupedBackground(2))), isOwn: ())
  /// The colour of thin lines between contents. What is behind shows through.
  public static let separator = UIColor(Color(storage: .semantic(.separator)), isOwn: ())
  /// The colour of thin lines between contents that hide what is behind.
  public static let opaqueSeparator = UIColor(Color(storage: .semantic(.opaqueSeparator)), isOwn: ())
  /// The colour of texts that lead elsewhere.
  public static let link = UIColor(Color(storage: .semantic(.link)), isOwn: ())
  /// The colour of the prompt in an empty field: as `tertiaryLabel`.
  public static let placeholderText = UIColor(Color(storage: .semantic(.placeholder)), isOwn: ())
}

// AppKit, by what a colour is for.
extension NSColor {
  /// The colour of texts that say what matters most. It is `label` by AppKit's name.
  public static let labelColor = UIColor(Color(storage: .semantic(.label(0))), isOwn: ())
  /// The colour of texts below the main ones. It is `secondaryLabel` by AppKit's name.
  public static let secondaryLabelColor = UIColor(Color(storage: .semantic(.label(1))), isOwn: ())
  /// The colour of texts of the third rank. It is `tertiaryLabel` by AppKit's name.
  public static let tertiaryLabelColor = UIColor(Color(storage: .semantic(.label(2))), isOwn: ())
  /// The colour of texts of the fourth rank. It is `quaternaryLabel` by AppKit's name.
  public static let quaternaryLabelColor = UIColor(Color(storage: .semantic(.label(3))), isOwn: ())
  /// The colour of running text. Gnomon takes `label`'s.
  public static let textColor = UIColor(Color(storage: .semantic(.label(0))), isOwn: ())
  /// The colour of the prompt in an empty field. It is `placeholderText` by AppKit's name.
  public static let placeholderTextColor = UIColor(Color(storage: .semantic(.placeholder)), isOwn: ())
  /// The colour of texts that lead elsewhere. It is `link` by AppKit's name.
  public static let linkColor = UIColor(Color(storage: .semantic(.link)), isOwn: ())
  /// The colour of thin lines between contents. It is `separator` by AppKit's name.
  public static let separatorColor = UIColor(Color(storage: .semantic(.separator)), isOwn: ())
  /// The colour of the lines of a table: a light grey, or a dark one where the views are dark.
  public static let gridColor = UIColor(Color(storage: .semantic(.grid)), isOwn: ())
  /// The background of a window: a light grey, or a dark one where the views are dark.
  public static let windowBackgroundColor = UIColor(Color(storage: .semantic(.window)), isOwn: ())
  /// The background of large controls, as a table. Gnomon takes `systemBackground`'s.
  public static let controlBackgroundColor = UIColor(Color(storage: .semantic(.background(0))), isOwn: ())
  /// The background of text that is edited. Gnomon takes `systemBackground`'s.
  public static let textBackgroundColor = UIColor(Color(storage: .semantic(.background(0))), isOwn: ())
  /// The background around the pages of a document: a middle grey, or a dark one where the views are dark.
  public static let underPageBackgroundColor = UIColor(Color(storage: .semantic(.underPage)), isOwn: ())
  /// The background of what is chosen, as a row of a list.
  public static let selectedContentBackgroundColor = UIColor(Color(storage: .semantic(.selection)), isOwn: ())
  /// The accent colour of the views: as ``Color/accentColor``.
  public static let controlAccentColor = UIColor(Color(system: .accent), isOwn: ())
  /// The dark edge of a control: a grey of two thirds.
  public static let controlShadowColor = UIColor(white: 2.0 / 3, alpha: 1)
  /// The darkest edge of a control: a grey of one third.
  public static let controlDarkShadowColor = UIColor(white: 1.0 / 3, alpha: 1)
  /// The light edge of a control: a light grey.
  public static let controlHighlightColor = UIColor(white: 0.83, alpha: 1)
  /// The lightest edge of a control: white.
  public static let controlLightHighlightColor = UIColor(white: 1, alpha: 1)
}
