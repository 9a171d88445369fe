/// How the texts look that were resolved last: one that looks like one of them shares what says so.
final class SharedTextStyles {
  final class Entry {
    /// Not kept: it has the objects that views hand down, which may go.
    private weak var environment: EnvironmentStorage?
    private let identity: ObjectIdentifier
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
      identity = ObjectIdentifier(environment)
    }

    /// By the address first: to read what isn't kept takes longer.
    fileprivate func isOf(_ storage: EnvironmentStorage) -> Bool {
      identity == ObjectIdentifier(storage) && environment === storage
    }
  }

  private static let most = 8
  private var entries: [Entry] = []
  private var oldest = 0

  init() { entries.reserveCapacity(Self.most) }

  func find(_ attributes: TextAttributes, in environment: EnvironmentValues) -> Entry? {
    entries.first { $0.isOf(environment.storage) && $0.attributes == attributes }
  }

  /// - Parameter styles: One.
  func add(
    _ attributes: TextAttributes, _ run: ResolvedText.Run, _ styles: [TextRunStyle], in environment: EnvironmentValues
  ) {
    var run = run
    run.string = ""
    environment.storage.isRemembered = true
    let entry = Entry(attributes, run, styles, in: environment.storage)
    if entries.count < Self.most {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.most
    }
  }
}
