// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GnomonRequest

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve an app to people in their browsers: each visitor has a process and windows of their own.",
    usage: "gnomon serve FILE.swift … [options]",
    discussion: """
      The app runs on this machine; a page shows it and says what people do. By itself only this machine's browsers reach it. \
      What is up to a proxy in front, such as signing in and https, stands in Documentation/serving.md.
      """)

  @Argument(
    help: ArgumentHelp(
      "Swift files that import SwiftUI, or a folder of them: one module. A folder with a Package.swift is a package, App.xcodeproj "
        + "or a folder with one a project.", valueName: "FILE.swift|DIR"))
  var files: [String]

  @Option(help: ArgumentHelp("The package's target (default: the one with an app).", valueName: "NAME"))
  var target: String?

  @Option(help: ArgumentHelp("The language mode to compile in (default: 5).", valueName: "5|6"))
  var swiftVersion = 5

  @Option(
    help: ArgumentHelp("The app's window or a view to serve (default: the app's first window).", valueName: "NAME"))
  var view: String?

  @Option(help: ArgumentHelp("The port (default: 8080; 0 takes a free one).", valueName: "N"))
  var port: UInt16 = 8080

  @Option(
    help: ArgumentHelp(
      "The address to listen on (default: 127.0.0.1, this machine alone; 0.0.0.0 is all that it has).",
      valueName: "ADDRESS"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "A name by which browsers reach the server, where it's neither localhost nor the address; may be repeated.",
      valueName: "NAME"))
  var allowHost: [String] = []

  @Option(
    help: ArgumentHelp("The path below which the app lies, behind a proxy that keeps it: /notes.", valueName: "PATH"))
  var base = ""

  @Flag(help: "Let in only who comes by the printed address, which has a token.")
  var token = false

  @Option(
    help: ArgumentHelp("The same with a token of yours: a file with at least 16 letters and digits.", valueName: "FILE")
  )
  var tokenFile: String?

  @Option(
    help: ArgumentHelp(
      "Tell visitors apart by this field, which a proxy sets to who has signed in, and let in nobody without it.",
      valueName: "NAME"))
  var userHeader: String?

  @Flag(
    help: ArgumentHelp(
      "Believe a proxy in front that says whether visitors come by https (X-Forwarded-Proto), and from where (X-Forwarded-For)."
    ))
  var trustProxy = false

  @Option(
    help: ArgumentHelp(
      "A folder for all that stays: visitors' settings and sessions, and, as the app's home folder, its files (default: sessions below "
        + "~/.local/state/gnomon, files where the app has them).", valueName: "DIR"))
  var data: String?

  @Flag(
    help: "Let all visitors share one process: what the app holds in memory is everybody's, and a trap ends it for all."
  )
  var shared = false

  @Option(help: ArgumentHelp("Visitors with a process at a time (default: 50).", valueName: "N"))
  var visitors: Int?

  @Option(
    help: ArgumentHelp(
      "Visitors of one address with a process at a time (default: half of --visitors; 0 for any number).",
      valueName: "N"))
  var perAddress: Int?

  @Option(help: ArgumentHelp("Memory of one visitor's process, in MB (default: 256).", valueName: "MB"))
  var memory: Int?

  @Option(
    help: ArgumentHelp(
      "Processor time of one visitor's process in a minute, in seconds (default: 30).", valueName: "SECONDS"))
  var cpu: Double?

  @Option(help: ArgumentHelp("Messages of one page in a second; more wait (default: 200).", valueName: "N"))
  var messages: Double?

  @Option(
    help: ArgumentHelp(
      "How long a process stays when its visitor's connection is lost, in seconds (default: 300). Its state is kept longer.",
      valueName: "SECONDS"))
  var session: Double?

  @Option(
    help: ArgumentHelp(
      "How long a page may rest before its process does, in seconds (default: 1800).", valueName: "SECONDS"))
  var idle: Double?

  @Option(
    help: ArgumentHelp(
      "How long settings and sessions are kept after a visit, in days (default: 30).", valueName: "DAYS"))
  var keep: Double?

  @Option(
    help: ArgumentHelp(
      "End a process whose code keeps it from answering for so many seconds (default: 10).", valueName: "SECONDS"),
    transform: parsed(TimeoutValue.self, form: TimeoutValue.form))
  var timeout: TimeoutValue?

  @Option(help: ArgumentHelp("A folder to find pictures in, before the file's own.", valueName: "DIR"))
  var images: [String] = []

  @Option(help: ArgumentHelp("A folder whose fonts to take instead of the machine's.", valueName: "DIR"))
  var fonts: String?

  @Flag(help: "Fetch what AsyncImage shows over http and https, from public addresses.")
  var allowNetwork = false

  @Flag(help: "With --allow-network: from this machine and its networks as well.")
  var allowPrivateAddresses = false

  mutating func validate() throws {
    guard [5, 6].contains(swiftVersion) else { throw ValidationError("--swift-version is 5 or 6.") }
    if allowPrivateAddresses, !allowNetwork {
      throw ValidationError("--allow-private-addresses belongs to --allow-network.")
    }
    guard Self.isAddress(host) else {
      throw ValidationError("--host is an address such as 127.0.0.1, 0.0.0.0 or ::1; names are for --allow-host.")
    }
    guard Self.isPath(base) else {
      throw ValidationError("--base is a path such as /notes: letters, digits, '-', '_', '.' and '/' between them.")
    }
    if token, tokenFile != nil { throw ValidationError("Take --token or --token-file.") }
    if let userHeader, !Self.isFieldName(userHeader) {
      throw ValidationError("--user-header is the name of a field, such as X-Forwarded-User.")
    }
    let positive: [(String, Double?)] = [
      ("visitors", visitors.map(Double.init)), ("memory", memory.map(Double.init)), ("cpu", cpu),
      ("messages", messages),
      ("session", session), ("idle", idle), ("keep", keep),
    ]
    for case (let name, let value?) in positive where !(value > 0 && value <= 1e9) {
      throw ValidationError("--\(name) is a number above 0.")
    }
    if let perAddress, perAddress < 0 { throw ValidationError("--per-address is a number, or 0 for any number.") }
    if let memory, memory < 64 { throw ValidationError("--memory is at least 64 MB: less has no room for a view.") }
    for folder in images + [fonts].compactMap({ $0 }) where !SourceSet.isFolder(folder) {
      throw ValidationError("There is no folder \(folder).")
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    var (old, new) = (in_addr(), in6_addr())
    return inet_pton(AF_INET, text, &old) == 1 || inet_pton(AF_INET6, text, &new) == 1
  }

  private static func isPath(_ text: String) -> Bool {
    guard !text.isEmpty else { return true }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return text.hasPrefix("/")
      && parts.dropFirst().allSatisfy { part in
        !part.isEmpty && ![".", ".."].contains(part) && isPlain(part, and: "-_.")
      }
  }

  private static func isFieldName(_ text: String) -> Bool {
    !text.isEmpty && isPlain(text, and: "-_")
  }

  /// Whether a text has only letters and digits of ASCII, and some others.
  private static func isPlain(_ text: some StringProtocol, and others: String = "") -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) }
  }

  private func request(_ sources: SourceSet) -> RunRequest {
    var request = RunRequest(output: .live, destination: "")
    (request.sourcePaths, request.sourcePrints) = (sources.paths, sources.prints)
    request.view = view
    request.imageDirectories = images.compactMap { realPath($0) } + sources.imageFolders
    request.fontDirectory = fonts.flatMap { realPath($0) }
    if allowNetwork { request.network = allowPrivateAddresses ? .anyAddresses : .publicAddresses }
    request.timeout = timeout?.seconds ?? VisitorLimits().answerSeconds
    // A browser has no bars of the system above the app. Its own bars would touch the edge of the window.
    request.safeArea = RunRequest.Insets(top: 8)
    return request
  }

  func run() throws {
    do {
      var sources = PreviewSources(
        paths: files, target: target, wanted: view.map { .view($0) } ?? .app, swiftVersion: swiftVersion,
        request: request)
      let programs = try sources.programs()
      guard programs.count == 1 else {
        throw CommandFailure(
          "several targets have an app; name one with '--target'\ntargets: \(programs.map(\.title).joined(separator: ", "))"
        )
      }
      StackLimit.raise()
      let title = programs[0].title
      let serving = try serving(title.hasSuffix(".swift") ? String(title.dropLast(6)) : title)
      let server = try PreviewServing(ServeRequest(serving, at: port, hosts: allowHost))
      try server.tell(.programs(programs))
      throw ExitCode(server.wait())
    } catch let failure as CommandFailure {
      say(failure.description)
      throw ExitCode(1)
    }
  }

  private func serving(_ title: String) throws -> AppServing {
    let place = realPath(files[0]) ?? files[0]
    var serving = AppServing(title: title, folder: try Self.folder(data, for: place))
    (serving.address, serving.base, serving.userHeader, serving.trustsProxy) = (host, base, userHeader, trustProxy)
    if let data {
      let home = try Self.made("\(data)/home")
      serving.home = home
    }
    serving.token = try tokenFile.map(Self.token(in:)) ?? (token ? Self.newToken() : nil)
    var limits = VisitorLimits()
    if let visitors { limits.visitors = visitors }
    let ofAddress = perAddress ?? (limits.visitors + 1) / 2
    // Who has signed in is known by a name.
    limits.visitorsOfAddress = ofAddress > 0 && userHeader == nil ? ofAddress : nil
    if let memory { limits.memoryBytes = UInt64(memory) << 20 }
    if let cpu { limits.processorSeconds = cpu }
    if let messages { limits.messageRate = messages }
    if let session { limits.sessionSeconds = session }
    if let idle { limits.idleSeconds = idle }
    if let keep { limits.keepSeconds = keep * 86_400 }
    if shared {
      // One process has what they have together.
      serving.isShared = true
      limits.pages = limits.visitors * limits.pages
      limits.memoryBytes *= UInt64(limits.visitors)
      limits.processorSeconds = min(
        limits.processorSeconds * Double(limits.visitors), 60 * Double(ProcessInfo.processInfo.activeProcessorCount))
    }
    serving.limits = limits
    return serving
  }

  /// The folder for settings and sessions.
  private static func folder(_ data: String?, for place: String) throws -> String {
    if let data { return try made("\(data)/visitors") }
    let environment = ProcessInfo.processInfo.environment
    guard
      let state = environment["XDG_STATE_HOME"].flatMap({ $0.hasPrefix("/") ? $0 : nil })
        ?? environment["HOME"].map({ $0 + "/.local/state" })
    else { throw CommandFailure("there's no home folder for visitors' sessions: name one with '--data DIR'") }
    var digest = SHA256()
    digest.update(place)
    let name = URL(fileURLWithPath: place).deletingPathExtension().lastPathComponent
    return try made("\(state)/gnomon/serve/\(name)-\(digest.hexDigest().prefix(12))")
  }

  private static func made(_ folder: String) throws -> String {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandFailure("can't make the folder \(folder): \(error.localizedDescription)")
    }
    return realPath(folder) ?? folder
  }

  private static func token(in file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure("can't read the token in \(file)")
    }
    let token = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard (16...512).contains(token.utf8.count), isPlain(token) else {
      throw CommandFailure("the token in \(file) has to be 16 to 512 letters and digits")
    }
    return token
  }

  private static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<3).map { _ in String(generator.next() as UInt64 | 1 << 63, radix: 16) }.joined()
  }
}
