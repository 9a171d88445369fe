// SPDX-License-Identifier: Apache-2.0
// gallery: --size 400x230
import SwiftUI

/// A boarding pass: stacks, spacers, a dashed line, and a bar code made of a width's shares.
struct Ticket: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("GNOMON AIR").font(.caption.weight(.heavy)).kerning(2)
        Spacer()
        Text("SEAT 12A").font(.caption.weight(.semibold))
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .foregroundStyle(.white)
      .background(Color.indigo)

      HStack(alignment: .firstTextBaseline) {
        Airport(code: "PEK", city: "Beijing", alignment: .leading)
        Spacer()
        Path { path in
          path.move(to: CGPoint(x: 0, y: 10))
          path.addQuadCurve(to: CGPoint(x: 90, y: 10), control: CGPoint(x: 45, y: -14))
        }
        .stroke(Color.indigo, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 6]))
        .frame(width: 90, height: 12)
        Spacer()
        Airport(code: "LIS", city: "Lisbon", alignment: .trailing)
      }
      .padding(20)

      Barcode(text: "GNOMON-12A-PEK-LIS")
        .frame(height: 34)
        .padding(.horizontal, 20)
        .padding(.bottom, 18)
    }
    .foregroundStyle(Color(white: 0.15))
    .background(.white)
    .clipShape(RoundedRectangle(cornerRadius: 18))
    .shadow(color: .black.opacity(0.2), radius: 10, y: 5)
    .padding(24)
  }
}

struct Airport: View {
  var code: String
  var city: String
  var alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 0) {
      Text(code).font(.system(size: 38, weight: .bold, design: .rounded))
      Text(city).font(.footnote).foregroundStyle(.gray)
    }
  }
}

struct Barcode: View {
  var text: String

  var body: some View {
    GeometryReader { proxy in
      let widths = text.utf8.flatMap { [CGFloat($0 % 3 + 1), CGFloat($0 / 3 % 3 + 1)] }.dropLast()
      let unit = proxy.size.width / max(widths.reduce(0, +), 1)
      Path { path in
        var x: CGFloat = 0
        for (index, width) in widths.enumerated() {
          if index.isMultiple(of: 2) {
            path.addRect(CGRect(x: x, y: 0, width: width * unit, height: proxy.size.height))
          }
          x += width * unit
        }
      }
      .fill(Color(white: 0.15))
    }
  }
}
