// SPDX-License-Identifier: Apache-2.0
import Observation
import SwiftUI

@Observable
final class Basket {
  var items: [String] = ["Apples"]
}

struct ShopScreen: View {
  @State private var basket = Basket()
  @State private var name = ""
  @State private var isGift = false
  @State private var amount = 0.2
  @State private var size = "Small"
  @State private var isNoteShown = false

  var body: some View {
    NavigationStack {
      List {
        Section("Order") {
          TextField("Name", text: $name)
          if !name.isEmpty { Text("For \(name)") }
          Toggle("Gift", isOn: $isGift)
          Slider(value: $amount) { Text("Amount") }
          Picker("Size", selection: $size) {
            ForEach(["Small", "Large"], id: \.self) { Text($0) }
          }
          Text("Amount \(Int((amount * 100).rounded())), \(size)")
          Button("Add pears") {
            basket.items.append("Pears")
            print("added, now \(basket.items.count)")
          }
          Button("Later") {
            Task {
              try? await Task.sleep(for: .milliseconds(300))
              isNoteShown = true
            }
          }
          if isNoteShown { Text("Saved for later") }
          Button("Break") { _ = [Int]()[name.count] }
        }
        Section("Basket") { ForEach(basket.items.indices, id: \.self) { Text(basket.items[$0]) } }
        Section("All goods") { ForEach(0..<5_000, id: \.self) { Text("Good \($0)") } }
      }
      .navigationTitle("Shop")
    }
  }
}

struct PriceTag: View {
  var title: String
  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text("12 €").bold()
    }
    .frame(width: 120, height: 22)
  }
}

#Preview("Shop") { ShopScreen() }
#Preview("Tag", traits: .sizeThatFitsLayout) { PriceTag(title: "Early summer strawberries") }
