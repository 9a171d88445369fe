// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Gnomon

/// What tests of texts ask them for: characters and runs, in American English and Greenwich's time.
protocol TextSuite {}

extension TextSuite {
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return environment
  }

  func string(_ text: Text) -> String { text.string(in: environment) }

  /// Runs as "string[b i m s link]".
  func runs(_ text: Text) -> [String] {
    let resolution = text.resolve(in: environment)
    return zip(resolution.text.runs, resolution.styles).map { run, style in
      var marks: [String] = []
      if run.font.weight >= 600 { marks.append("b") }
      if run.font.isItalic { marks.append("i") }
      if run.font.family == .system(.monospaced) { marks.append("m") }
      if run.strikethrough != nil { marks.append("s") }
      if let link = style.link { marks.append(link.absoluteString) }
      return marks.isEmpty ? run.string : "\(run.string)[\(marks.joined(separator: " "))]"
    }
  }
}
