// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The command line and the environment of the browser.
struct BrowserCommand: Sendable {
  var arguments: [String]
  var environment: [String]

  init(_ options: BrowserOptions, user: SystemUser?, profile: String) throws {
    let files = FileManager.default
    let candidates = options.executable.map { [$0] } ?? BrowserOptions.knownExecutables
    guard let executable = candidates.first(where: { files.isExecutableFile(atPath: $0) }) else {
      throw SnapshotError.start(
        "Chromium was not found at \(candidates.joined(separator: ", ")). Install it (Debian: apt install chromium), or say where it is."
      )
    }
    var words: [String] = []
    if let setpriv = ["/usr/bin/setpriv", "/bin/setpriv"].first(where: { files.isExecutableFile(atPath: $0) }) {
      words = [setpriv, "--pdeathsig", "KILL"]
      if let user {
        words += ["--reuid", String(user.id), "--regid", String(user.group), "--clear-groups", "--no-new-privs"]
      }
      words.append("--")
    } else if user != nil {
      throw SnapshotError.start("The program setpriv is needed to run the browser as another user. Install util-linux.")
    }
    words +=
      [
        executable, "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)/profile",
        "--no-startup-window",
      ] + Self.quiet
    words.append("--window-size=\(options.width),\(options.height)")
    words.append("--accept-lang=\(options.languages)")
    if !options.sandbox { words.append("--no-sandbox") }
    if Self.smallSharedMemory { words.append("--disable-dev-shm-usage") }
    if let proxy = options.proxy {
      guard let url = URL(string: proxy), ["http", "https", "socks5"].contains(url.scheme), url.host != nil,
        url.user == nil
      else {
        throw SnapshotError.start(
          "The proxy “\(proxy)” is not valid. Give an address such as http://127.0.0.1:4000, without a user.")
      }
      words += ["--proxy-server=\(proxy)", "--proxy-bypass-list=<-loopback>"]
    }
    arguments = words
    environment = [
      "PATH=/usr/bin:/bin", "HOME=\(profile)", "TMPDIR=\(profile)", "XDG_CONFIG_HOME=\(profile)",
      "XDG_CACHE_HOME=\(profile)", "LANG=C.UTF-8",
    ]
    for name in ["TZ", "FONTCONFIG_FILE", "FONTCONFIG_PATH"] {
      if let value = ProcessInfo.processInfo.environment[name] { environment.append("\(name)=\(value)") }
    }
  }

  /// One process for all sites of a page: there is nothing to steal (no sign-in, no cookie of another page), and each frame is at hand.
  private static let quiet: [String] = [
    "--no-first-run", "--no-default-browser-check", "--hide-scrollbars", "--mute-audio", "--disable-gpu",
    "--disable-quic", "--disable-sync",
    "--disable-extensions", "--disable-component-update", "--disable-component-extensions-with-background-pages",
    "--disable-background-networking",
    "--disable-default-apps", "--disable-breakpad", "--disable-crash-reporter", "--disable-domain-reliability",
    "--disable-client-side-phishing-detection",
    "--disable-notifications", "--disable-print-preview", "--block-new-web-contents", "--no-pings",
    "--password-store=basic", "--use-mock-keychain",
    "--disable-renderer-backgrounding", "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-site-isolation-trials", "--disable-speech-api", "--deny-permission-prompts",
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp", "--autoplay-policy=user-gesture-required",
    "--metrics-recording-only",
    "--disable-features=IsolateOrigins,site-per-process,IsolateSandboxedIframes,Translate,OptimizationHints,MediaRouter,InterestFeedContentSuggestions,"
      + "DialMediaRouteProvider,AutofillServerCommunication,CertificateTransparencyComponentUpdater,PrivacySandboxSettings4,HttpsUpgrades",
  ]

  /// Containers often have 64 MB of shared memory, too little for a picture of a page.
  private static var smallSharedMemory: Bool {
    let size = (try? FileManager.default.attributesOfFileSystem(forPath: "/dev/shm"))?[.systemSize] as? NSNumber
    return (size?.int64Value ?? 0) < 512 << 20
  }
}
