// SPDX-License-Identifier: Apache-2.0
// gallery: --size 1200x630 --scale 1
// The picture that a page shows when it's shared: 1200×630 points.

#if canImport(SwiftUI)
  import SwiftUI
#else
  import Foundation
  import Gnomon
#endif

struct ShareCard: View {
  var title = "Layout negotiation for servers, issue 1"
  var summary = "A headless view graph that renders to PNG, SVG and PDF"
  var author = "Gnomon"
  var bars: [CGFloat] = (0..<20).map { index in
    let step = CGFloat((37 * index + 11) % 100)
    return 20 + 1.3 * step
  }

  var body: some View {
    ZStack {
      LinearGradient(colors: [.night, .violet], startPoint: .topLeading, endPoint: .bottomTrailing)
      RoundedRectangle(cornerRadius: 32)
        .fill(.white)
        .shadow(color: .black.opacity(0.35), radius: 20, y: 16)
        .overlay { content }
        .padding(60)
    }
    .frame(width: 1200, height: 630)
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 25) {
      Text(title)
        .font(.system(size: 64))
        .foregroundStyle(Color.ink)
        .frame(width: 900, alignment: .leading)
      Text(summary)
        .font(.system(size: 28))
        .foregroundStyle(Color.slate)
      Spacer(minLength: 0)
      HStack(alignment: .bottom, spacing: 20) {
        byline
        Spacer(minLength: 0)
        chart
      }
    }
    .padding(EdgeInsets(top: 40, leading: 50, bottom: 40, trailing: 50))
  }

  private var byline: some View {
    HStack(spacing: 20) {
      Text(author.prefix(1))
        .font(.system(size: 40, weight: .bold))
        .foregroundStyle(.white)
        .frame(width: 96, height: 96)
        .background(
          RadialGradient(colors: [.honey, .rust], center: .center, startRadius: 0, endRadius: 68), in: Circle())
      Text(author)
        .font(.system(size: 28))
        .foregroundStyle(Color.ink)
    }
  }

  private var chart: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(bars.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 5)
          .fill(LinearGradient(colors: [.sky, .sea], startPoint: .top, endPoint: .bottom))
          .frame(width: 22, height: bars[index])
      }
    }
  }
}

extension Color {
  fileprivate static let night = Color(red: 0.118, green: 0.227, blue: 0.541)
  fileprivate static let violet = Color(red: 0.576, green: 0.2, blue: 0.918)
  fileprivate static let ink = Color(red: 0.067, green: 0.094, blue: 0.153)
  fileprivate static let slate = Color(red: 0.294, green: 0.333, blue: 0.388)
  fileprivate static let honey = Color(red: 0.98, green: 0.749, blue: 0.141)
  fileprivate static let rust = Color(red: 0.918, green: 0.345, blue: 0.047)
  fileprivate static let sky = Color(red: 0.129, green: 0.827, blue: 0.933)
  fileprivate static let sea = Color(red: 0.149, green: 0.388, blue: 0.922)
}
