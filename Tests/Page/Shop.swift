// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Controls of all kinds, for what is recorded on a page.
struct Shop: View {
  @State private var bought: [String] = []
  @State private var secret = ""
  @State private var notes = ""
  @State private var volume = 0.5
  @State private var count = 1
  @State private var size = "Small"
  @State private var isAsked = false
  @State private var stock: String?
  @State private var gesture = "none"
  @State private var keys = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(["Apples", "Pears"], id: \.self) { fruit in
          HStack {
            Text(fruit)
            Button("Buy") { bought.append(fruit) }
          }
        }
        Text("Bought: \(bought.joined(separator: ", "))")
        SecureField("Code", text: $secret)
        Text("\(secret.count) letters")
        TextField("Notes", text: $notes).onSubmit { notes += " (sent)" }
        Slider(value: $volume) { Text("Volume") }
        Stepper("Count \(count)", value: $count)
        Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
        Button("Empty") { isAsked = true }.accessibilityIdentifier("empty")
        Button("Load") {
          Task {
            try? await Task.sleep(for: .milliseconds(400))
            stock = "120 in stock"
          }
        }
        if let stock { Button(stock) { self.stock = "reserved" } }
        Text("Gesture: \(gesture)")
        RoundedRectangle(cornerRadius: 8).fill(.yellow).frame(width: 200, height: 80)
          .accessibilityElement().accessibilityLabel("Pad")
          .onTapGesture(count: 2) { gesture = "double" }
          .onLongPressGesture(minimumDuration: 0.4) { gesture = "long" }
          .gesture(DragGesture().onEnded { gesture = "drag \(Int($0.translation.width))" })
        Button("Save") { keys += 1 }.keyboardShortcut("s")
        Text("\(keys) saved").contextMenu { Button("Reset") { keys = 0 } }
      }
      .padding()
    }
    .alert("Empty the basket?", isPresented: $isAsked) {
      Button("Yes", role: .destructive) { bought = [] }
      Button("No", role: .cancel) {}
    }
  }
}

struct Mover: View {
  @State private var isMoved = false

  var body: some View {
    VStack {
      Circle().fill(.blue).frame(width: 40, height: 40).offset(x: isMoved ? 100 : -100)
      Text("Moves")
      Button("Move") { withAnimation(.linear(duration: 0.4)) { isMoved.toggle() } }
    }
  }
}

#Preview("Mover") { Mover() }
#Preview("Shop") {
  Shop()
    .tint(.purple)
}
