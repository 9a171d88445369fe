/// How the texts look that were resolved last: one that looks like one of them shares what says so.
final class SharedTextStyles {
  struct Entry {
    fileprivate let environment: EnvironmentStorage
    fileprivate let attributes: TextAttributes
    /// Without characters.
    let run: ResolvedText.Run
    /// One.
    let styles: [TextRunStyle]
  }

  private static let most = 8
  private var entries: [Entry] = []
  private var oldest = 0

  func find(_ attributes: TextAttributes, in environment: EnvironmentValues) -> Entry? {
    entries.first { $0.environment === environment.storage && $0.attributes == attributes }
  }

  func add(
    _ attributes: TextAttributes, _ run: ResolvedText.Run, _ style: TextRunStyle, in environment: EnvironmentValues
  ) {
    var run = run
    run.string = ""
    let entry = Entry(environment: environment.storage, attributes: attributes, run: run, styles: [style])
    if entries.count < Self.most {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.most
    }
  }
}
