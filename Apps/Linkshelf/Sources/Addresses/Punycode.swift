// SPDX-License-Identifier: Apache-2.0

/// Names beyond ASCII in the letters of ASCII (RFC 3492).
enum Punycode {
  private static let base = 36
  private static let least = 1
  private static let most = 26
  private static let skew = 38
  private static let damp = 700
  private static let firstBias = 72
  private static let firstCode = 0x80

  /// The encoded label without `xn--`; nil when numbers grow too large. Cost: the label's length times its distinct characters.
  static func encoded(_ label: String) -> String? {
    let input = label.unicodeScalars.map { Int($0.value) }
    var output = input.filter { $0 < 0x80 }.map { UInt8($0) }
    let basicCount = output.count
    var handled = basicCount
    if basicCount > 0 { output.append(0x2D) }
    var code = firstCode
    var delta = 0
    var bias = firstBias
    while handled < input.count {
      guard let next = input.lazy.filter({ $0 >= code }).min() else { return nil }
      let (step, overflow) = (next - code).multipliedReportingOverflow(by: handled + 1)
      guard !overflow, delta <= Int.max - step else { return nil }
      delta += step
      code = next
      for value in input {
        if value < code { delta += 1 }
        guard value == code else { continue }
        var rest = delta
        var position = base
        while true {
          let threshold = Self.threshold(position, bias)
          if rest < threshold { break }
          output.append(letter(threshold + (rest - threshold) % (base - threshold)))
          rest = (rest - threshold) / (base - threshold)
          position += base
        }
        output.append(letter(rest))
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The label that an encoded text (without `xn--`) stands for; nil when it isn't one.
  static func decoded(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var output: [Int] = []
    var index = 0
    if let mark = bytes.lastIndex(of: 0x2D) {
      output = bytes[..<mark].map { Int($0) }
      index = mark + 1
    }
    var code = firstCode
    var place = 0
    var bias = firstBias
    while index < bytes.count {
      let start = place
      var weight = 1
      var position = base
      while true {
        guard index < bytes.count, let digit = digit(bytes[index]) else { return nil }
        index += 1
        let (product, overflow) = digit.multipliedReportingOverflow(by: weight)
        guard !overflow, place <= Int.max - product else { return nil }
        place += product
        let threshold = Self.threshold(position, bias)
        if digit < threshold { break }
        let (next, tooLarge) = weight.multipliedReportingOverflow(by: base - threshold)
        guard !tooLarge else { return nil }
        weight = next
        position += base
      }
      bias = adapted(place - start, count: output.count + 1, isFirst: start == 0)
      guard code <= Int.max - place / (output.count + 1) else { return nil }
      code += place / (output.count + 1)
      place %= output.count + 1
      guard code >= 0x80, code <= 0x10FFFF else { return nil }
      output.insert(code, at: place)
      place += 1
    }
    var scalars = String.UnicodeScalarView()
    for value in output {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
      scalars.append(scalar)
    }
    return String(scalars)
  }

  private static func threshold(_ position: Int, _ bias: Int) -> Int {
    min(max(position - bias, least), most)
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var rest = isFirst ? delta / damp : delta / 2
    rest += rest / count
    var steps = 0
    while rest > (base - least) * most / 2 {
      rest /= base - least
      steps += base
    }
    return steps + (base - least + 1) * rest / (rest + skew)
  }

  private static func letter(_ digit: Int) -> UInt8 {
    digit < 26 ? UInt8(0x61 + digit) : UInt8(0x30 + digit - 26)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case 0x61...0x7A: Int(byte) - 0x61
    case 0x41...0x5A: Int(byte) - 0x41
    case 0x30...0x39: Int(byte) - 0x30 + 26
    default: nil
    }
  }
}
