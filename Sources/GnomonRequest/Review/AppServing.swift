// SPDX-License-Identifier: Apache-2.0

/// How an app is served to visitors.
package struct AppServing: Codable, Sendable, Equatable {
  /// The app's name.
  package var title: String
  /// The addresses of this machine on which it listens.
  package var address = "127.0.0.1"
  /// The path below which the app lies, as `/notes`; empty for all of a host.
  package var base = ""
  /// What visitors have to know to come in; nil lets everybody in.
  package var token: String?
  /// The field of requests in which a proxy tells who has signed in; nil tells visitors apart by cookies.
  package var userHeader: String?
  /// Whether a proxy in front tells of the scheme and the address of clients.
  package var trustsProxy = false
  /// The folder in which visitors' settings and sessions are kept.
  package var folder: String
  /// Where the app's own files lie, in place of the user's home folder; nil leaves that.
  package var home: String?
  /// Whether all visitors share one process, with all that it has.
  package var isShared = false
  package var limits = VisitorLimits()

  package init(title: String, folder: String) { (self.title, self.folder) = (title, folder) }
}

/// What visitors may use of the machine.
package struct VisitorLimits: Codable, Sendable, Equatable {
  /// Visitors with a process at a time.
  package var visitors = 50
  /// The same of those who come from one address; nil sets no limit.
  package var visitorsOfAddress: Int?
  /// The pages that one of them may have open.
  package var pages = 16
  /// The bytes of memory that one's process may have for itself.
  package var memoryBytes: UInt64 = 256 << 20
  /// The seconds of processor time that one's process may use in a minute.
  package var processorSeconds = 30.0
  /// The messages that one page may send in a second. Further ones wait.
  package var messageRate = 200.0
  /// Seconds for which a process stays when nobody is connected.
  package var sessionSeconds = 300.0
  /// Seconds without a message after which a connected page is told to rest.
  package var idleSeconds = 1_800.0
  /// Seconds for which settings and sessions are kept after the last visit.
  package var keepSeconds = 30.0 * 86_400
  /// Seconds that the app's code may take for an answer.
  package var answerSeconds = 10.0

  package init() {}
}
