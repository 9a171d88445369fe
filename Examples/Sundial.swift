// SPDX-License-Identifier: Apache-2.0
// gallery: --view Sundial --size 400x400
import SwiftUI

/// A sundial: the gnomon casts the shadow that reads the hour.
struct Sundial: View {
  var time = 15.25

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      ZStack {
        Plate(side: side)
        ForEach(6..<19) { hour in
          HourMark(hour: hour, side: side)
        }
        Shadow(angle: .degrees((time - 12) * 15), length: side * 0.36)
          .fill(.black.opacity(0.35))
          .blur(radius: 2)
        Pointer(length: side * 0.2)
          .fill(
            LinearGradient(
              colors: [Color(red: 0.98, green: 0.83, blue: 0.5), Color(red: 0.72, green: 0.45, blue: 0.14)],
              startPoint: UnitPoint(x: 0.47, y: 0), endPoint: UnitPoint(x: 0.53, y: 0))
          )
          .shadow(color: .black.opacity(0.3), radius: 3, y: 2)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .overlay(alignment: .bottom) {
        Motto().padding(.bottom, side * 0.17)
      }
    }
    .padding(28)
    .background(
      LinearGradient(
        colors: [Color(red: 0.07, green: 0.13, blue: 0.26), Color(red: 0.2, green: 0.32, blue: 0.48)],
        startPoint: .top, endPoint: .bottom)
    )
  }
}

struct Plate: View {
  var side: CGFloat

  var body: some View {
    Circle()
      .fill(
        RadialGradient(
          colors: [Color(red: 0.99, green: 0.96, blue: 0.88), Color(red: 0.87, green: 0.78, blue: 0.6)],
          center: UnitPoint(x: 0.4, y: 0.3), startRadius: 0, endRadius: side * 0.75)
      )
      .overlay {
        Circle().strokeBorder(Color(red: 0.6, green: 0.43, blue: 0.2), lineWidth: 6)
      }
      .overlay {
        Circle().inset(by: 12).strokeBorder(Color(red: 0.6, green: 0.43, blue: 0.2).opacity(0.5), lineWidth: 1)
      }
      .frame(width: side, height: side)
      .shadow(color: .black.opacity(0.5), radius: 20, y: 12)
  }
}

struct Motto: View {
  var body: some View {
    VStack(spacing: 2) {
      Text("UMBRA DOCET").font(.system(size: 15, weight: .semibold, design: .serif)).kerning(3)
      Text("the shadow teaches").font(.system(size: 11, design: .serif)).italic()
    }
    .foregroundStyle(Color(red: 0.45, green: 0.31, blue: 0.14))
  }
}

struct HourMark: View {
  var hour: Int
  var side: CGFloat

  var body: some View {
    let angle = Angle.degrees(Double(hour - 12) * 15)
    VStack(spacing: 6) {
      Text("\(hour > 12 ? hour - 12 : hour)")
        .font(.system(size: hour % 3 == 0 ? 20 : 13, weight: hour % 3 == 0 ? .bold : .regular, design: .serif))
        .rotationEffect(.degrees(-angle.degrees))
      Rectangle()
        .frame(width: hour % 3 == 0 ? 2 : 1, height: hour % 3 == 0 ? 14 : 8)
    }
    .foregroundStyle(Color(red: 0.33, green: 0.22, blue: 0.1))
    .frame(height: side - 44, alignment: .top)
    .rotationEffect(angle)
  }
}

struct Shadow: Shape {
  var angle: Angle
  var length: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX - 7, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.midY - length))
      path.addLine(to: CGPoint(x: rect.midX + 7, y: rect.midY))
      path.closeSubpath()
    }
    .applying(
      CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: CGFloat(angle.radians))
        .translatedBy(x: -rect.midX, y: -rect.midY))
  }
}

struct Pointer: Shape {
  var length: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX - 9, y: rect.midY + length * 0.5))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.midY - length))
      path.addLine(to: CGPoint(x: rect.midX + 9, y: rect.midY + length * 0.5))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX - 9, y: rect.midY + length * 0.5),
        control: CGPoint(x: rect.midX, y: rect.midY + length * 0.68))
      path.closeSubpath()
    }
  }
}
