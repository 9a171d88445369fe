// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private struct RatioBanner: View {
  var alignment: Alignment = .topLeading

  var body: some View {
    Color.clear
      .aspectRatio(1.77, contentMode: .fill)
      .overlay(alignment: alignment) { Image("pic").resizable().aspectRatio(contentMode: .fill) }
      .clipped()
  }
}

/// Five empty columns of a grid: two for a picture, three for a text.
private struct TwoToThree: View {
  let words: String

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        ForEach(0..<5) { _ in Color.clear.frame(maxHeight: 0) }
      }
      GridRow {
        Image("pic").resizable().aspectRatio(contentMode: .fit).gridCellColumns(2)
        Text(words).gridCellColumns(3)
      }
    }
  }
}

private struct Split<Left: View, Right: View>: View {
  let ratio: CGFloat
  @ViewBuilder let left: Left
  @ViewBuilder let right: Right

  var body: some View {
    GeometryReader { space in
      HStack(spacing: 0) {
        Color.clear.frame(width: space.size.width * ratio).overlay(left)
        Color.clear.overlay(right)
      }
    }
  }
}

@MainActor @Suite struct WithoutReaderClaims {
  @Test("L1: an aspect ratio does in one pass what a reader needs a state for")
  func l1() {
    for images in [OnePicture.shared, .none] {
      let host = expectLayout(
        ScrollView { RatioBanner() }, in: [354, 600], ["RatioBanner": [0, 0, 354, 200], "overlay": [0, 0, 354, 200]],
        warnings: images === OnePicture.none ? [.missingImage] : [], images: images)
      #expect(host.counters.passes == 1)
    }
  }

  @Test("L2: five empty columns of a grid split 40 to 60, and the taller child gives the height")
  func l2() {
    for images in [OnePicture.shared, .none] {
      // 400 of 1000: the picture is 160:90, so 225 high; the text's one line is 20.
      expectLayout(
        TwoToThree(words: "one line"), in: [1000, 700],
        images === OnePicture.none
          ? ["Grid": [0, 0, 1000, 700], "Text": [660, 340, 80, 20]]
          : ["Grid": [0, 237.5, 1000, 225], "aspectRatio": [0, 237.5, 400, 225], "Text": [660, 340, 80, 20]],
        warnings: images === OnePicture.none ? [.missingImage] : [], images: images)
    }
    // 40 of 100 and 22.5 high; the text wraps into 60: four lines.
    expectLayout(
      TwoToThree(words: "four lines tower here"), in: [100, 300],
      ["Grid": [0, 110, 100, 80], "aspectRatio": [0, 138.75, 40, 22.5], "Text": [45, 110, 50, 80]])
  }

  @Test("L3: a reader splits by ratio whatever its children want", arguments: [0, 50, 1_000] as [CGFloat])
  func l3(wanted: CGFloat) {
    expectLayout(
      Split(ratio: 0.25) {
        box(wanted, 10)
      } right: {
        Text("some words")
      }.frame(width: 300, height: 60),
      in: [400, 100],
      [
        "GeometryReader": [50, 20, 300, 60], "overlay[0]": [50, 20, 75, 60], "overlay[1]": [125, 20, 225, 60],
        "Text": [187.5, 40, 100, 20],
      ])
  }

  @Test("L4: a stack probes with 0 and ∞, then proposes shares of what is left")
  func l4() {
    let (fixed, flexible) = (ProposalLog(), ProposalLog())
    expectLayout(
      HStack(spacing: 0) {
        box(50, 10).probe(fixed)
        Color.blue.probe(flexible)
      }, in: [300, 100], ["frame": [0, 45, 50, 10], "Color[1]": [50, 0, 250, 100]])
    #expect(fixed.widths.prefix(3) == [0, .infinity, 150])
    #expect(flexible.widths.prefix(3) == [0, .infinity, 250])
    #expect(fixed.heights.allSatisfy { $0 == 100 })

    // What isn't specified for the stack isn't for its children.
    let ideal = ProposalLog()
    expectLayout(
      HStack(spacing: 0) {
        Color.blue.probe(ideal)
        box(50, 10)
      }
      .fixedSize(), in: [300, 100], ["HStack": [120, 45, 60, 10]])
    #expect(ideal.asked.first == .unspecified)
    #expect(!ideal.widths.contains(0) && !ideal.widths.contains(.infinity))
    #expect(ideal.placed.allSatisfy { $0.width == nil })
  }

  @Test("L4: a higher priority is served first, what the lower ones need at least is set aside")
  func l4Priorities() {
    let (first, last) = (ProposalLog(), ProposalLog())
    expectLayout(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 40).probe(last)
        Color.blue.probe(first).layoutPriority(1)
      }, in: [300, 100], ["frame": [0, 0, 40, 100], "Color[1]": [40, 0, 260, 100]])
    #expect(first.placed.last?.width == 260)
    #expect(last.placed.last?.width == 40)
  }

  @Test("L5: an overlay's alignment moves the picture in the frame")
  func l5() {
    // The picture fills 354×200 at 16:9: 355.556×200.
    let width = 200.0 / 90 * 160
    expectLayout(
      ScrollView { RatioBanner(alignment: .topLeading) }, in: [354, 600], ["aspectRatio[1]": [0, 0, width, 200]])
    expectLayout(
      ScrollView { RatioBanner(alignment: .bottomTrailing) }, in: [354, 600],
      ["aspectRatio[1]": [354 - width, 0, width, 200]])
  }
}
