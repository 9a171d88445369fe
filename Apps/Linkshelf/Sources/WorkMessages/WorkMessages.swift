// SPDX-License-Identifier: Apache-2.0

/// What server and worker agree on. Both sides of `/api/v1/leases` speak by the types of this module.
public enum WorkProtocol {
  /// Another number is refused: the two programs don't understand each other.
  public static let number = 1
  /// The most bytes of a result's description: 1 MiB.
  public static let mostHead = 1 << 20
  /// The most files of a result.
  public static let mostFiles = 600
  /// The most bytes of a result's files together, as sent and as unpacked: 512 MiB.
  public static let mostBytes = 512 << 20
  /// The most bytes of a picture that a look brings: 8 MiB.
  public static let mostPicture = 8 << 20
  /// How long a result may take to arrive, in seconds.
  public static let longestResult = 600.0
  /// The words of a job's steps.
  public static let steps: Set<String> = ["fetching", "opening", "capturing", "picture", "article", "storing"]
}

/// A worker asks for a job.
public struct TakeMessage: Codable, Sendable {
  public var `protocol`: Int
  /// The worker's program.
  public var version: String
  /// The name that the machine is shown by.
  public var machine: String
  /// `look` and `snapshot`.
  public var kinds: [String]

  public init(protocol number: Int = WorkProtocol.number, version: String, machine: String, kinds: [String]) {
    `protocol` = number
    self.version = version
    self.machine = machine
    self.kinds = kinds
  }
}

public struct TakeAnswer: Codable, Sendable {
  /// The server's program.
  public var version: String
  /// Left out where nothing is to be done.
  public var job: GivenJob?

  public init(version: String, job: GivenJob? = nil) {
    self.version = version
    self.job = job
  }
}

/// A job that a worker was given.
public struct GivenJob: Codable, Sendable {
  /// Its secret. Whoever has it and the token may end the job.
  public var lease: String
  /// After so many seconds without a step others get it.
  public var leaseSeconds: Double
  public var kind: String
  public var address: String
  /// What the link is known to lead to: `page`, `pdf`, `image` and so on.
  public var linkKind: String
  /// Whether the link's newest version is one that a browser saved.
  public var isSaved: Bool

  public init(
    lease: String, leaseSeconds: Double, kind: String, address: String, linkKind: String, isSaved: Bool
  ) {
    self.lease = lease
    self.leaseSeconds = leaseSeconds
    self.kind = kind
    self.address = address
    self.linkKind = linkKind
    self.isSaved = isSaved
  }
}

public struct StepMessage: Codable, Sendable {
  /// One of ``WorkProtocol/steps``; empty where nothing is new.
  public var step: String

  public init(step: String) { self.step = step }
}

public struct StepAnswer: Codable, Sendable {
  /// False where the job was taken away: the worker stops.
  public var yours: Bool

  public init(yours: Bool) { self.yours = yours }
}

public struct FailedMessage: Codable, Sendable {
  public var reason: String
  /// Trying again makes no sense.
  public var isFinal: Bool

  public init(reason: String, isFinal: Bool) {
    self.reason = reason
    self.isFinal = isFinal
  }
}
