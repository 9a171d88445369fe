// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Shelf
import ShelfPages

/// What is known of a request.
public struct WebContext: RequestContext {
  public var coreContext: CoreRequestContextStorage
  /// Who asks, by a cookie; nil where nobody is signed in.
  var account: Account?
  /// The secret of the session.
  var session: String?
  /// What forms of this visitor have to send.
  var csrf = ""
  /// The visitor's choices.
  var language = Language.english
  var theme = Theme.system
  var view = ListView.list
  /// How articles are set.
  var look = ReaderLook()
  var timeZone = "UTC"
  /// The shared list by which a file of another store is asked for; the household has looked it up.
  var share: ListShare?
  /// The host and port that were asked.
  var authority = ""
  /// The sender's address, to count wrong passwords by.
  var sender: String

  public var maxUploadSize: Int { 4 << 20 }

  public init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    // Without its port, which is another one each time.
    sender = source.channel.remoteAddress?.ipAddress ?? ""
  }
}

/// An answer that isn't what was asked for, as a page or as JSON.
struct WebError: Error {
  var status: HTTPResponse.Status
  /// In English; empty takes the usual sentence of the status.
  var sentence: String

  init(_ status: HTTPResponse.Status, _ sentence: String = "") {
    self.status = status
    self.sentence = sentence
  }

  /// What an error of the store means to the one who asked.
  init(_ error: any Error) {
    switch error {
    case let error as WebError: self = error
    case let error as ShelfError:
      let status: HTTPResponse.Status =
        switch error.reason {
        case .notFound: .notFound
        case .invalid: .badRequest
        case .full, .noSpace, .overQuota: .insufficientStorage
        case .busy: .conflict
        case .damaged: .internalServerError
        }
      self.init(status, error.description)
    case let error as any HTTPResponseError: self.init(error.status)
    default: self.init(.internalServerError)
    }
  }
}

extension HTTPResponse.Status {
  static let insufficientStorage = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
}
