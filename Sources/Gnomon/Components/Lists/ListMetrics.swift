// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A list's measures in points.
///
/// Those of groups in boxes on iOS are measured (`list26-…`, `list18-…`), and so are those of rows on macOS. Plain lists on iOS
/// take the same paddings; nobody has measured those.
nonisolated struct ListMetrics: Equatable {
  /// Beside the groups.
  var margin = Sides(0)
  /// From the group's edge to a row's content.
  var rowInset: CGFloat = 20
  /// Above and below a row's content.
  var rowPadding: CGFloat = 11
  /// The height of a row that has little content.
  var leastRow: CGFloat = 44
  var cornerRadius: CGFloat = 0
  /// Above the first group, unless a header stands there, and below the last.
  var edgeSpacing: CGFloat = 0
  /// Between two groups, half of it below the first and half above the second.
  var sectionSpacing: CGFloat = 0
  /// Whether a header or a footer takes the place of its half of the distance between two groups.
  var partsReplaceSpacing = false
  /// Above and below a header's text.
  var headerPadding = Ends(7, 7)
  /// Above and below a footer's text.
  var footerPadding = Ends(7, 7)
  var sectionLooks = SectionLooks()
  var sign = RowSignMetrics()
  /// Of lines between rows; nil is a divider's.
  var lineThickness: CGFloat?
  /// From the group's edge to the end of lines between rows.
  var lineInset: CGFloat = 0
  /// Lengths of rows are rounded up to whole device pixels at this scale; nil leaves them as they are.
  var scale: CGFloat?
  /// Whether rows lie on a colour of their own.
  var hasGroups = false
  /// Whether a line stands above the first and below the last row of a section.
  var hasOuterLines = false
  /// Whether lines stand between rows.
  var hasLines = true
  /// Whether lines between rows begin where the first text of the row above does.
  var linesBeginAtTexts = false
  /// Whether a section's header stays in sight for as long as one of its rows does.
  var pinsHeaders = false
  /// Whether rows have signs to be edited by.
  var isEditing = false
  /// What `contentMargins` has set: it takes the place of the list's own distances.
  var contentMargins = ScrollMargins()
  /// From a width of screens on, margins and insets are these.
  private var wide: Wide?
  private var isWide = false

  /// Two lengths along the axis.
  struct Ends: Equatable {
    var top: CGFloat
    var bottom: CGFloat
    init(_ top: CGFloat, _ bottom: CGFloat) { (self.top, self.bottom) = (top, bottom) }
  }

  /// Two lengths across.
  struct Sides: Equatable {
    var leading: CGFloat
    var trailing: CGFloat
    var sum: CGFloat { leading + trailing }
    init(_ length: CGFloat) { (leading, trailing) = (length, length) }
  }

  private struct Wide: Equatable {
    let width: CGFloat
    let margin: CGFloat
    /// What margins and insets are below that width.
    let narrowMargin: CGFloat
  }

  /// - Parameter pinsHeaders: whether headers stay in sight where the style has them do so.
  init(_ kind: _ListStyleKind, _ surroundings: ListSurroundings, pinsHeaders: Bool = true) {
    let profile = surroundings.profile
    self.pinsHeaders = pinsHeaders && (kind == .plain || kind == .inset)
    switch profile.system {
    case .macOS:
      leastRow = profile.listRowHeight
      rowInset = 8
      rowPadding = 4
      if profile.palette == .v26 { sectionLooks.headerFont = .subheadline.weight(.semibold) }
    case .iOS: takePhone(surroundings)
    }
    switch kind {
    case .plain: hasOuterLines = true
    case .inset: margin = Sides(profile.system == .macOS ? 8 : 0)
    case .grouped:
      hasGroups = true
      hasOuterLines = true
      if profile.system == .iOS {
        takeGroups(surroundings)
      } else {
        (edgeSpacing, sectionSpacing) = (35, 35)
      }
    case .automatic, .insetGrouped, .sidebar:
      guard profile.system == .iOS else {
        edgeSpacing = 10
        hasLines = kind != .sidebar
        return
      }
      hasGroups = true
      takeGroups(surroundings)
      let is26 = profile.palette == .v26
      margin = Sides(is26 ? 16 : 20)
      cornerRadius = is26 ? 26 : 10
      // 20 and 20 in a view 450 wide; where between 402 and 450 that begins nobody has measured.
      if is26 { wide = Wide(width: 414, margin: 20, narrowMargin: 16) }
    }
    contentMargins = surroundings.contentMargins
    margin.leading = contentMargins.leading ?? margin.leading
    margin.trailing = contentMargins.trailing ?? margin.trailing
  }

  /// Those of a form in groups, which lie in boxes on macOS too.
  init(groupedFormOn surroundings: ListSurroundings) {
    self.init(.insetGrouped, surroundings)
    guard surroundings.profile.system == .macOS else { return }
    hasGroups = true
    margin = Sides(20)
    rowInset = 10
    rowPadding = 8
    edgeSpacing = 20
    sectionSpacing = 20
    cornerRadius = surroundings.profile.palette == .v26 ? 12 : 6
  }

  /// What rows of all styles have on iOS.
  ///
  /// A row of iOS 26 is at least as high as a line of body text and its paddings: 22 + 30 at the usual type size, 21 + 30 one
  /// step below (`list26-01`, `list26-03`). Before, it was 44 at both (`list18-02`, `list18-03`).
  private mutating func takePhone(_ surroundings: ListSurroundings) {
    linesBeginAtTexts = true
    // Lines of 12 points are 14 apart in footers (`list26-35`, `list18-29`), and 16 as published elsewhere.
    sectionLooks.footerFont = .footnote.leading(.tight)
    scale = surroundings.scale
    let line = surroundings.profile.metrics(for: .body, at: surroundings.typeSize).linePitch
    if surroundings.profile.palette == .v26 {
      (rowInset, rowPadding, lineInset, lineThickness) = (16, 15, 16, 1)
      leastRow = line + 2 * rowPadding
      sectionLooks.headerFont = .headline
    } else {
      leastRow = max(44, line + 2 * rowPadding)
      sectionLooks.headerFont = .subheadline.weight(.semibold)
    }
    sign = RowSignMetrics(surroundings)
  }

  /// What groups of rows have on iOS.
  ///
  /// 17.67 points stand below a group and above the next one. A header takes the place of the one, a footer that of the
  /// other: its lines with 20 or 14 points on iOS 26, 23 or 18 before (`list26-20…29`, `list18-16…23`).
  private mutating func takeGroups(_ surroundings: ListSurroundings) {
    let half = rounded(17.5)
    sectionSpacing = 2 * half
    edgeSpacing = 35
    partsReplaceSpacing = true
    if surroundings.profile.palette == .v26 {
      headerPadding = Ends(10, 10)
      footerPadding = Ends(7.5, 6.5)
    } else {
      headerPadding = Ends(17, 6)
      footerPadding = Ends(6, 12)
      (sectionLooks.headerFont, sectionLooks.hasCapitals) = (.footnote, true)
    }
  }

  /// Takes the margins for a list as wide as given; true if they are others now.
  mutating func fit(to width: CGFloat) {
    guard let wide, isWide != (width >= wide.width) else { return }
    isWide.toggle()
    let length = isWide ? wide.margin : wide.narrowMargin
    margin.leading = contentMargins.leading ?? length
    margin.trailing = contentMargins.trailing ?? length
    (rowInset, lineInset) = (length, length)
  }

  /// A length as the list's rows have it.
  func rounded(_ length: CGFloat) -> CGFloat { scale.map { length.roundedUp(toScale: $0) } ?? length }
}

