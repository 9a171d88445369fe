// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The picture that a page shows when it's shared: 1200×630 points.
struct Card: View {
  static let size = CGSize(width: 1200, height: 630)

  let request: CardRequest

  var body: some View {
    ZStack {
      LinearGradient(colors: [.night, .violet], startPoint: .topLeading, endPoint: .bottomTrailing)
      RoundedRectangle(cornerRadius: 32)
        .fill(.white)
        .shadow(color: .black.opacity(0.35), radius: 20, y: 16)
        .overlay { content }
        .padding(60)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 25) {
      Text(verbatim: request.title)
        .font(.system(size: 64))
        .foregroundStyle(Color.ink)
        .lineLimit(2)
        .minimumScaleFactor(0.5)
        .frame(maxWidth: 900, maxHeight: 160, alignment: .topLeading)
      if !request.summary.isEmpty {
        Text(verbatim: request.summary)
          .font(.system(size: 28))
          .foregroundStyle(Color.slate)
          .lineLimit(2)
      }
      Spacer(minLength: 0)
      HStack(alignment: .bottom, spacing: 20) {
        if !request.author.isEmpty { byline }
        Spacer(minLength: 0)
        chart
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(EdgeInsets(top: 40, leading: 50, bottom: 40, trailing: 50))
  }

  private var byline: some View {
    HStack(spacing: 20) {
      Text(verbatim: String(request.author.prefix(1)))
        .font(.system(size: 40, weight: .bold))
        .foregroundStyle(.white)
        .frame(width: 96, height: 96)
        .background(
          RadialGradient(colors: [.honey, .rust], center: .center, startRadius: 0, endRadius: 68), in: Circle())
      Text(verbatim: request.author)
        .font(.system(size: 28))
        .foregroundStyle(Color.ink)
        .lineLimit(1)
    }
  }

  private var chart: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(request.bars.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 5)
          .fill(LinearGradient(colors: [.sky, .sea], startPoint: .top, endPoint: .bottom))
          .frame(width: request.bars.count > 20 ? 10 : 22, height: 20 + 1.3 * request.bars[index])
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
