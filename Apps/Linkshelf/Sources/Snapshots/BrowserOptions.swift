// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How the browser is started.
public struct BrowserOptions: Sendable {
  /// The file of Chromium. Nil takes the first of ``knownExecutables`` that exists.
  public var executable: String?
  /// The system user as whom the browser runs. Nil: `linkshelf`, or else `nobody`, where this process is root; this process's own user otherwise.
  public var user: String?
  /// Whether Chromium's sandbox is on. False is only for machines that don't allow user namespaces: a page that breaks Chromium then has the user's rights.
  public var sandbox: Bool
  /// The proxy for every connection, such as `http://127.0.0.1:4000`. It takes no password. Nil connects directly.
  public var proxy: String?
  /// The window's width, in CSS points.
  public var width: Int
  /// The window's height, in CSS points.
  public var height: Int
  /// How long the browser stays without work, in seconds, before it's ended. The next capture starts it again.
  public var idleSeconds: Double
  /// After this many captures the browser is ended, so that its memory goes back. The next capture starts it again.
  public var capturesPerProcess: Int
  /// The folder in which the browser's own folder is made. Nil is the system's folder for temporary files.
  public var folder: URL?
  /// What the page is told about languages, such as `en,zh`.
  public var languages: String

  /// The files at which Chromium is looked for, in this order. The first are programs, the last are scripts around them.
  public static let knownExecutables: [String] = [
    "/usr/lib/chromium/chromium", "/opt/google/chrome/chrome", "/usr/lib/chromium-browser/chromium-browser",
    "/usr/bin/chromium", "/usr/bin/google-chrome",
  ]

  public init(
    executable: String? = nil, user: String? = nil, sandbox: Bool = true, proxy: String? = nil, width: Int = 1280,
    height: Int = 800,
    idleSeconds: Double = 60, capturesPerProcess: Int = 100, folder: URL? = nil, languages: String = "en-US,en"
  ) {
    self.executable = executable
    self.user = user
    self.sandbox = sandbox
    self.proxy = proxy
    self.width = width
    self.height = height
    self.idleSeconds = idleSeconds
    self.capturesPerProcess = capturesPerProcess
    self.folder = folder
    self.languages = languages
  }
}
