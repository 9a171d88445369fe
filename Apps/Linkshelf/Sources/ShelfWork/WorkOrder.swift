// SPDX-License-Identifier: Apache-2.0
import Logins
import Shelf

/// A job that a worker has, and where it goes with what it makes.
///
/// The worker asks pages and runs the browser; the order knows whose job it is: of a store in the same process, or of a server elsewhere.
protocol WorkOrder: Sendable {
  /// Tells the order from others in names of folders.
  var number: String { get }
  var kind: Job.Kind { get }
  var address: String { get }
  /// Where files lie while they're made.
  var makingFolder: String { get }
  var room: any WorkRoom { get }

  /// What is known of the job's link.
  func link() async throws -> OrderedLink
  /// The cookies for the address; see ``Workers/cookies(for:_:of:)``.
  func cookies() throws -> [LoginCookie]
  /// The site wants a sign-in though cookies were sent.
  func refused(_ wall: LoginWall) -> SnapshotRefusal
  /// The cookies were good.
  func helped()

  /// Says what is being done, and that the worker is alive.
  ///
  /// - Returns: false where the job was taken away.
  func say(_ step: String) async throws -> Bool
  /// Takes a small picture of the page for ``keep(_:)-details``.
  ///
  /// - Returns: what the details name it by.
  func keep(picture path: String, mediaType: String) async throws -> String
  /// Keeps what a page says of itself, and ends the job.
  func keep(_ details: PageDetails) async throws
  /// Keeps a version, and ends the job.
  func keep(_ snapshot: NewSnapshot) async throws
  func fail(_ sentence: String, isFinal: Bool) async throws
  /// The job waits for something that isn't its fault.
  func postpone(_ reason: String, seconds: Double) async throws
  /// Others may have it; the try doesn't count. It never fails: what can't be given back now comes back by itself.
  func giveBack() async
}

/// What a worker has to know of a link.
struct OrderedLink: Sendable {
  var kind: Link.Kind
  /// Whether its newest version is one that a browser saved.
  var isSaved: Bool
}

/// The disk that work is done on.
protocol WorkRoom: Sendable {
  var folder: String { get }
  /// Whether an error means that a disk is full.
  func isNoSpace(_ error: any Error) -> Bool
  /// Lets work wait since the disk of a folder is full.
  func hold(_ folder: String?)
}

extension Shelf: WorkRoom {}
