// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

/// What rows have behind their contents.
@MainActor @Suite struct RowAccessoryTests {
  final class Model: ObservableObject { @Published var count = 0 }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("taps \(count)") { count += 1 } }
  }

  @Test("A list's row keeps its state when a badge comes; each row of several has the badge")
  func rows() {
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View {
        List {
          Counter().badge(model.count)
          ForEach(0..<2) { Text("row \($0)") }.badge(model.count)
        }
      }
    }
    let model = Model()
    let host = makeHost(Rows(model: model), 300, 300)
    host.update()
    host.tap(at: CGPoint(x: 150, y: host.frame("Text").midY))
    #expect(host.texts == ["taps 1", "row 0", "row 1"])
    model.count = 8
    host.update()
    #expect(host.texts == ["taps 1", "8", "row 0", "8", "row 1", "8"])
    #expect(host.frame("Text[1]").maxX == host.frame("Text[3]").maxX)
    #expect(host.frame("Text[2]").minY == host.frame("Text[3]").minY)
  }

  private func list(_ content: some View, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
    let host = makeHost(
      NavigationStack { List { content }.listStyle(.plain) }.environment(\.layoutDirection, direction), 300, 300)
    host.update()
    return host
  }

  @Test("A link's sign comes last, before it the badge, before that the content", arguments: [false, true])
  func order(isMirrored: Bool) {
    let host = list(
      NavigationLink("Inbox") { Text("x") }.badge(12), isMirrored ? .rightToLeft : .leftToRight)
    let (title, badge) = (host.frame("Text[0]"), host.frame("Text[1]"))
    #expect(host.texts == ["Inbox", "12"] && abs(title.midY - badge.midY) < 0.001)
    let link = host.frame("Button")
    // 8 in front of the badge.
    let room = RowSignMetrics.onPhone.room
    #expect(abs(isMirrored ? badge.minX - 16 - room : badge.maxX - 284 + room) < 0.001)
    #expect(abs(link.width - (268 - room - 8 - badge.width)) < 0.001)
  }

  @Test("A badge takes up to half of its row, which is as high as either part; both stand halfway between the insets")
  func largeBadges() {
    // 26 letters of 10 points in half of 268, lines of 20.
    let wide = list(Text("title").badge(String(repeating: "x", count: 26)))
    #expect(wide.frame("Text[1]") == CGRect(x: 154, y: 15, width: 130, height: 40))
    #expect(wide.frame("Text[0]").midY == 35 && wide.frame("ListRows").height == 70)
    let high = list(
      Group {
        Text("title").badge(Text("1\n2\n3"))
        Text("below")
      })
    #expect(high.frame("Text[1]").height == 60 && high.frame("ListRows").height == 90 + 52)
    let inset = list(
      NavigationLink("a") { Text("x") }.badge(5)
        .listRowInsets(EdgeInsets(top: 60, leading: 0, bottom: 0, trailing: 0)))
    #expect(inset.frame("Text[0]").midY == inset.frame("Text[1]").midY)
  }

  @Test(
    "A badge of what stands in a stack of a row is behind that view; the row's own is at the row's end",
    arguments: [false, true])
  func badgesInStacks(isMirrored: Bool) {
    let host = list(
      HStack(spacing: 0) {
        Text("a").badge(12)
        Text("bb").badge(Text("x")).badge(Text("yy"))
        Text("c").frame(width: 50).badge(0)
      }.badge(7), isMirrored ? .rightToLeft : .leftToRight)
    #expect(host.texts == ["a", "12", "bb", "yy", "c", "7"])
    // 268 less the row's own (10, and 8 in front of it) and 50: 100 for each of the two, whose badges stand at the end.
    let expected = [(16, 10), (96, 20), (116, 20), (196, 20), (236, 10), (274, 10)]
    for (index, (x, width)) in expected.enumerated() {
      let frame = host.frame("Text[\(index)]")
      #expect(isMirrored ? frame.maxX == 300 - CGFloat(x) : frame.minX == CGFloat(x), "text \(index): \(frame)")
      #expect(frame.width == CGFloat(width), "text \(index)")
    }
    #expect(host.frame("ListRows").height == 52)
    let outside = makeHost(HStack { Text("a").badge(12) }, 300, 300)
    outside.update()
    #expect(outside.texts == ["a"])
  }

  @Test("The row has the sign of a link inside of it, but not of those that are scrolled in it")
  func nestedLinks() {
    func width(_ row: some View) -> CGFloat { list(row).frame("HStack").width }
    #expect(
      width(
        HStack {
          Color.red; NavigationLink("a") { Text("x") }
        }) == 268 - RowSignMetrics.onPhone.room)
    #expect(
      width(
        HStack {
          Color.red; NavigationLink("a") { Text("x") }
        }.navigationLinkIndicatorVisibility(.hidden)) == 268)
    let scrolled = list(ScrollView(.horizontal) { NavigationLink("a") { Text("x") } })
    #expect(scrolled.frame("ScrollView[1]").width == 268)
    #expect(scrolled.frame("Text").width < 20)
  }

  @Test("A tap on the sign opens what the link leads to")
  func tapOnSign() {
    let host = list(NavigationLink("a") { Text("opened") })
    host.tap(at: CGPoint(x: 280, y: host.frame("Text").midY))
    #expect(host.texts.contains("opened"))
  }

  @Test("Icons of labels have the tint in lists on iOS and in sidebars, unless a style is set")
  func tintedIcons() {
    struct Icon: View {
      @Environment(\.foregroundStyle) private var style
      var body: some View { Text(style == nil ? "plain" : "styled") }
    }
    let label = Label {
      Text("title")
    } icon: {
      Icon()
    }
    func icon(_ view: some View, _ profile: PlatformProfile = .iOS26) -> String? {
      let host = makeHost(view, 300, 300) { $0.profile = profile }
      host.update()
      return host.texts.first
    }
    #expect(icon(List { label }) == "styled")
    #expect(icon(label) == "plain")
    #expect(icon(List { ScrollView { label } }) == "plain")
    #expect(icon(List { label }, .macOS26) == "plain")
    #expect(icon(List { label }.listStyle(.sidebar), .macOS26) == "styled")
  }

  @Test("A list's item tint colours the icons of labels, the innermost that isn't nil; controls keep the tint")
  func itemTint() {
    func colors(_ tint: ListItemTint?) -> [String] {
      let host = list(
        Group {
          Label {
            Text("a")
          } icon: {
            Rectangle().frame(width: 10, height: 10)
          }
          Rectangle().fill(.tint).frame(width: 10, height: 10)
        }.listItemTint(tint).listItemTint(.green))
      return host.snapshot().root.all("Rectangle").compactMap(\.color).suffix(2)
    }
    let plain = list(Rectangle().fill(.tint).frame(width: 10, height: 10)).snapshot().root.all("Rectangle").last?.color
    #expect(colors(.fixed(.red)) == ["#FF383CFF", plain])
    #expect(colors(nil) == ["#34C759FF", plain])
    #expect(colors(.preferred(.black)) == ["#000000FF", plain])
    #expect(colors(.monochrome) == ["#00000080", plain])
  }

  @Test("A prominent badge stands on a red platter; on macOS a usual one stands on a grey one")
  func prominence() {
    func platters(_ prominence: BadgeProminence?, _ profile: PlatformProfile) -> Int {
      let row = List { Text("a").badge(3) }
      let host = makeHost(AnyView(prominence.map { AnyView(row.badgeProminence($0)) } ?? AnyView(row)), 300, 300) {
        $0.profile = profile
      }
      host.update()
      return host.snapshot().root.all("Capsule").count
    }
    #expect(platters(nil, .iOS26) == 0 && platters(.decreased, .iOS26) == 0 && platters(.increased, .iOS26) == 1)
    #expect(platters(nil, .macOS26) == 1 && platters(.decreased, .macOS26) == 0 && platters(.increased, .macOS26) == 1)
  }

  @Test("A disclosure group's label has its badge, before the sign where that comes last", arguments: [false, true])
  func disclosureLabel(isMirrored: Bool) {
    let group = DisclosureGroup {
      Text("b").badge(4)
    } label: {
      Text("a").badge(7)
    }
    let host = list(group, isMirrored ? .rightToLeft : .leftToRight)
    #expect(host.texts == ["a", "7"])
    let (title, badge) = (host.frame("Text[0]"), host.frame("Text[1]"))
    // 6 for the sign, 8 in front of it.
    #expect(isMirrored ? badge.minX == 30 && title.maxX == 284 : badge.maxX == 270 && title.minX == 16)
    host.tap(at: CGPoint(x: 150, y: title.midY))
    #expect(host.texts == ["a", "7", "b", "4"])
    #expect(host.frame("Text[3]").maxX == (isMirrored ? 26 : 284))
    let mac = makeHost(List { group }, 300, 300) { $0.profile = .macOS26 }
    mac.update()
    #expect(mac.texts == ["a", "7"])
    let plain = makeHost(group, 300, 300)
    plain.update()
    #expect(plain.texts == ["a"])
  }

  @Test("A picker as a link shows the chosen value, and all of them on a screen of its own; choosing leads back")
  func pickerAsLink() {
    struct Page: View {
      @State private var fruit = "pear"
      var body: some View {
        NavigationStack {
          List {
            Picker("Fruit", selection: $fruit) { ForEach(["apple", "pear", "fig"], id: \.self) { Text($0) } }
              .pickerStyle(.navigationLink)
          }.listStyle(.plain)
        }
      }
    }
    let host = makeHost(Page(), 300, 300)
    host.update()
    #expect(host.texts == ["Fruit", "pear"])
    #expect(abs(host.frame("Text[1]").maxX - (284 - RowSignMetrics.onPhone.room)) < 0.001)
    host.tap(at: CGPoint(x: 255, y: host.frame("Text[1]").midY))
    #expect(host.texts.contains("fig"))
    let place = host.texts.firstIndex(of: "fig") ?? 0
    host.tap(at: CGPoint(x: host.frame("Text[\(place)]").midX, y: host.frame("Text[\(place)]").midY))
    #expect(host.texts == ["Fruit", "fig"])
  }

  @Test("An inline picker's values are rows of the list around, behind its label; a tap chooses one")
  func inlinePicker() {
    struct Page: View {
      @State private var fruit = "pear"
      var hidesLabel = false
      var body: some View {
        List {
          Group {
            if hidesLabel { picker.labelsHidden() } else { picker }
          }
          Text("after \(fruit)")
        }.listStyle(.plain)
      }

      var picker: some View {
        Picker("Fruit", selection: $fruit) {
          ForEach(["apple", "pear"], id: \.self) { Text($0) }
          Text("fig").tag("fig")
          Text("nut").tag("nut").selectionDisabled()
        }
        .pickerStyle(.inline)
      }
    }
    let host = makeHost(Page(), 300, 400)
    host.update()
    func tap(_ text: String) {
      let place = host.texts.firstIndex(of: text) ?? 0
      // Beside the value: the whole row takes it.
      host.tap(at: CGPoint(x: 220, y: host.frame("Text[\(place)]").midY))
    }
    #expect(host.texts == ["Fruit", "apple", "pear", "fig", "nut", "after pear"])
    let distances = (1..<6).map { host.frame("Text[\($0)]").midY - host.frame("Text[\($0 - 1)]").midY }
    #expect(distances == [52, 52, 52, 52, 52])
    #expect(host.frame("TickShape").midY == host.frame("Text[2]").midY)
    // The ink ends 2.33 points before the row's inset at the type size "medium" (list26-49); the line is 2 wide there.
    let end: CGFloat = 284 - (7.0 / 3 + 1) * 17 / 16
    #expect(abs(host.frame("TickShape").maxX - end) < 0.001)
    tap("fig")
    #expect(host.texts.last == "after fig")
    #expect(host.frame("TickShape").midY == host.frame("Text[3]").midY)
    tap("nut")
    tap("Fruit")
    #expect(host.texts.last == "after fig")
    tap("apple")
    #expect(host.texts.last == "after apple")
    let unlabelled = makeHost(Page(hidesLabel: true), 300, 400)
    unlabelled.update()
    #expect(unlabelled.texts == ["apple", "pear", "fig", "nut", "after pear"])
  }

  @Test("A row that holds a list of links leads nowhere itself")
  func listInRow() {
    let inner = VStack { List { NavigationLink("a") { Text("x") } }.listStyle(.plain).frame(height: 60) }
    let host = list(inner)
    #expect(host.frame("List[1]").width == 268)
    #expect(abs(host.frame("Button").width - (236 - RowSignMetrics.onPhone.room)) < 0.001)
  }

  @Test("A link that isn't seen shows no sign, and the row opens what it leads to")
  func unseenLink() {
    let host = list(
      ZStack {
        Color.red.frame(height: 20)
        NavigationLink {
          Text("opened")
        } label: {
          EmptyView()
        }.opacity(0)
      })
    #expect(host.frame("Color").width == 268)
    host.tap(at: CGPoint(x: 150, y: host.frame("Color").midY))
    #expect(host.texts.contains("opened"))
  }
}

extension RowSignMetrics {
  /// Those of iOS 26 at the usual type size.
  static var onPhone: RowSignMetrics { RowSignMetrics(ListSurroundings(profile: .iOS26)) }
}
