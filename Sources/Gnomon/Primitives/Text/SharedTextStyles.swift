// SPDX-License-Identifier: Apache-2.0
/// The looks of the texts that were resolved last: one that looks like one of them shares what says so.
final class SharedTextStyles {
  final class Entry {
    /// The version of the environment's table, which has the objects that views hand down and isn't kept.
    fileprivate let environment: UInt
    fileprivate let attributes: TextAttributes
    /// The run without characters.
    let run: ResolvedText.Run
    /// One.
    let styles: [TextRunStyle]

    fileprivate init(
      _ attributes: TextAttributes, _ run: ResolvedText.Run, _ styles: [TextRunStyle],
      in environment: UInt
    ) {
      self.attributes = attributes
      self.run = run
      self.styles = styles
      self.environment = environment
    }
  }

  private static let most = 8
  private var entries: [Entry] = []
  private var oldest = 0

  init() { entries.reserveCapacity(Self.most) }

  func find(_ attributes: TextAttributes, in environment: EnvironmentValues) -> Entry? {
    let number = environment.storage.number
    return number == 0 ? nil : entries.first { $0.environment == number && $0.attributes == attributes }
  }

  /// - Parameter styles: One.
  func add(
    _ attributes: TextAttributes, _ run: ResolvedText.Run, _ styles: [TextRunStyle], in environment: EnvironmentValues
  ) {
    var run = run
    run.string = ""
    let entry = Entry(attributes, run, styles, in: environment.storage.remembered())
    if entries.count < Self.most {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.most
    }
  }
}

extension Graph {
  var textStyles: SharedTextStyles { feature(SharedTextStyles.self) { SharedTextStyles() } }
}
