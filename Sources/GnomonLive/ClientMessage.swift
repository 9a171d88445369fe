// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// A text message of a client, as the protocol has it.
struct ClientMessage: Decodable {
  enum Kind: String, Decodable {
    case hello, surroundings, ack, pointer, wheel, scroll, key, focus, edit, select, compose, commit, action, files
    case inspect, clock, navigate, visibility, url
  }

  struct File: Decodable {
    var name: String
    var size: Int
  }

  var t: Kind
  var i: Int
  var `protocol`: Int?
  var session: String?
  var asked: [String]?
  var size: [Double]?
  var scale: Double?
  var appearance: String?
  var contrast: String?
  var reducedMotion: Bool?
  var reducedTransparency: Bool?
  var typeSize: String?
  var locale: String?
  var direction: String?
  var n: Int?
  var kind: String?
  var x: Double?
  var y: Double?
  var dx: Double?
  var dy: Double?
  var button: Int?
  var device: String?
  var last: Bool?
  var view: Int?
  var phase: String?
  var key: String?
  var modifiers: [String]?
  var element: Int?
  var from: Int?
  var to: Int?
  var text: String?
  var action: String?
  var name: String?
  var dialog: Int?
  var files: [File]?
  var what: String?
  var record: Int?
  var node: Int?
  var file: String?
  var since: Int?
  var layout: String?
  var on: Bool?
  var scenes: [Int]?
  var rate: Double?
  var by: Double?
  var address: String?
  var visibility: String?
  var url: String?

  var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The field that has to be there.
  struct Missing: Error {
    let field: String
    let kind: Kind
  }

  func need<Value>(_ value: Value?, _ field: String) throws -> Value {
    guard let value else { throw Missing(field: field, kind: t) }
    return value
  }
}

extension ClientMessage {
  /// Leaves out what the view keeps, unless somebody has asked for it in so many words.
  mutating func leaveOut(_ kept: Set<LiveSession.Surrounding>) {
    for one in kept where asked?.contains(one.rawValue) != true {
      switch one {
      case .size: size = nil
      case .appearance: appearance = nil
      case .contrast: contrast = nil
      case .reducedMotion: reducedMotion = nil
      case .reducedTransparency: reducedTransparency = nil
      case .typeSize: typeSize = nil
      case .locale: locale = nil
      case .direction: direction = nil
      }
    }
  }

  /// The key by the browser's name; nil for one that a host has no use for.
  var keyEquivalent: KeyEquivalent? {
    switch key {
    case "ArrowUp": return .upArrow
    case "ArrowDown": return .downArrow
    case "ArrowLeft": return .leftArrow
    case "ArrowRight": return .rightArrow
    case "Escape": return .escape
    case "Backspace": return .delete
    case "Delete": return .deleteForward
    case "Home": return .home
    case "End": return .end
    case "PageUp": return .pageUp
    case "PageDown": return .pageDown
    case "Clear": return .clear
    case "Tab": return .tab
    case "Enter": return .return
    case let key?:
      // A function key.
      if key.first == "F", let number = Int(key.dropFirst()), (1...35).contains(number),
        let scalar = Unicode.Scalar(0xF703 + number)
      {
        return KeyEquivalent(Character(scalar))
      }
      guard key.count == 1, let character = key.first else { return nil }
      return KeyEquivalent(character)
    case nil: return nil
    }
  }

  var eventModifiers: EventModifiers {
    (modifiers ?? []).reduce(into: []) { held, name in
      switch name {
      case "shift": held.insert(.shift)
      case "control": held.insert(.control)
      case "option": held.insert(.option)
      case "command": held.insert(.command)
      case "capsLock": held.insert(.capsLock)
      default: break
      }
    }
  }

  /// True if Control is held on a machine where people press it for what Command is pressed for on Apple's.
  private var isControlCommand: Bool { modifiers?.contains("asCommand") ?? false }

  /// The keys that are held with a pointer. Gestures that ask for Control and those that ask for Command both have it
  /// where one key stands for both.
  var pointerModifiers: EventModifiers {
    isControlCommand ? eventModifiers.union(.command) : eventModifiers
  }

  /// A key with those that are held down with it.
  struct HeldKey {
    var key: KeyEquivalent
    var modifiers: EventModifiers
  }

  /// What may be meant by a key, in the order in which it's tried: where Control stands for Command, the key with
  /// Control, then with Command. Control and Y redo there, which Command and Y don't.
  var heldKeys: [HeldKey] {
    guard let key = keyEquivalent else { return [] }
    let asPressed = HeldKey(key: key, modifiers: eventModifiers)
    guard isControlCommand else { return [asPressed] }
    let withCommand = eventModifiers.subtracting(.control).union(.command)
    let redoes = key == "y" && withCommand.subtracting(.capsLock) == .command
    return [asPressed, HeldKey(key: key, modifiers: withCommand)]
      + (redoes ? [HeldKey(key: "z", modifiers: [.command, .shift])] : [])
  }

  var semanticsAction: SemanticsSnapshot.Action? {
    switch action {
    case "activate": return .activate
    case "escape": return .escape
    case "magicTap": return .magicTap
    case "increment": return .increment
    case "decrement": return .decrement
    case "scrollUp": return .scroll(.top)
    case "scrollDown": return .scroll(.bottom)
    case "scrollLeft": return .scroll(.leading)
    case "scrollRight": return .scroll(.trailing)
    case "choose": return name.map { .choose($0) }
    case "named": return name.map { .named($0) }
    default: return nil
    }
  }
}
