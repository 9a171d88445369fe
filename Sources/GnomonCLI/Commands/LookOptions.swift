// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GnomonRequest

/// What a view is shown in: a device, a language, the settings of its reader.
struct LookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The host's size in points (default: 390x844).", valueName: "WxH"), transform: listed(.size))
  var size: [[String]] = []

  @Option(
    help: ArgumentHelp(
      "A device, as 'iPhone 17 Pro': its size, safe area and scale. 'gnomon devices' lists all.", valueName: "NAME"),
    transform: listed(.device))
  var device: [[String]] = []

  @Option(
    help: ArgumentHelp("Which way up the device is (default: portrait).", valueName: "portrait|landscape"),
    transform: listed(.orientation))
  var orientation: [[String]] = []

  @Option(
    help: ArgumentHelp("Pixels per point (default: the device's, or the profile's).", valueName: "N"),
    transform: parsed(ScaleValue.self, form: ScaleValue.form))
  var scale: ScaleValue?

  @Option(
    help: ArgumentHelp("The safe area's insets in points (default: the device's, or none).", valueName: "T,L,B,R"),
    transform: parsed(InsetsValue.self, form: InsetsValue.form))
  var safeArea: InsetsValue?

  @Option(
    help: ArgumentHelp("The system whose sizes and colours to take (default: iOS26).", valueName: "NAME"),
    transform: listed(.profile))
  var profile: [[String]] = []

  @Option(
    help: ArgumentHelp("Light or dark (default: light).", valueName: "light|dark"), transform: listed(.appearance))
  var appearance: [[String]] = []

  @Option(
    help: ArgumentHelp(
      "The reader's type size: xSmall to xxxLarge, accessibility1 to accessibility5, or AX1 to AX5 (default: large).",
      valueName: "SIZE"), transform: listed(.typeSize))
  var typeSize: [[String]] = []

  @Option(
    help: ArgumentHelp("Language and region, as ar or de_CH (default: the machine's).", valueName: "LOCALE"),
    transform: listed(.locale))
  var locale: [[String]] = []

  @Option(
    help: ArgumentHelp("Where leading is (default: as the locale is written).", valueName: "ltr|rtl"),
    transform: listed(.layoutDirection))
  var layoutDirection: [[String]] = []

  @Option(
    help: ArgumentHelp("The contrast that the reader asks for (default: standard).", valueName: "standard|increased"),
    transform: listed(.contrast))
  var contrast: [[String]] = []

  @Option(
    help: ArgumentHelp("Heavier text (without a value: on).", valueName: "on|off"), transform: listed(.boldText))
  var boldText: [[String]] = []

  @Option(
    help: ArgumentHelp("Little movement (without a value: on).", valueName: "on|off"),
    transform: listed(.reduceMotion))
  var reduceMotion: [[String]] = []

  @Option(
    help: ArgumentHelp("Opaque backgrounds (without a value: on).", valueName: "on|off"),
    transform: listed(.reduceTransparency))
  var reduceTransparency: [[String]] = []

  @Option(
    help: ArgumentHelp("Colour alone says nothing (without a value: on).", valueName: "on|off"),
    transform: listed(.differentiateWithoutColor))
  var differentiateWithoutColor: [[String]] = []

  private func values(of axis: RunRequest.Axis) -> [String] {
    let lists =
      switch axis {
      case .appearance: appearance
      case .contrast: contrast
      case .boldText: boldText
      case .reduceMotion: reduceMotion
      case .reduceTransparency: reduceTransparency
      case .differentiateWithoutColor: differentiateWithoutColor
      case .layoutDirection: layoutDirection
      case .locale: locale
      case .typeSize: typeSize
      case .profile: profile
      case .orientation: orientation
      case .size: size
      case .device: device
      }
    return lists.flatMap { $0 }
  }

  /// The axes of which something is said.
  var axes: [RunRequest.AxisValues] {
    RunRequest.Axis.allCases.compactMap { axis in
      let values = values(of: axis)
      return values.isEmpty ? nil : RunRequest.AxisValues(axis, values)
    }
  }

  /// The number of pictures that the axes give.
  var count: Int {
    var request = RunRequest(output: .png, destination: "")
    request.axes = axes
    return request.lookCount
  }

  func check() throws {
    for axis in axes {
      var seen: Set<String> = []
      for value in axis.values where !seen.insert(value).inserted {
        throw ValidationError("--\(axis.axis.rawValue) has '\(value)' twice.")
      }
    }
    if !device.isEmpty {
      if !size.isEmpty { throw ValidationError("--device has a size of its own: leave --size out.") }
      if safeArea != nil { throw ValidationError("--device has a safe area of its own: leave --safe-area out.") }
    } else if !orientation.isEmpty {
      throw ValidationError("--orientation turns a --device: name one, or give --size.")
    }
    let limit = RunRequest.lookLimit
    if count > limit {
      throw ValidationError("These values would give \(count) pictures in one; at most \(limit) are drawn.")
    }
  }

  /// `--bold-text` without a value means on: options that may go without a value are unknown to the parser.
  static func spelledOut(_ arguments: [String]) -> [String] {
    let switches = Set(RunRequest.Axis.allCases.filter(\.isSwitch).map { "--" + $0.rawValue })
    return arguments.indices.flatMap { index in
      guard switches.contains(arguments[index]) else { return [arguments[index]] }
      let values = index + 1 < arguments.count ? arguments[index + 1].lowercased().split(separator: ",") : []
      let isGiven = !values.isEmpty && values.allSatisfy { ["on", "off"].contains($0) }
      return [arguments[index]] + (isGiven ? [] : ["on"])
    }
  }
}

/// The values of an option, with commas between them.
private func listed(_ axis: RunRequest.Axis) -> @Sendable (String) throws -> [String] {
  { text in
    do {
      return try axis.values(of: text)
    } catch {
      throw ValidationError("\(error)")
    }
  }
}
