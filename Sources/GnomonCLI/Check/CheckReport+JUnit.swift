// SPDX-License-Identifier: Apache-2.0
import GnomonRequest

extension CheckReport {
  /// The report in the form that JUnit's tools read: a suite for each target, a test for each preview.
  var junit: String {
    let shown = failures
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites tests=\"\(previews.count)\" failures=\"\(shown.count)\">\n"
    var targets: [String] = []
    for preview in previews where !targets.contains(preview.target) { targets.append(preview.target) }
    for target in targets {
      let numbers = previews.indices.filter { previews[$0].target == target }
      text += "  <testsuite name=\"\(escaped(target))\" tests=\"\(numbers.count)\""
      text += " failures=\"\(numbers.count { shown[$0] != nil })\">\n"
      for number in numbers {
        let checked = previews[number].preview
        text +=
          "    <testcase classname=\"\(escaped(relative(checked.file)))\" name=\"\(escaped(checked.name))\""
        text += " file=\"\(escaped(relative(checked.file)))\"" + (checked.line.map { " line=\"\($0)\"" } ?? "")
        guard let issues = shown[number] else {
          text += "/>\n"
          continue
        }
        text +=
          ">\n      <failure message=\"\(escaped("\(issues.count) found: " + issues[0].problem.message))\">"
        for issue in issues {
          let problem = issue.problem
          let place = problem.file.map { relative($0) + (problem.line.map { ":\($0)" } ?? "") + ": " } ?? ""
          text += escaped(
            "\n\(place)\(problem.severity.rawValue): \(problem.message)\(problem.hint.map { " " + $0 } ?? "") [\(problem.name)]"
          )
        }
        text += "\n</failure>\n    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// The errors and warnings of each preview that has some.
  private var failures: [Int: [Issue]] {
    var failures: [Int: [Issue]] = [:]
    for issue in issues where issue.problem.severity != .note {
      for place in issue.places { failures[place.preview, default: []].append(issue) }
    }
    return failures
  }
}
