// SPDX-License-Identifier: Apache-2.0

/// The form that adds links, and the report about what was added.
public struct AddPage: Sendable {
  /// One address a line.
  public var addresses: String
  public var title: String
  /// Tags, separated by commas.
  public var tags: String
  public var note: String
  public var suggestedTags: [String]
  /// The link that has this address already.
  public var known: KnownLink?
  /// What became of each address; nil before the form was sent.
  public var report: [AddResult]?
  /// A sentence about what is wrong with the form.
  public var problem: String?
  /// What stands in the form that takes a saved page.
  public var saved: Saved

  /// The fields of that form.
  public struct Saved: Sendable {
    public var address: String
    public var tags: String

    public init(address: String = "", tags: String = "") {
      self.address = address
      self.tags = tags
    }
  }

  public init(
    addresses: String = "", title: String = "", tags: String = "", note: String = "", suggestedTags: [String] = [],
    known: KnownLink? = nil, report: [AddResult]? = nil, problem: String? = nil,
    saved: Saved = Saved()
  ) {
    self.saved = saved
    self.addresses = addresses
    self.title = title
    self.tags = tags
    self.note = note
    self.suggestedTags = suggestedTags
    self.known = known
    self.report = report
    self.problem = problem
  }
}

/// A link that was there before.
public struct KnownLink: Sendable {
  public var id: Int64
  public var title: String
  /// When it was added, in seconds since 1970.
  public var added: Int

  public init(id: Int64, title: String, added: Int) {
    self.id = id
    self.title = title
    self.added = added
  }
}

/// What became of one address.
public struct AddResult: Sendable {
  public var outcome: AddOutcome
  public var address: String
  public var title: String
  /// The link; nil if there is none as the address was wrong.
  public var id: Int64?

  public init(outcome: AddOutcome, address: String, title: String = "", id: Int64? = nil) {
    self.outcome = outcome
    self.address = address
    self.title = title
    self.id = id
  }
}

/// The three ways in which adding ends.
public enum AddOutcome: Sendable, Equatable {
  case added, known
  /// A sentence about what is wrong with the address.
  case wrong(sentence: String)
}

/// Import and export.
public struct ImportPage: Sendable {
  public var formats: [FileFormat]
  /// Formats that can be written.
  public var exportFormats: [FileFormat]
  /// What became of each file; empty before the form was sent.
  public var reports: [FileReport]
  /// A sentence about what is wrong with the form.
  public var problem: String?
  /// The largest file that is taken, in bytes.
  public var largestFile: Int

  public init(
    formats: [FileFormat], exportFormats: [FileFormat], reports: [FileReport] = [], problem: String? = nil,
    largestFile: Int
  ) {
    self.formats = formats
    self.exportFormats = exportFormats
    self.reports = reports
    self.problem = problem
    self.largestFile = largestFile
  }
}

/// A kind of file.
public struct FileFormat: Sendable {
  /// What the form sends.
  public var id: String
  public var name: String
  /// One sentence: what is taken over.
  public var remark: String

  public init(id: String, name: String, remark: String = "") {
    self.id = id
    self.name = name
    self.remark = remark
  }
}

/// What became of one file.
public struct FileReport: Sendable {
  public var name: String
  /// The name of the format that was found; empty if none was.
  public var format: String
  public var added: Int
  public var known: Int
  public var wrong: Int
  /// Sentences about what couldn't be taken over, at most a hundred.
  public var problems: [String]

  public init(
    name: String, format: String = "", added: Int = 0, known: Int = 0, wrong: Int = 0, problems: [String] = []
  ) {
    self.name = name
    self.format = format
    self.added = added
    self.known = known
    self.wrong = wrong
    self.problems = problems
  }
}
