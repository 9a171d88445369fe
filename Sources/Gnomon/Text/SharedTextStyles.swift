/// How the texts look that were resolved last: one that looks like one of them shares what says so.
final class SharedTextStyles {
  final class Entry {
    fileprivate let environment: EnvironmentStorage
    fileprivate let attributes: TextAttributes
    /// Without characters.
    let run: ResolvedText.Run
    /// One.
    let styles: [TextRunStyle]

    fileprivate init(
      _ attributes: TextAttributes, _ run: ResolvedText.Run, _ styles: [TextRunStyle],
      in environment: EnvironmentStorage
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
    entries.first { $0.environment === environment.storage && $0.attributes == attributes }
  }

  /// - Parameter styles: One.
  func add(
    _ attributes: TextAttributes, _ run: ResolvedText.Run, _ styles: [TextRunStyle], in environment: EnvironmentValues
  ) {
    var run = run
    run.string = ""
    let entry = Entry(attributes, run, styles, in: environment.storage)
    if entries.count < Self.most {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.most
    }
  }
}
