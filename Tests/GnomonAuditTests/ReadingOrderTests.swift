// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonAudit
import GnomonTrace
import Testing

/// WCAG 2.2, 1.3.2: the order in which content is presented has to be told where it matters.
@MainActor @Suite struct ReadingOrderTests {
  @Test("A priority that has the last line read first is named")
  func priority() {
    let view = VStack {
      Text("Title")
      Text("Subtitle")
      Text("Footnote").accessibilitySortPriority(1)
    }
    let findings = found(view)
    #expect(findings.names == [.readingOrder])
    #expect(findings[0].message.contains("“Footnote” is read before “Title”"))
    #expect(found(view.silencesFindings(.readingOrder)).isEmpty)
  }

  @Test("One line above may be read later: the title before what stands over it")
  func eyebrow() {
    #expect(
      found(
        VStack {
          Text("NEW")
          Text("Title").accessibilitySortPriority(1)
        }
      ).isEmpty)
  }

  @Test("An offset that carries the first line below two others is named")
  func offset() {
    let view = VStack {
      Text("First").offset(y: 80)
      Text("Second")
      Text("Third")
    }
    #expect(found(view).names == [.readingOrder])
  }

  @Test("In a ZStack a heading that lies above and is read later is named")
  func heading() {
    func screen(_ isHeading: Bool) -> some View {
      ZStack {
        VStack {
          Spacer()
          Text("Body")
        }
        VStack {
          Text("Title").accessibilityAddTraits(isHeading ? .isHeader : [])
          Spacer()
        }
      }
    }
    #expect(found(screen(true)).names == [.readingOrder])
    #expect(found(screen(false)).isEmpty)
  }

  @Test("Columns, grids, cards with buttons over them and rings are read as they are made")
  func sound() {
    let columns = HStack(alignment: .top) {
      VStack { ForEach(0..<4) { Text("Left \($0)") } }
      VStack { ForEach(0..<4) { Text("Right \($0)") } }
    }
    #expect(found(columns).isEmpty)
    let card = VStack {
      Spacer()
      Text("Name")
      Text("Place")
    }
    .frame(width: 200, height: 200)
    .overlay(alignment: .topTrailing) { Button("Like", systemImage: "heart") {} }
    #expect(found(card).isEmpty)
    let message = ZStack {
      Text("Content")
      VStack {
        Text("Saved")
        Button("Undo") {}
        Spacer()
      }
    }
    #expect(found(message).isEmpty)
    let ring = ZStack {
      ForEach(0..<8) { index in
        let angle = Double(index) / 8 * 2 * .pi
        Text("\(index)").offset(x: 100 * sin(angle), y: -100 * cos(angle))
      }
    }
    #expect(found(ring).isEmpty)
  }
}
