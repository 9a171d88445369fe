// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The lists of XCTest's tests that the package manager makes on Linux, which hold those of the main actor too.
///
/// XCTest of Linux takes a test for a function of no actor, and ends the program where it belongs to one. It calls tests on the main thread: so each of
/// them is called as one of the main actor's there.
struct DiscoveredTests {
  /// Whether a target is the one that lists tests.
  static func isList(module: String) -> Bool { module.hasSuffix("PackageDiscoveredTests") }

  /// A list's text with its tests wrapped.
  static func wrapped(_ text: [UInt8]) -> [UInt8] {
    var lines = String(decoding: text, as: UTF8.self).components(separatedBy: "\n")
    var isChanged = false
    var suite = ""
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("fileprivate extension ") {
        suite = String(line.dropFirst("fileprivate extension ".count).prefix { $0 != " " })
      }
      guard line.hasPrefix("        (\"test") else { continue }
      // `("testAdds", testAdds),`: one that's `async` is wrapped already.
      guard let comma = line.range(of: "\", "), let end = line.lastIndex(of: ")"), !line.contains("asyncTest(") else {
        continue
      }
      let name = line[comma.upperBound..<end]
      lines[index] = line[..<comma.upperBound] + "gnomonTest(\(suite).self, \(name))" + line[end...]
      isChanged = true
    }
    return isChanged ? Array((lines.joined(separator: "\n") + wrappers).utf8) : text
  }

  // Of the type at run time: overloads would keep the compiler busy for minutes.
  private static let wrappers = """


    private func gnomonTest<T: XCTestCase>(_: T.Type, _ test: Any) -> (T) -> () throws -> Void {
      switch test {
      case let test as (T) -> () throws -> Void: return test
      case let test as (T) -> () -> Void: return { suite in { test(suite)() } }
      case let test as (T) -> @MainActor () throws -> Void: return gnomonMainTest(test)
      case let test as (T) -> @MainActor () -> Void: return gnomonMainTest(test)
      default: fatalError("\\(type(of: test)) isn't a test.")
      }
    }

    private func gnomonMainTest<T>(_ test: @escaping (T) -> @MainActor () throws -> Void) -> (T) -> () throws -> Void {
      { suite in
        {
          nonisolated(unsafe) let (suite, test) = (suite, test)
          try MainActor.assumeIsolated { try test(suite)() }
        }
      }
    }

    """
}
