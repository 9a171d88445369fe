// SPDX-License-Identifier: Apache-2.0
import Foundation
import Observation

@MainActor @Observable
final class ChartsModel {
  var totals = Total.all
  let hours = Hour.all
  let sales = Sale.all
  let sources: [(name: String, share: Double)] = [("Search", 44), ("Letters", 27), ("Friends", 18), ("Other", 11)]
}

struct Total: Identifiable, Sendable {
  let id: Int
  let title: String
  let symbol: String
  let hue: Double
  var value: Int

  static let all = [
    Total(id: 0, title: "Visitors", symbol: "person.2.fill", hue: 0.58, value: 12_480),
    Total(id: 1, title: "Orders", symbol: "cart.fill", hue: 0.35, value: 384),
    Total(id: 2, title: "Letters", symbol: "envelope.fill", hue: 0.08, value: 1_027),
    Total(id: 3, title: "Faults", symbol: "bolt.fill", hue: 0.95, value: 7),
  ]
}

struct Hour: Identifiable, Sendable {
  let id: Int
  let visitors: Int
  let memory: Double

  static let all: [Hour] = (0..<48).map { hour in
    let memory = 40 + hour * 13 % 45
    return Hour(id: hour, visitors: 120 + hour * 37 % 90 + 4 * hour, memory: Double(memory))
  }
}

struct Sale: Identifiable, Sendable {
  let id: Int
  let day: String
  let shop: String
  let amount: Int

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let shops = ["North", "South", "Online"]

  static let all: [Sale] = (0..<21).map { number in
    Sale(id: number, day: days[number / 3], shop: shops[number % 3], amount: 20 + number * 29 % 60)
  }
}
