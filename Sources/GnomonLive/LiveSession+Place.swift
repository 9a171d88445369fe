// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// Where somebody is, for a client that has an address of its own, as a browser.
extension LiveSession {
  /// What a client that asked for places has been told.
  struct Places {
    /// What the client's own address says; nil where it isn't known yet.
    var address: NavigationAddress?
    var title: String?
    /// What is told once, whether the place has changed or not.
    var answer: Answer?

    struct Answer {
      var missing = NavigationAddress()
      var problem = ""
    }
  }

  /// Begins to tell places, or ends it, as the client's hello says.
  func beginPlaces(_ message: ClientMessage) {
    let asks = message.address != nil
    places = asks ? Places() : nil
    if host.configuration.opensWindows != asks { host.setReader { $0.opensWindows = asks } }
    guard let address = message.address else { return host.onWindows(nil) }
    host.onWindows { [weak self] request in self?.ask(for: request) }
    // Without an address a view is where it starts, or where it has been.
    if !address.isEmpty { go(to: address) }
  }

  /// Goes where the client's own address leads now.
  func go(to text: String) {
    guard places != nil else { return }
    do {
      let address = try NavigationAddress(text)
      let missing = host.go(to: address)
      places?.address = address
      places?.answer = Places.Answer(missing: missing)
    } catch {
      places?.address = nil
      places?.answer = Places.Answer(problem: "\(error)")
    }
  }

  /// Hands an address to the views that take some.
  func open(_ text: String) {
    guard text.utf8.count <= NavigationAddress.byteLimit, let url = URL(string: text) else {
      places?.answer = Places.Answer(problem: "an address can't be opened: it's none, or too long")
      return
    }
    host.open(url)
  }

  /// Sets whether the scene is in front; false for a name that is none.
  static func phase(_ name: String) -> ScenePhase? {
    switch name {
    case "active": .active
    case "inactive": .inactive
    case "background": .background
    default: nil
    }
  }

  /// Tells the place, where the client asks for it and hasn't got it.
  func tellPlace() {
    guard let told = places else { return }
    let place = host.place
    guard let now = try? NavigationAddress(place.address) else { return }
    guard now != told.address || place.title != told.title || told.answer != nil else { return }
    places = Places(address: now, title: place.title)
    tell("place") { json in
      json.key("address")
      json.value(place.address)
      json.key("title")
      json.value(place.title)
      json.key("how")
      json.value(Self.how(from: told.address, to: now, place.choices))
      json.key("seen")
      json.value(seen)
      if let missing = told.answer?.missing, !missing.isEmpty {
        json.key("missing")
        json.value(missing.text)
      }
      if let problem = told.answer?.problem, !problem.isEmpty {
        json.key("problem")
        json.value(problem)
      }
    }
  }

  private static func how(
    from old: NavigationAddress?, to new: NavigationAddress, _ choices: Set<Int>
  ) -> StaticString {
    guard let old else { return "replace" }
    if old.isPrefix(of: new) { return "push" }
    if new.isPrefix(of: old) { return "pop" }
    // Another thing is chosen in a column, beside which the one before was shown.
    let common = zip(old.components, new.components).prefix { $0 == $1 }.count
    return choices.contains(common) ? "choose" : "replace"
  }

  /// Tells what the app wants done with its windows.
  private func ask(for request: WindowRequest) {
    switch request.kind {
    case .open:
      guard let scene = request.scene else { return }
      tell("window") { json in
        json.key("scene")
        json.object { json in
          for (key, value) in [("id" as StaticString, scene.id), ("value", scene.value), ("type", scene.valueType)] {
            guard let value else { continue }
            json.key(key)
            json.value(value)
          }
          if scene.isSettings {
            json.key("settings")
            json.value(true)
          }
        }
        json.key("key")
        json.value(scene.key)
        if request.isAnother {
          json.key("another")
          json.value(true)
        }
      }
    case .close:
      tell("closeWindow") { json in
        guard let scene = request.scene else { return }
        json.key("key")
        json.value(scene.key)
      }
    }
  }
}
