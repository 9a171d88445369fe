// SPDX-License-Identifier: Apache-2.0
/// What of several things a user has hidden or shown, by their ids; what isn't there is `automatic`.
struct KeptVisibilities: Equatable, Sendable, Codable {
  private var visibilities: [String: Visibility] = [:]

  init() {}

  subscript(id: String) -> Visibility {
    get { visibilities[id] ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue }
  }

  private enum CodingKeys: CodingKey { case hidden, visible }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    for id in try values.decode([String].self, forKey: .hidden) { visibilities[id] = .hidden }
    for id in try values.decode([String].self, forKey: .visible) { visibilities[id] = .visible }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(visibilities.filter { $0.value == .hidden }.keys.sorted(), forKey: .hidden)
    try values.encode(visibilities.filter { $0.value == .visible }.keys.sorted(), forKey: .visible)
  }
}