/// What a list's measures follow from.
nonisolated struct ListSurroundings: Equatable {
  var profile: PlatformProfile
  var typeSize = DynamicTypeSize.large
  /// The device pixels per point to which rows are rounded; nil doesn't round.
  var scale: CGFloat?
  var contentMargins = ScrollMargins()
}

/// The sign that a row leads on, in points.
nonisolated struct RowSignMetrics: Equatable {
  var size = CGSize(width: 8, height: 13)
  var thickness: CGFloat = 2
  /// In front of it.
  var gap: CGFloat = 7
  /// From its end to the row's inset.
  var end: CGFloat = -1
  /// Whether it has the colour of the third level of labels, and not that of the foreground style.
  var isLabel = true

  init() {}

  /// Measured one step below the usual type size (`list26-38…41`, `list18-31…33`): it's taken to grow with the body text.
  init(_ surroundings: ListSurroundings) {
    let scale = surroundings.profile.metrics(for: .body, at: surroundings.typeSize).size / 16
    size = CGSize(width: 6.67 * scale, height: 11.33 * scale)
    thickness = 2 * scale
    let is26 = surroundings.profile.palette == .v26
    (gap, end, isLabel) = is26 ? (12.67, 2.33, true) : (10.67, 0.67, false)
  }

  /// What the sign takes of a row's width.
  var room: CGFloat { gap + size.width + end }
}

extension EnvironmentValues {
  /// What the measures of a list follow from. On macOS `contentMargins` are the scroll view's, beside the list's own distances.
  var listSurroundings: ListSurroundings {
    var surroundings = ListSurroundings(profile: platformProfile, typeSize: dynamicTypeSize)
    guard platformProfile.system == .iOS else { return surroundings }
    surroundings.scale = displayScale
    surroundings.contentMargins = scrollMargins
    return surroundings
  }
}

extension View {
  /// Takes the margins away from a list's scroll view that the list itself keeps.
  nonisolated func listMargins(_ taken: ScrollMargins) -> some View {
    modifier(
      EnvironmentWriter(
        write: { if taken != ScrollMargins() { $0.scrollMargins = ScrollMargins() } },
        isSame: { ($0.value as? ScrollMargins) == taken }, value: taken))
  }
}
