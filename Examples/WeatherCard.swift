// SPDX-License-Identifier: Apache-2.0
// gallery: --size 400x420
import SwiftUI

struct Hour: Identifiable {
  var id: Int
  var temperature: Int

  static let today = [14, 15, 17, 20, 22, 23, 21, 18].enumerated().map { index, temperature in
    Hour(id: 9 + index, temperature: temperature)
  }
}

struct HourChart: View {
  var hours: [Hour]

  var body: some View {
    let warmest = hours.map(\.temperature).max() ?? 1
    HStack(alignment: .bottom, spacing: 10) {
      ForEach(hours) { hour in
        VStack(spacing: 6) {
          Text("\(hour.temperature)°").font(.caption2.weight(.semibold))
          GeometryReader { proxy in
            let height = proxy.size.height * CGFloat(hour.temperature) / CGFloat(warmest)
            Capsule()
              .fill(.white.opacity(hour.temperature == warmest ? 1 : 0.45))
              .frame(width: proxy.size.width, height: height)
              .offset(y: proxy.size.height - height)
          }
          Text("\(hour.id)").font(.caption2).opacity(0.7)
        }
      }
    }
  }
}

struct Sun: View {
  var body: some View {
    ZStack {
      ForEach(0..<12) { ray in
        Capsule()
          .frame(width: 4, height: 12)
          .offset(y: -25)
          .rotationEffect(.degrees(Double(ray) * 30))
      }
      Circle().frame(width: 30, height: 30)
    }
    .foregroundStyle(.yellow)
  }
}

/// A card: gradient, big type, and a chart whose bars are shares of the height that their reader was given.
struct WeatherCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 2) {
          Text("Dalian").font(.title2.weight(.semibold))
          Text("Sunny until evening").font(.subheadline).opacity(0.8)
        }
        Spacer()
        Sun().frame(width: 64, height: 64)
      }
      Text("23°")
        .font(.system(size: 88, weight: .thin))
        .padding(.top, 4)
      HourChart(hours: Hour.today)
        .frame(height: 120)
        .padding(.top, 12)
    }
    .foregroundStyle(.white)
    .padding(24)
    .background {
      LinearGradient(
        colors: [Color(red: 0.16, green: 0.44, blue: 0.91), Color(red: 0.36, green: 0.71, blue: 0.97)],
        startPoint: .top, endPoint: .bottom)
    }
    .clipShape(RoundedRectangle(cornerRadius: 32))
    .shadow(color: Color(red: 0.1, green: 0.3, blue: 0.7).opacity(0.35), radius: 18, y: 10)
    .padding(28)
  }
}
