// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Widths in points that SwiftUI gave to texts of the system font on macOS 27 at scale 2. The public repository
/// iamcgn/swiftui-web recorded nearly all of them (`Fixtures/Goldens/text-metrics.json` and the frames beside it), the
/// probes that `RecordedTextTests` names the others, such as "Hello, world" in all weights.
///
/// `MacLetterWidths` was fitted to what is `fitted`. What is `kept` had no part in it: of regular texts up to 17 points
/// each third one in the order of their letters, all larger ones and all of other weights.
struct MacWidths {
  let size: CGFloat
  let weight: Int
  var fitted = ""
  var kept = ""

  /// The texts of a list and their widths.
  static func rows(_ list: String) -> [(string: String, width: CGFloat)] {
    list.split { $0 == "|" || $0 == "\n" }.map { row in
      guard let space = row.lastIndex(of: " "), let width = Double(row[row.index(after: space)...]) else {
        preconditionFailure("no width in “\(row)”")
      }
      return (String(row[..<space]), width)
    }
  }
}

let recordedMacWidths: [MacWidths] = [
  MacWidths(
    size: 10, weight: 400,
    fitted: """
      Apple 28|Banana 35.5|Caption small 65.5|Cherry 33|Count 29|Enabled 39|Fruit 22.5|Options 38|Save 23.5|Star 20
      """,
    kept: """
      Account 40|Caption strike 67.5|Footer 31.5|Hello 25|Hello, world 0123 84|Max 20|Min 17.5|Name 28|Plain 23.5
      The quick brown fox 97.5|Volume 36
      """),
  MacWidths(
    size: 11, weight: 400,
    fitted: """
      0 7|1 5.5|100 19.5|11 10.5|13 12.5|14 12.5|16 12.5|17 11.5|19 12.5|2 7|20 14|21 12|23 14|24 14|26 14|27 13.5
      29 14|3 7|30 14|31 12.5|4 7.5|40 14.5|5 7|6 7.5|7 6.5|8 7.5|9 7.5|A 7.5|Apple 30.5|B 7.5|Banana 39|C 8|Cherry 36
      Count 32|Custom 40.5|D 8.5|Enabled 42.5|Fruit 24|Options 41.5|Outer 30|Save 25.5|Star 22|Vegetables 58.5
      """,
    kept: """
      10 12.5|12 12|15 12.5|18 12.5|22 13.5|25 14|28 14|Account 43.5|Footer 34.5|Fruits 30|Hello 27
      Hello, world 0123 91.5|Inner 27|Max 22|Min 19|Name 30.5|Plain 25.5|Settings 43.5|The quick brown fox 106
      Volume 39|Wide 27
      """),
  MacWidths(
    size: 12, weight: 400,
    fitted: """
      0 8|100 21|30 15.5|40 15.5|Apple 33|Banana 42|Cherry 38.5|Fruit 26
      """,
    kept: """
      Account 47|Footer 37|Fruits 32|Hello, world 0123 98.5|Max 23.5|Min 20.5
      """),
  MacWidths(
    size: 13, weight: 400,
    fitted: """
      + 8.5|/ 4|0 8.5|00 16.5|09 16.5|1 6|100 22.5|11 12|16 14.5|2 8|2026 32|3 8.5|30 16.5|31 14.5|4 8.5|40 16.5|5 8
      59 16.5|6 8.5|60% 28.5|7 7.5|8 8.5|9 8.5|A 9|A0 D0 38|A1 D0 35.5|A2 D1 35.5|A2 D2 37.5|Above 38.5|Accent 42.5
      Action 39|Alert 29|Alpha 34.5|Apple 35|B 8.5|BB 17|Banana 45|Base 30|Battery 44.5|Beta 28|Bordered 56|Both 28.5
      Bottom 44.5|Calendar 54.5|Cancel 42|Cap 24.5|Card 29|Carrot 38.5|Cherry 41.5|Child 31.5|Color 33|Colored 48
      Content 48.5|Content below the toolbar 157.5|Copying 50|Corey 36|Count 36.5|Count: 0 52|Count: 2 52|Custom 47
      D 9.5|Dash dot 55|Dash dot dot 78.5|Dashed 46.5|Date 28.5|Delete 39.5|Detail 35|Disabled 53|Done 32
      Double taps: 0 88.5|Down 34.5|E 8|Echo 30.5|Elderberry 63.5|Empty 38.5|Enabled 49|Env 22|F 7.5|Field 29|First 27
      Five 25|Focus email 72.5|Focus me 59|Focused: name 92.5|Focused: none 89.5|Four 27.5|Fruit 28|G 10|Gamma 46.5
      Ghost 36.5|H 10|Header 44.5|Heading 50.5|Hello World 70.5|Help me 50.5|Hg 17.5|Hidden 43.5|High 28.5|Idle 22
      Increment 61|Inside 36.5|Kerned text 70|Last 26|Last: none 0 75|Leek 29|Left 24|Link 25|Live 25|Log: none 60
      Long presses: 0 96.5|MIXED CASE 78|Masked text 74|Menu 34|Message 54.5|Mixed line 61|More 31|Narrow 44
      Nested 43.5|No Mail 45.5|No Results 65.5|Number 1 58|Number 2 60|OK 18.5|Off 19.5|One 25|Open site 58.5
      Options 47.5|Outer 34.5|PM 19.5|Padded 46.5|Paste 34|Placeholder 72|Plain content 79.5|Popover 50|Primary 46.5
      Prominent 62|Raised 41|Range 38.5|Red Blue 54|Red strike 60.5|Right 32|Right side 60.5|Ring 27|Root 28.5
      Row 0 37.5|Row 1 35.5|Save 29.5|Search again. 82.5|Second paragraph wraps here as well. 230.5|Secret 39.5
      Selected: none 91|Send 31|Share 35|Sheet 35.5|Shown 41|Six 18.5|Slow 29|Small 33|Star 25|Star button 68.5
      Stepper 48.5|Struck 39.5|Taps: 0 44|Text 25.5|Three 35.5|Ticks: 0 47.5|Tight 31.5|Tilt 19.5|Tint 23.5
      Tinted 38.5|Toggle 41|Top 22.5|Tracked text 75|Try again later. 89.5|Underlined 66.5|Up 17.5|Vegetables 68
      Visit 26.5|Waiting 45.5|When 35|Working 50|World 35.5|X 9|Z 9|mixed Case 70.5|small 31.5|the site 45
      """,
    kept: """
      10 14.5|12 14|15 14|2025 32|25 16|30% 28.5|50 16.5|75 15.5|A1 D1 33.5|AM 20|Account 50|Alert title 55.5
      Apple detail 72|Bare 28|Below 36.5|Borderless 65|CCC 28|Canvas 44.5
      Check the spelling or try a new search. 235.5|Clock 34.5|Compact 55|Copy 31.5|Corner 42|Count: 1 50|Cut 21.5
      Dash strike 68|Deeper 44.5|Details 42|Dotted 41.5|Drag the box 78|Email 32.5|Entries: 0 57.5|Filled 32.5|Flag 26
      Focused: email 91.5|Footer 39.5|Fruits 34.5|Go 17.5|Hello 31|Hello, world 0123 105.5|Hi 13|Hue 24.5|Inner 31
      Label 33|Layout must wrap this sentence onto several lines inside a narrow frame. 439.5|Level 31.5|Loading 48.5
      Low 24.5|Max 25.5|Min 22|Name 35.5|Network 51|No pointer 64|Number 3 60.5|On 17.5|Option 41|Outside 47.5
      Password 58.5|Plain 29.5|Popover content 100|Push 30|Red 23.5|Retry 32.5|Right-click me 87.5|Row 26|Row 2 37
      Second 46|Select 38.5|Settings 50.5|Sheet content 85.5|Sky 22.5|Solid 30.5|Star label 57.5
      Supercalifragilistic 112|Ticks: 1 45.5|Time 30|Title 26.5|Total 29.5|Two 25|Value 33.5|Volume 45|Wide 31
      Yellow 38.5|mixed case 68.5|wrap this sentence onto several lines inside a narrow frame. 362
      """),
  MacWidths(
    size: 15, weight: 400,
    fitted: """
      Count 41.5|Enabled 55.5|Fruit 31.5|Options 54|Save 33.5|Star 28.5
      """,
    kept: """
      Account 57|Footer 45|Hello 35|Hello, world 0123 119|Name 40.5|Plain 33|The quick brown fox 138.5|Volume 51
      """),
  MacWidths(
    size: 17, weight: 400,
    fitted: """
      Star 31.5
      """,
    kept: """
      Hello, world 0123 132|The quick brown fox 154
      """),
  MacWidths(
    size: 20, weight: 400,
    kept: """
      The quick brown fox 176.5
      """),
  MacWidths(
    size: 22, weight: 400,
    kept: """
      Blurred 69|Bright 57.5|Count: 0 82|Dotted title 105.5|Env 35.5|Env  40.5|Gray 45|Hello 49
      Hello, world 0123 164.5|Invert 54|Kerned text 109|Large 54|Shadow 77.5|Star 39|Star label 89
      The quick brown fox 191|Tight 49|Title  46|Title line 79|Title strike 97.5|Tracked text 116.5
      """),
  MacWidths(
    size: 24, weight: 400,
    kept: """
      The quick brown fox 207
      """),
  MacWidths(
    size: 26, weight: 400,
    kept: """
      Hello, world 0123 193.5|Star 45.5
      """),
  MacWidths(
    size: 32, weight: 400,
    kept: """
      The quick brown fox 275
      """),
  MacWidths(
    size: 40, weight: 400,
    kept: """
      Star 69.5
      """),
  MacWidths(
    size: 13, weight: 100,
    kept: """
      Hello, world 68
      """),
  MacWidths(
    size: 13, weight: 200,
    kept: """
      Hello, world 69
      """),
  MacWidths(
    size: 13, weight: 300,
    kept: """
      Hello, world 70.5
      """),
  MacWidths(
    size: 20, weight: 300,
    kept: """
      The quick brown fox 174
      """),
  MacWidths(
    size: 10, weight: 500,
    kept: """
      Apple 29|Banana 36.5|Cherry 34|Count 30|Enabled 40|Footer 32.5|Fruit 23|Fruits 28.5|Hello 25.5
      Hello, world 0123 86|Max 20.5|Min 18|Name 28.5|Options 39|Plain 24.5|Save 24|Vegetables 55.5|Volume 37
      """),
  MacWidths(
    size: 11, weight: 500,
    kept: """
      Apple 31.5|Banana 40|Cherry 37|Footer 35|Fruit 25|Fruits 31|Max 22.5|Min 19.5|Vegetables 60
      """),
  MacWidths(
    size: 12, weight: 500,
    kept: """
      Account 48|Apple 34|Banana 43|Bold 26.5|Cherry 39.5|Count 35|Enabled 47|Footer 38|Fruit 27|Hello 30|Max 24
      Min 21|Name 34|Options 45.5|Plain 28.5|Save 28|Volume 43
      """),
  MacWidths(
    size: 13, weight: 500,
    kept: """
      AM 20.5|Account 51.5|Apple 36|Banana 46|Bold 28|Cherry 42.5|Count 37.5|Enabled 50|Footer 40.5|Fruit 29
      Fruits 35.5|Hello 32|Hello, world 74|Max 26|Min 22.5|Name 36|Options 49|PM 20|Plain 30.5|Save 30|Vegetables 69.5
      Volume 46.5
      """),
  MacWidths(
    size: 15, weight: 500,
    kept: """
      Account 58.5|Bold 32|Count 42.5|Enabled 57|Footer 46|Fruit 32.5|Hello 36|Name 41|Options 55.5|Plain 34|Save 34
      Volume 52.5
      """),
  MacWidths(
    size: 17, weight: 500,
    kept: """
      Bold 35.5
      """),
  MacWidths(
    size: 20, weight: 500,
    kept: """
      The quick brown fox 181
      """),
  MacWidths(
    size: 22, weight: 500,
    kept: """
      Bold 44.5
      """),
  MacWidths(
    size: 24, weight: 500,
    kept: """
      0 15.5|100 41.5|30 30|40 30.5
      """),
  MacWidths(
    size: 10, weight: 600,
    kept: """
      Account 41.5|Apple 29.5|Banana 37|Bold 23|Cherry 34.5|Count 30.5|Enabled 40.5|Footer 33|Fruit 23.5|Fruits 29
      Hello 26|Max 21|Min 18.5|Name 29|Options 39.5|Plain 25|Save 24|Vegetables 56.5|Volume 37.5
      """),
  MacWidths(
    size: 11, weight: 600,
    kept: """
      Account 45.5|Apple 32|Banana 40.5|Bold 25|Cherry 37.5|Count 33|Enabled 44|Footer 36|Fruit 25.5|Fruits 31.5
      Hello 28.5|Max 23|Min 20|Name 31.5|Options 43|Plain 27|Save 26.5|Vegetables 61.5|Volume 41
      """),
  MacWidths(
    size: 12, weight: 600,
    kept: """
      Account 49|Apple 34.5|Banana 44|Bold 26.5|Cherry 40.5|Count 35.5|Enabled 47.5|Footer 38.5|Fruit 27.5|Hello 30.5
      Max 24.5|Min 21.5|Name 34.5|Options 46.5|Plain 29|Save 28.5|Volume 44
      """),
  MacWidths(
    size: 13, weight: 600,
    kept: """
      Account 52.5|Apple 37|Banana 47|Bold 28.5|Cherry 43.5|Count 38.5|Enabled 51|Footer 41.5|Fruit 29.5|Fruits 36.5
      Hello 32.5|Hello, world 75.5|Max 26.5|Min 23|Name 37|Options 50|Plain 31|Save 30.5|Star 26.5|Vegetables 71
      Volume 47|Weight 44.5
      """),
  MacWidths(
    size: 15, weight: 600,
    kept: """
      Account 59.5|Bold 32.5|Count 43.5|Enabled 58|Footer 47|Fruit 33.5|Hello 37|Name 42|Options 56.5|Plain 35
      Save 34.5|Volume 53.5
      """),
  MacWidths(
    size: 17, weight: 600,
    kept: """
      0 11|100 30|30 21.5|40 22|Bold 36
      """),
  MacWidths(
    size: 22, weight: 600,
    kept: """
      Bold 45.5
      """),
  MacWidths(
    size: 10, weight: 700,
    kept: """
      Account 42.5|Bold 23.5|Count 31|Enabled 41.5|Footer 34|Fr 11|Fruit 24.5|Fruits 30|Hello 27|Mo 15.5|Name 29.5
      Options 40.5|Plain 25.5|Sa 13|Save 25|Su 13.5|Th 13.5|Tu 13|Vegetables 57.5|Volume 38.5|We 16
      """),
  MacWidths(
    size: 11, weight: 700,
    kept: """
      Account 46.5|Bold 25.5|Count 34|Enabled 45|Footer 36.5|Fruit 26.5|Fruits 33|Hello 29|Name 32.5|Options 44
      Plain 28|Save 27|Vegetables 63|Volume 41.5
      """),
  MacWidths(
    size: 12, weight: 700,
    kept: """
      Account 50|Bold 27.5|Count 36.5|Enabled 48.5|Footer 39.5|Fruit 28.5|Hello 31.5|Name 35|Options 47.5|Plain 30
      Save 29|Volume 45
      """),
  MacWidths(
    size: 13, weight: 700,
    kept: """
      Account 54|Apr 2025 61|Bold 29.5|Bold Under 72|Bold strike 69.5|Color 35|Count 39|Dec 2025 62.5|Empty 41.5
      Enabled 52|Feb 2025 61.5|Footer 42.5|Fruit 30.5|Fruits 38|Hello 33.5|Hello,  41|Hello, world 77.5
      Hello, world 0123 113|Jan 2026 61|Layout must  83.5|Mar 2025 62.5|Name 37.5|Options 51|Plain 32|Save 31
      Star 27.5|Vegetables 72.5|Volume 48.5
      """),
  MacWidths(
    size: 15, weight: 700,
    kept: """
      Account 61|Bold 33|Count 44.5|Enabled 59|Footer 48|Fruit 34.5|Hello 38|Name 42.5|Options 58|Plain 36|Save 35.5
      Volume 55
      """),
  MacWidths(
    size: 17, weight: 700,
    kept: """
      Bold 37
      """),
  MacWidths(
    size: 20, weight: 700,
    kept: """
      Bold 42.5|The quick brown fox 189.5
      """),
  MacWidths(
    size: 22, weight: 700,
    kept: """
      Bold 46.5|bold 45.5
      """),
  MacWidths(
    size: 40, weight: 700,
    kept: """
      Mask 99.5
      """),
  MacWidths(
    size: 13, weight: 800,
    kept: """
      Bold 30.5|Hello, world 80.5
      """),
  MacWidths(
    size: 17, weight: 800,
    kept: """
      Bold 38
      """),
  MacWidths(
    size: 22, weight: 800,
    kept: """
      Bold 48.5
      """),
  MacWidths(
    size: 13, weight: 900,
    kept: """
      Hello, world 83
      """),
  MacWidths(
    size: 20, weight: 900,
    kept: """
      The quick brown fox 202
      """),
]
