// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What the command asks its program of servers to do. Travels as JSON from one process to the other.
package struct ServeRequest: Codable, Sendable {
  /// The folder that is reviewed, in full. Nothing outside of it is read or written. Empty where previews are served.
  package var folder: String
  /// The folder of a check's report, in full; nil where there's none.
  package var report: String?
  /// The port on this machine; 0 takes a free one.
  package var port: UInt16
  /// Names by which a browser may reach the server beside this machine's own.
  package var hosts: [String]
  /// Whether previews are served in place of a review. Then standard input is a socket that tells of their programs, a
  /// ``PreviewUpdate`` a line; its end is the server's.
  package var servesPreviews = false
  /// Whether a browser is to be opened.
  package var opensBrowser = false
  /// The files and folders whose previews are served, in full: editors find the server by them.
  package var shown: [String] = []
  /// Whether pages may save edits without asking the one who looks.
  package var savesEdits = false
  /// How pages open a file's line.
  package var editor = SourceEditor.usual
  /// The app that is served in place of previews; nil where there's none. Its program is told of as those of previews are.
  package var app: AppServing?
  /// What clients may send.
  package var limits = GateLimits()

  package init(folder: String, report: String?, port: UInt16, hosts: [String]) {
    (self.folder, self.report, self.port, self.hosts) = (folder, report, port, hosts)
  }

  package init(previewsAt port: UInt16, hosts: [String], opensBrowser: Bool) {
    self.init(folder: "", report: nil, port: port, hosts: hosts)
    (servesPreviews, self.opensBrowser) = (true, opensBrowser)
  }

  package init(_ app: AppServing, at port: UInt16, hosts: [String]) {
    self.init(folder: "", report: nil, port: port, hosts: hosts)
    self.app = app
  }

  package func encoded() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }

  package init(argument: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(argument.utf8)) }
}
