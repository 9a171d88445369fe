// SPDX-License-Identifier: Apache-2.0
#if Servers
  import FlyingFox
  import Foundation
  import GnomonPage
  import GnomonRequest
  import Testing

  @testable import GnomonServe

  /// The server of `gnomon preview`, over real connections. The program is a stand-in that sends back what it gets.
  @Suite(.serialized) struct PreviewServerTests {
    /// Speaks the frames of ``LiveFrame``, on the descriptor 3.
    private static let program = """
      #!/usr/bin/env python3
      import base64, json, os, struct, sys, time
      def frame(kind, channel, payload):
        os.write(3, struct.pack("<IBI", len(payload), kind, channel) + payload)
      def read(count):
        data = b""
        while len(data) < count:
          part = os.read(3, count - len(data))
          if not part: sys.exit(0)
          data += part
        return data
      length, kind, channel = struct.unpack("<IBI", read(9))
      library = json.loads(read(length))["library"]
      if kind != 10 or library == "broken": sys.exit(9)
      previews = [{"key": "M.File.A", "name": "A <b>", "place": "File.swift:3"}, {"key": "M.File.B c", "name": "B", "place": ""}]
      frame(7, 0, json.dumps(previews).encode())
      while True:
        length, kind, channel = struct.unpack("<IBI", read(9))
        payload = read(length)
        if kind == 1:
          opening = json.loads(payload)
          if opening["preview"] not in [one["key"] for one in previews]: frame(3, channel, b"there is none")
          else: frame(2, channel, b"")
          state = base64.b64decode(opening.get("state", ""))
          if state: frame(4, channel, b"goes on from " + state)
        if kind == 11: frame(12, channel, b"state of " + str(channel).encode())
        if payload == b"show": frame(4, channel, b'{"t":"scene"}')
        if kind == 6: print("closed", channel, flush=True)
        if payload.startswith(b"print "):
          # All of them at once, each as long as it should be.
          count, length = map(int, payload.split()[1:])
          os.write(2, b"a warning: w\\nno newline")
          for start in range(0, count, 1000):
            text = b"".join(b"%d " % i + b"x" * length + b"\\n" for i in range(start, min(count, start + 1000)))
            while text: text = text[os.write(1, text):]
        if payload == b"trap":
          frame(9, channel, "File.swift:3: A.body trapped: why".encode())
          os._exit(1)
        if payload == b"end": os._exit(7)
        if payload == b"refuse": frame(6, channel, b"too much")
        if payload == b"flood":
          for _ in range(300): frame(4, channel, b"x" * 200_000)
        if kind in (4, 5): frame(kind, channel, payload)
      """

    /// The server, in a process of its own: tests that wait take up threads that it would want.
    private final class Running {
      let port: UInt16
      let token: String
      let programs: [PreviewProgram]
      private let process = Process()
      private let updates: Int32
      private let folder: URL

      /// Where the server says how editors find it.
      var records: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/run/gnomon")) ?? []
      }
      func record() throws -> PreviewRecord.Contents {
        let path = folder.path + "/run/gnomon/preview-\(process.processIdentifier).json"
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        return try JSONDecoder().decode(
          PreviewRecord.Contents.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      }
      func interrupt() { process.interrupt() }

      init(_ limits: GateLimits, editor: SourceEditor = .usual) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appendingPathComponent("program").path
        try Data(PreviewServerTests.program.utf8).write(to: URL(fileURLWithPath: program))
        chmod(program, 0o700)
        programs = [
          PreviewProgram(
            title: "M", path: program, library: "1", request: RunRequest(output: .live, destination: ""))
        ]
        var request = ServeRequest(previewsAt: 0, hosts: [], opensBrowser: false)
        (request.limits, request.editor, request.shown) = (limits, editor, [folder.path])
        let run = folder.path + "/run"
        try FileManager.default.createDirectory(atPath: run, withIntermediateDirectories: true)
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_RUNTIME_DIR"] = run
        process.environment = environment
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
        updates = ends[0]
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
          .deletingLastPathComponent().appendingPathComponent("gnomon-serve")
        process.arguments = [try request.encoded()]
        process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        close(ends[1])
        try Self.write(.programs(programs), to: updates)
        var text = ""
        while !text.contains("\n") {
          let data = output.fileHandleForReading.availableData
          if data.isEmpty { throw RawClient.Failure() }
          text += String(decoding: data, as: UTF8.self)
        }
        let match = try #require(text.firstMatch(of: #/^http:\/\/localhost:(\d+)\/\?token=([0-9a-f]{48})\n/#))
        // What is printed is taken by somebody.
        output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
        (port, token) = (try #require(UInt16(match.1)), String(match.2))
      }

      private static func write(_ update: PreviewUpdate, to end: Int32) throws {
        let line = try update.line()
        let count = line.withUnsafeBytes { send(end, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        #expect(count == line.count)
      }

      func tell(_ update: PreviewUpdate) throws { try Self.write(update, to: updates) }

      var cookie: String { "gnomon-\(port)=\(token)" }

      func end() {
        close(updates)
        process.waitUntilExit()
        #expect(records == [], "what told of the server is left")
        try? FileManager.default.removeItem(at: folder)
      }

      func ask(
        _ path: String, _ fields: [String: String?] = [:], method: String = "GET"
      ) throws -> (client: RawClient, status: Int, fields: [String: String]) {
        var all: [String: String?] = ["Host": "localhost:\(port)", "Cookie": cookie]
        all.merge(fields) { $1 }
        let client = try RawClient(port: port)
        let lines = all.sorted { $0.key < $1.key }.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
        client.send("\(method) \(path) HTTP/1.1\r\n\(lines.joined())\r\n")
        let head = try #require(client.head())
        return (client, head.status, head.fields)
      }

      func connect(
        _ path: String = "/live?preview=M.File.A", _ fields: [String: String?] = [:]
      ) throws -> (client: RawClient, status: Int) {
        let usual: [String: String?] = [
          "Upgrade": "websocket", "Connection": "keep-alive, Upgrade", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
          "Sec-WebSocket-Version": "13", "Origin": "http://localhost:\(port)",
        ]
        let answer = try ask(path, usual.merging(fields) { $1 })
        if answer.status == 101 {
          // The example of RFC 6455, section 1.3.
          #expect(answer.fields["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        }
        return (answer.client, answer.status)
      }
    }

    private func with(
      _ limits: GateLimits = GateLimits(), editor: SourceEditor = .usual, _ body: (Running) throws -> Void
    ) throws {
      let running = try Running(limits, editor: editor)
      defer { running.end() }
      try body(running)
    }

    private func text(of answer: (client: RawClient, status: Int, fields: [String: String])) throws -> String {
      try answer.client.body(Int(answer.fields["content-length"] ?? "") ?? 0)
    }

    private func text(_ text: String) -> [UInt8] { ClientFramesTests.frame(1, Array(text.utf8)) }
    private let hello = #"{"t":"hello","protocol":1}"#

    @Test("The list links to all previews, and a page has its files beside it; nothing else is served")
    func pages() throws {
      try with { running in
        let first = try running.ask("/?token=\(running.token)", ["Cookie": nil])
        #expect(first.status == 303 && first.fields["location"] == "/")
        #expect(first.fields["set-cookie"] == running.cookie + "; Path=/; HttpOnly; SameSite=Strict")
        let linked = try running.ask("/?token=\(running.token)", ["Cookie": nil, "Sec-Fetch-Site": "cross-site"])
        #expect(linked.status == 200 && linked.fields["set-cookie"] != nil, "the cookie counts from the next page on")
        #expect(try text(of: running.ask("/")) == LivePage.page("wall.html"))
        #expect(try text(of: running.ask("/preview/M.File.B%20c/")) == LivePage.page("focus.html"))
        #expect(
          try text(of: running.ask("/devices.json")).hasPrefix(#"[{"bottom":34,"height":874,"name":"iPhone 17","#))
        for (path, type) in [
          ("/", "text/html"), ("/preview/M.File.A/", "text/html"), ("/page/page.js", "text/javascript"),
          ("/preview/M.File.A/page.css", "text/css"), ("/page/page.css", "text/css"), ("/?wall", "text/html"),
        ] {
          let answer = try running.ask(path)
          #expect(answer.status == 200 && answer.fields["content-type"] == type + "; charset=utf-8", "\(path)")
          #expect(
            answer.fields["content-security-policy"] == LivePage.policy
              && LivePage.policy.hasPrefix("default-src 'none'; "))
          #expect(answer.fields["x-content-type-options"] == "nosniff" && answer.fields["cache-control"] == "no-store")
          #expect(answer.fields["referrer-policy"] == "no-referrer")
          #expect(answer.fields["cross-origin-resource-policy"] == "same-origin")
        }
        // What the pages load may be kept: another version of the program has another address for it.
        let kept = try running.ask("/page/\(LivePage.version)/page.css")
        #expect(kept.status == 200 && kept.fields["cache-control"] == "private, max-age=31536000, immutable")
        #expect(kept.fields["content-security-policy"] == LivePage.policy)
        #expect(LivePage.page("wall.html")?.contains("\"page/\(LivePage.version)/wall.js\"") == true)
        #expect(try running.ask("/preview/M.File.A").fields["location"] == "./M.File.A/")
        for path in [
          "/page/../../../etc/passwd", "/page/..%2f..%2fetc%2fpasswd", "/page//etc/passwd", "/page/.", "/page/",
          "/preview/a/../../etc/passwd", "/etc/passwd", "//etc/passwd", "/page/LivePage.swift", "/page/page.js/",
          "/preview//", "/page/0123/page.css", "/page/%00", "/page/%",
        ] {
          #expect(try running.ask(path).status == 404, "\(path)")
        }
      }
    }

    @Test("The token, the name and the page that asks are looked at for each request, WebSockets too")
    func access() throws {
      try with { running in
        let refused: [[String: String?]] = [
          ["Cookie": nil], ["Cookie": String(running.cookie.dropLast())], ["Host": "evil.example"],
          ["Origin": "http://evil.example"],
          ["Origin": "null"], ["Host": "evil.example", "Origin": "http://evil.example"],
        ]
        for fields in refused {
          let statuses = [
            try running.ask("/page/page.css", fields).status,
            try running.connect("/live?preview=M.File.A", fields).status,
          ]
          #expect(statuses == [403, 403], "\(fields)")
        }
        for path in ["/live?preview=M.File.A", "/views", "/status"] {
          for fields in refused { #expect(try running.connect(path, fields).status == 403, "\(path) \(fields)") }
          #expect(try running.connect(path, ["Origin": nil]).status == 403)
          #expect(try running.connect(path).status == 101)
        }
        // The address isn't the place for a connection's token: it would be in logs.
        #expect(try running.connect("/live?preview=M.File.A&token=\(running.token)", ["Cookie": nil]).status == 403)
        #expect(try running.ask("/page/page.css", ["Origin": nil], method: "POST").status == 403)
        let own = try running.ask("/page/page.css", ["Origin": "http://localhost:\(running.port)"], method: "POST")
        #expect(own.status == 405)
        #expect(try running.connect().status == 101)
      }
    }

    @Test("Below the token in its path all is answered without a cookie, and may be framed; nothing else may")
    func frames() throws {
      try with { running in
        let frame = [
          "Cookie": nil, "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe",
        ]
        let start = "/~\(running.token)"
        let places = [
          "/", "/?wall", "/preview/M.File.B%20c/", "/page/page.js", "/page/\(LivePage.version)/wall.js",
          "/devices.json",
          "/preview/M.File.A/page.html", "/nothing",
        ]
        for place in places {
          let answer = try running.ask(start + place, frame)
          #expect(answer.status == (place == "/nothing" ? 404 : 200), "\(place)")
          #expect(answer.fields["content-security-policy"] == LivePage.framedPolicy)
          #expect(answer.fields["referrer-policy"] == "no-referrer" && answer.fields["set-cookie"] == nil)
          #expect(try running.ask(place).fields["content-security-policy"] == LivePage.policy)
          // The cookie doesn't stand in for the token, nor the query.
          for path in ["/~", "/~\(running.token.dropLast())", "/~\(running.token)0", "/~%7E", "/%7E\(running.token)"] {
            let refused = try running.ask(
              "\(path)\(place)\(place.contains("?") ? "&" : "?")token=\(running.token)", frame)
            #expect(refused.status == 403 && refused.fields["content-security-policy"] == LivePage.policy, "\(path)")
          }
          #expect(try running.ask("/~\(String(repeating: "0", count: 48))\(place)").status == 403)
        }
        // Addresses are relative, so that they stay below the path.
        #expect(try running.ask(start + "/preview/M.File.A", frame).fields["location"] == "./M.File.A/")
        for name in ["wall.html", "focus.html", "page.html"] {
          let text = try #require(LivePage.page(name))
          for match in text.matches(of: #/(?:href|src)="([^"]*)"/#) {
            #expect(!match.1.hasPrefix("/") && !match.1.contains("://"), "\(name): \(match.1)")
          }
        }
        for place in ["/status", "/views", "/live?preview=M.File.A", "/preview/M.File.A/live"] {
          #expect(try running.connect(start + place, ["Cookie": nil]).status == 101, "\(place)")
          for origin in ["vscode-webview://abc", "null", "http://evil.example", nil] {
            #expect(try running.connect(start + place, ["Cookie": nil, "Origin": origin]).status == 403, "\(place)")
          }
        }
        #expect(LivePage.framedPolicy.contains("frame-ancestors http: https: vscode-webview: vscode-file:"))
        #expect(LivePage.policy.hasSuffix("frame-ancestors 'none'"))
      }
    }

    @Test("Where an editor's cursor is goes to all pages, a few times a second, with the previews of its file")
    func cursors() throws {
      try with { running in
        func post(
          _ body: String, _ fields: [String: String?] = [:], path: String? = nil
        ) throws -> (status: Int, text: String) {
          let length = "\(body.utf8.count)"
          let all: [String: String?] = ["Cookie": nil, "Content-Length": length].merging(fields) { $1 }
          let lines = all.merging(["Host": "localhost:\(running.port)"]) { old, _ in old }
            .compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
          let client = try RawClient(port: running.port)
          client.send("POST \(path ?? "/~\(running.token)/cursor") HTTP/1.1\r\n\(lines.joined())\r\n\(body)")
          let head = try #require(client.head())
          return (head.status, try client.body(Int(head.fields["content-length"] ?? "") ?? 0))
        }
        var programs = running.programs
        programs[0].request.sourcePaths = ["File.swift": "/folder/./Sub/../File.swift"]
        programs[0].library = "2"
        try running.tell(.programs(programs))
        let (client, _) = try running.connect("/status")
        var heard = ""
        func next() throws -> String { String(decoding: try client.frame().payload, as: UTF8.self) }
        while !heard.contains("/folder/File.swift") || !heard.contains(#""t":"state""#) { heard = heard + (try next()) }
        let place = #"{"file":"/folder/File.swift","line":9,"column":4}"#
        let answer = try post(place)
        let told =
          #"{"column":4,"current":"M.File.A","file":"/folder/File.swift","line":9,"previews":["M.File.A"],"t":"cursor"}"#
        #expect(answer == (200, told))
        #expect(try next() == told)
        // Above the first preview none is meant. Lines may be left out, and a name does as well.
        #expect(
          try post(#"{"file":"File.swift"}"#).text
            == #"{"column":1,"file":"/folder/File.swift","line":1,"previews":["M.File.A"],"t":"cursor"}"#)
        _ = try next()
        // One that comes later is told once, as what was.
        let (late, _) = try running.connect("/status")
        heard = ""
        while !heard.contains("cursor") { heard = String(decoding: try late.frame().payload, as: UTF8.self) }
        #expect(heard.contains(#""past":true"#))
        // Of many at once only some are told, and the last one is.
        let begin = ContinuousClock.now
        for line in 1...60 { _ = try post(#"{"file":"/folder/File.swift","line":\#(line)}"#) }
        var count = 0
        repeat {
          heard = try next()
          count += 1
        } while !heard.contains(#""line":60,"#)
        let tenths = Double((ContinuousClock.now - begin) / .milliseconds(100))
        #expect(Double(count) <= tenths + 2, "\(count) in \(tenths) tenths of a second")
        for (body, status) in [
          (#"{"file":"/etc/passwd","line":1}"#, 404), (#"{"file":"/folder/Other.swift","line":1}"#, 404), ("", 400),
          ("[]", 400), (#"{"file":"","line":1}"#, 400), (#"{"file":"File.swift","line":0}"#, 400),
          (#"{"file":"File.swift","line":-1}"#, 400), (#"{"file":"File.swift","line":1e300}"#, 400),
          (#"{"file":"File.swift","line":"1"}"#, 400), (#"{"file":"\#(String(repeating: "a", count: 5_000))"}"#, 400),
          (#"{"file":"a\u0000b"}"#, 400), (String(repeating: " ", count: 9 << 10), 413),
        ] {
          let answer = try post(body)
          #expect(answer.status == status && (status == 200 || answer.text.hasSuffix(".\n")), "\(body.prefix(60))")
        }
        // Pages of other sites can't say it, whatever they know.
        for fields: [String: String?] in [
          ["Origin": "http://evil.example"], ["Origin": "null"], ["Sec-Fetch-Site": "cross-site"],
          ["Sec-Fetch-Site": "none"],
        ] { #expect(try post(place, fields).status == 403, "\(fields)") }
        for path in ["/cursor", "/cursor?token=\(running.token)", "/~\(running.token.dropLast())/cursor"] {
          #expect(try post(place, ["Cookie": running.cookie], path: path).status == 403, "\(path)")
        }
        #expect(try running.ask("/~\(running.token)/cursor", ["Cookie": nil]).status == 405)
        #expect(try running.ask("/~\(running.token)/devices.json", ["Cookie": nil], method: "POST").status == 405)
        let listed = try running.ask("/~\(running.token)/sources.json", ["Cookie": nil])
        #expect(try text(of: listed) == #"{"files":["/folder/File.swift"]}"#)
      }
    }

    @Test("A page has the server open files that are shown, by a command without a shell, and no others")
    func opening() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("opened-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let opened = folder.path + "/opened"
      let script = folder.path + "/an editor"
      try Data("#!/bin/sh\nprintf '%s\\n' \"$#\" \"$@\" >> '\(opened)'\n".utf8).write(to: URL(fileURLWithPath: script))
      chmod(script, 0o700)
      let file = "/folder/A $(touch x);{line}' \"B.swift"
      try with(editor: try SourceEditor(option: "'\(script)' +{line}:{column} \"{file} <CR>\"")) { running in
        var programs = running.programs
        programs[0].request.sourcePaths = ["File.swift": file]
        programs[0].library = "2"
        try running.tell(.programs(programs))
        let (client, _) = try running.connect("/status")
        var heard = ""
        func next() throws -> String { String(decoding: try client.frame().payload, as: UTF8.self) }
        while !heard.contains("folder/A") { heard = try next() }
        #expect(heard.contains(#""editor":"server""#))
        for wrong in [
          #"{"t":"open","file":"/etc/passwd","line":1,"column":1}"#, #"{"t":"open","file":"","line":1}"#,
          #"{"t":"open","file":"/folder/../folder2/File.swift","line":1}"#, #"{"t":"open"}"#,
          #"{"t":"open","file":"File.swift","line":0}"#,
        ] { client.send(text(wrong)) }
        // Of many at once few are started.
        for _ in 1...50 { client.send(text(#"{"t":"open","file":"File.swift","line":12,"column":3}"#)) }
        let end = ContinuousClock.now + .seconds(10)
        var said = ""
        while !said.contains("<CR>"), .now < end {
          usleep(20_000)
          said = (try? String(contentsOfFile: opened, encoding: .utf8)) ?? ""
        }
        #expect(said == "2\n+12:3\n\(file) <CR>\n")
        usleep(300_000)
        #expect(try String(contentsOfFile: opened, encoding: .utf8) == said)
      }
      // A program that isn't there is told of.
      try with(editor: .command(["no-such-editor", "{file}"])) { running in
        var programs = running.programs
        programs[0].request.sourcePaths = ["File.swift": "/folder/File.swift"]
        programs[0].library = "2"
        try running.tell(.programs(programs))
        let (client, _) = try running.connect("/status")
        var heard = ""
        func next() throws -> String { String(decoding: try client.frame().payload, as: UTF8.self) }
        while !heard.contains("/folder/File.swift") || !heard.contains(#""t":"state""#) { heard += try next() }
        client.send(text(#"{"t":"open","file":"File.swift"}"#))
        while !heard.contains(#""t":"lines""#) { heard = try next() }
        #expect(heard.contains("there's no program 'no-such-editor' to open /folder/File.swift with"), "\(heard)")
      }
      // Where links open files, the server opens none.
      try with { running in
        let (client, _) = try running.connect("/status")
        client.send(text(#"{"t":"open","file":"File.swift"}"#) + ClientFramesTests.frame(9, [1]))
        while try client.frame().kind != 10 {}
      }
    }

    @Test("Editors find the server by a file that its user alone can read, and that is removed with it")
    func records() throws {
      try with { running in
        var record: PreviewRecord.Contents?
        for _ in 0..<100 where record == nil {
          record = try? running.record()
          usleep(20_000)
        }
        let found = try #require(record)
        #expect(found.address == "http://localhost:\(running.port)/~\(running.token)/")
        #expect(found.version == 1 && found.shown.count == 1)
        running.interrupt()
      }
    }

    @Test("A record lies in a folder that nobody else can write to; those of processes that have gone are removed")
    func recordFolders() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("run-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: folder) }
      #expect(PreviewRecord.folder(["XDG_RUNTIME_DIR": "/run/user/1", "HOME": "/home/me"]) == "/run/user/1/gnomon")
      #expect(PreviewRecord.folder(["XDG_CACHE_HOME": "/c", "HOME": "/home/me"]) == "/c/gnomon/run")
      #expect(PreviewRecord.folder(["XDG_RUNTIME_DIR": "", "HOME": "/home/me"]) == "/home/me/.cache/gnomon/run")
      #expect(PreviewRecord.folder(["XDG_RUNTIME_DIR": "relative"]) == nil)
      let contents = PreviewRecord.Contents(pid: getpid(), address: "http://localhost:1/~a/", shown: ["/a"])
      let record = try PreviewRecord(contents, in: folder)
      #expect(
        try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700)
      let gone = Process()
      gone.executableURL = URL(fileURLWithPath: "/bin/true")
      try gone.run()
      gone.waitUntilExit()
      for name in ["preview-\(gone.processIdentifier).json", "preview-x.json", "preview-1.json", "mine"] {
        try Data("{}".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
      }
      // A link in its place isn't followed.
      record.remove()
      symlink(folder + "/mine", record.path)
      _ = try PreviewRecord(contents, in: folder)
      #expect(try String(contentsOfFile: folder + "/mine", encoding: .utf8) == "{}")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
          == ["mine", "preview-1.json", "preview-\(getpid()).json", "preview-x.json"].sorted())
      record.remove()
      #expect(!FileManager.default.fileExists(atPath: record.path))
      chmod(folder, 0o777)
      #expect(throws: PreviewRecord.Failure.self) { try PreviewRecord(contents, in: folder) }
      #expect(throws: PreviewRecord.Failure.self) { try PreviewRecord(contents, in: folder + "/mine") }
      #expect(throws: PreviewRecord.Failure.self) { try PreviewRecord(contents, in: nil) }
    }

    @Test("Messages reach the program and come back, also in parts; its end is told and a hello begins anew")
    func sessions() throws {
      try with { running in
        for path in ["/live?preview=M.File.A", "/preview/M.File.B%20c/live?appearance=dark"] {
          let (client, status) = try running.connect(path)
          #expect(status == 101)
          client.send(ClientFramesTests.frame(9, [1, 2]))
          #expect(try client.frame() == (10, [1, 2]))
          client.send(text("before the hello") + text(hello))
          #expect(try client.frame() == (1, Array(hello.utf8)))
          // Several at once, of lengths that aren't multiples of a mask's.
          client.send((1...9).flatMap { text(String(repeating: "m", count: $0)) })
          for count in 1...9 { #expect(try client.frame() == (1, [UInt8](repeating: 0x6D, count: count))) }
          client.send(ClientFramesTests.frame(2, [1, 2], isLast: false) + ClientFramesTests.frame(0, [3]))
          #expect(try client.frame() == (2, [1, 2, 3]))
          let long = String(repeating: "å", count: 500_000)
          client.send(text(long))
          #expect(try client.frame() == (1, Array(long.utf8)))
          client.send(text("trap"))
          #expect(
            try String(decoding: client.frame().payload, as: UTF8.self)
              == #"{"t":"ended","why":"File.swift:3: A.body trapped: why"}"#)
          client.send(text(hello))
          #expect(try client.frame() == (1, Array(hello.utf8)))
          client.send(text("end"))
          #expect(
            try String(decoding: client.frame().payload, as: UTF8.self)
              == #"{"t":"ended","why":"the program ended with exit code 7"}"#)
          client.send(ClientFramesTests.frame(8, [0x03, 0xE8]))
          #expect(try client.frame() == (8, [0x03, 0xE8]) && client.isEnded())
        }
        let (client, _) = try running.connect("/live?preview=other")
        client.send(text(hello))
        #expect(
          try String(decoding: client.frame().payload, as: UTF8.self)
            == #"{"t":"ended","why":"there's no preview 'other'"}"#)
      }
    }

    @Test("Changes of the sources are told: a problem stays until it's mended, and another program begins anew")
    func changes() throws {
      try with { running in
        let (client, _) = try running.connect()
        client.send(text(hello))
        _ = try client.frame()
        func next() throws -> String { String(decoding: try client.frame().payload, as: UTF8.self) }
        try running.tell(.building)
        #expect(try next() == #"{"t":"building"}"#)
        try running.tell(.problem("A.swift:1: error: \"no\""))
        #expect(try next() == #"{"t":"problem","text":"A.swift:1: error: \"no\""}"#)
        let (late, _) = try running.connect()
        #expect(try String(decoding: late.frame().payload, as: UTF8.self).contains(#""t":"problem""#))
        try running.tell(.programs(running.programs))
        #expect(try next() == #"{"t":"renew"}"#)
        client.send(text("still there"))
        #expect(try next() == "still there")
        try running.tell(.programs(running.programs))
        #expect(try next() == #"{"t":"problem","text":""}"#)
        var changed = running.programs
        changed[0].library = "2"
        try running.tell(.programs(changed))
        #expect(try next() == #"{"t":"renew"}"#)
        // The new program goes on from the state that the old one had.
        client.send(text("lost") + text(hello))
        #expect(try next() == "goes on from state of 1")
        #expect(try next() == hello)
        // Nothing is said of what is compiled at once.
        try running.tell(.building)
        try running.tell(.programs(changed))
        #expect(try next() == #"{"t":"problem","text":""}"#)
        // One that doesn't start leaves the one before.
        changed[0].path = "/nothing"
        try running.tell(.programs(changed))
        #expect(try next().contains("can't start /nothing"))
        client.send(text("still there"))
        #expect(try next() == "still there")
      }
    }

    @Test("What one view's code does ends that view alone: the others go on in another program, each from its state")
    func isolation() throws {
      try with { running in
        func next(_ client: RawClient) throws -> String { String(decoding: try client.frame().payload, as: UTF8.self) }
        let (bad, _) = try running.connect()
        bad.send(text(hello))
        _ = try next(bad)
        let (other, _) = try running.connect("/live?preview=M.File.B%20c")
        other.send(text(hello))
        _ = try next(other)
        bad.send(text("trap"))
        #expect(try next(bad) == #"{"t":"ended","why":"File.swift:3: A.body trapped: why"}"#)
        #expect(try next(other) == #"{"t":"renew"}"#)
        other.send(text(hello))
        #expect(try next(other) == hello)
        // The next save brings it back.
        var changed = running.programs
        changed[0].library = "2"
        try running.tell(.programs(changed))
        #expect(try next(bad) == #"{"t":"renew"}"#)
        bad.send(text(hello))
        #expect(try next(bad) == hello)
        #expect(try next(other) == #"{"t":"renew"}"#)
        other.send(text(hello))
        #expect(try next(other) == "goes on from state of 1")
        #expect(try next(other) == hello)
        // A state with which nothing is shown isn't tried twice.
        other.send(text("trap"))
        #expect(try next(other).contains("ended"))
        other.send(text(hello))
        #expect(try next(other) == hello)
      }
    }

    @Test(
      "The status has all previews, and tells of others, of the sources, and of what is printed, until that is cleared")
    func status() throws {
      try with { running in
        let (client, _) = try running.connect("/status")
        func next(_ client: RawClient) throws -> String { String(decoding: try client.frame().payload, as: UTF8.self) }
        #expect(try next(client) == #"{"editor":"vscode://file","files":{},"t":"files"}"#)
        let listed = try next(client)
        #expect(
          listed.contains(#"{"key":"M.File.A","name":"A <b>","place":"File.swift:3"}"#)
            && listed.contains(#""title":"M""#))
        #expect(try next(client) == #"{"building":false,"problem":"","t":"state"}"#)
        client.send(ClientFramesTests.frame(9, [1, 2]))
        #expect(try client.frame() == (10, [1, 2]))
        try running.tell(.building)
        #expect(try next(client) == #"{"building":true,"problem":"","t":"state"}"#)
        try running.tell(.problem("A.swift:1: error"))
        #expect(try next(client).contains(#""problem":"A.swift:1: error""#))
        var changed = running.programs
        changed[0].title = "Other"
        changed[0].request.sourcePaths = ["File.swift": "/folder/File.swift"]
        try running.tell(.programs(changed))
        var heard = ""
        while !heard.contains(#""building":false,"problem":"","t":"state"#) { heard += try next(client) }
        #expect(heard.contains(#""title":"Other""#) && heard.contains(#""/folder/File.swift":"/folder/File.swift""#))
        let (view, _) = try running.connect()
        view.send(text(hello) + text("print 2 5"))
        while !heard.contains("1 xxxxx") { heard += try next(client) }
        #expect(heard.contains(#""kind":"output","n""#) && heard.contains(#""text":"0 xxxxx""#))
        #expect(heard.contains(#""kind":"warning""#) && heard.contains(#""text":"a warning: w""#))
        client.send(text(#"{"t":"clear"}"#))
        #expect(try next(client) == #"{"t":"cleared"}"#)
        let (late, _) = try running.connect("/status")
        heard = try next(late) + next(late) + next(late)
        #expect(!heard.contains("cleared") && !heard.contains("xxxxx"))
      }
    }

    @Test("Very much that is printed neither holds up views nor waits for a page that doesn't take it")
    func floods() throws {
      try with { running in
        let (slow, _) = try running.connect("/status")
        let (view, _) = try running.connect()
        view.send(text(hello))
        _ = try view.frame()
        view.send(text("print 200000 60"))
        // The program prints, and the server takes it all: it answers behind it.
        #expect(try String(decoding: view.frame().payload, as: UTF8.self) == "print 200000 60")
        let (other, _) = try running.connect()
        other.send(text(hello))
        #expect(try other.frame() == (1, Array(hello.utf8)))
        var longest = 0
        var heard = ""
        while !heard.contains("199999 x") {
          heard = String(decoding: try slow.frame().payload, as: UTF8.self)
          longest = max(longest, heard.utf8.count)
        }
        #expect(longest < 2 * Console.sizeLimit, "\(longest)")
      }
    }

    @Test("Many views come over one connection, each on its channel; one that ends leaves the others")
    func views() throws {
      try with { running in
        let (client, _) = try running.connect("/views")
        func next() throws -> String { String(decoding: try client.frame().payload, as: UTF8.self) }
        for number in 1...60 {
          client.send(
            text(#"\#(number) {"t":"open","preview":"M.File.A","look":{"device":"iPhone 17"}}"#)
              + text("\(number) \(hello)"))
        }
        var heard = Set<String>()
        for _ in 1...60 { heard.insert(try next()) }
        #expect(heard == Set((1...60).map { "\($0) \(hello)" }))
        client.send(ClientFramesTests.frame(2, [7, 0, 0, 0, 1, 2]))
        #expect(try client.frame() == (2, [7, 0, 0, 0, 1, 2]))
        client.send(text("7 refuse"))
        #expect(try next() == #"7 {"code":"1008","t":"closed","why":"too much"}"#)
        client.send(text("7 nobody hears it") + text(#"8 {"t":"close"}"#) + text("8 nor that") + text("9 there"))
        #expect(try next() == "9 there")
        client.send(text(#"99 {"t":"open","preview":"other"}"#) + text("99 \(hello)"))
        #expect(try next() == #"99 {"t":"ended","why":"there's no preview 'other'"}"#)
        client.send(text(#"100 {"t":"open"}"#))
        #expect(try next() == #"100 {"code":"1008","t":"closed","why":"it names no preview"}"#)
        for number in 200..<(200 + ViewsConnection.limit) {
          client.send(text(#"\#(number) {"t":"open","preview":"M.File.A"}"#))
        }
        #expect(try next().contains("a page shows 128 views at most"))
        client.send(text("9 trap"))
        // Only the one whose code it was has ended; the others begin anew.
        var (ended, renewed) = (0, 0)
        while ended + renewed < 58 {
          let message = try next()
          if message.contains("trapped") { ended += 1 }
          if message.contains("renew") { renewed += 1 }
        }
        #expect(ended == 1)
        // One of them starts the program, and all have it again.
        for number in 10...20 { client.send(text("\(number) \(hello)")) }
        heard = []
        while heard.count < 11 {
          let message = try next()
          if message.hasSuffix(hello) { heard.insert(message) }
        }
        client.send(text("no channel"))
        while true {
          let frame = try client.frame()
          if frame.kind == 8 { break }
        }
      }
    }

    @Test("A view that is refused leaves its room to others")
    func refusedViews() throws {
      try with { running in
        let (client, _) = try running.connect("/views")
        func next() throws -> String { String(decoding: try client.frame().payload, as: UTF8.self) }
        for number in 1...(ViewsConnection.limit + 10) {
          client.send(text(#"\#(number) {"t":"open","preview":"M.File.A"}"#) + text("\(number) \(hello)"))
          #expect(try next() == "\(number) \(hello)")
          client.send(text("\(number) refuse"))
          #expect(try next() == #"\#(number) {"code":"1008","t":"closed","why":"too much"}"#)
        }
      }
    }

    @Test("A page that breaks the protocol is let go with its code, and a slow one too")
    func violations() throws {
      var limits = GateLimits()
      limits.messageBytes = 1_000
      try with(limits) { running in
        let long = [UInt8](repeating: 0x61, count: 1_001)
        for (bytes, code) in [
          (ClientFramesTests.frame(1, long), 1009), (ClientFramesTests.frame(1, [1], isMasked: false), 1002),
          (
            ClientFramesTests.frame(1, Array(long[..<600]), isLast: false)
              + ClientFramesTests.frame(0, Array(long[..<600])), 1009
          ),
          (ClientFramesTests.frame(1, [0xFF]), 1007), (ClientFramesTests.frame(5), 1002),
          (text(hello) + text("refuse"), 1008),
        ] {
          let (client, _) = try running.connect()
          client.send(bytes)
          guard var frame = try? client.frame() else {
            Issue.record("nothing was said for \(code)")
            continue
          }
          if frame.kind == 1 { frame = try client.frame() }
          #expect(
            frame.kind == 8 && Array(frame.payload.prefix(2)) == [UInt8(code >> 8), UInt8(code & 0xFF)], "\(code)")
          #expect(client.isEnded())
        }
        let (slow, _) = try running.connect()
        slow.send(text(hello))
        _ = try slow.frame()
        slow.send(text("flood"))
        sleep(1)
        var kinds: [UInt8] = []
        while let frame = try? slow.frame() { kinds.append(frame.kind) }
        #expect(kinds.last == 8 && kinds.count < 300, "\(kinds.count)")
        // The program and others aren't held up by it.
        let (other, _) = try running.connect()
        other.send(text(hello))
        #expect(try other.frame() == (1, Array(hello.utf8)))
      }
    }

    @Test("Too many connections, and requests that are too long or never end, are refused")
    func limits() throws {
      var limits = GateLimits()
      (limits.connections, limits.requestSeconds, limits.idleSeconds) = (3, 0.5, 1)
      try with(limits) { running in
        var clients = try (0..<3).map { _ in try running.connect().client }
        #expect(try running.ask("/page/page.css").status == 503)
        clients.removeLast()
        usleep(200_000)
        let long = String(repeating: "x", count: 16 << 10)
        #expect(try running.ask("/" + long).status == 431)
        usleep(200_000)
        #expect(try running.ask("/", ["Content-Length": "\(64 << 10 | 1)"], method: "POST").status == 413)
        usleep(200_000)
        for start in ["", "GET / HTTP/1.1\r\nHost: ", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n123"] {
          let client = try RawClient(port: running.port)
          let began = ContinuousClock.now
          client.send(start)
          while client.head() != nil {}
          #expect(client.isEnded() && .now - began < .seconds(5), "\(start)")
          usleep(200_000)
        }
        // Connections of pages stay for as long as the pages do.
        clients[0].send(text(hello))
        #expect(try clients[0].frame() == (1, Array(hello.utf8)))
      }
    }

    @Test("Who only holds connections makes room for who asks for something; a page's connection doesn't")
    func silence() throws {
      var limits = GateLimits()
      (limits.connections, limits.silentSeconds) = (3, 0.2)
      try with(limits) { running in
        let page = try running.connect().client
        let silent = try (0..<2).map { _ in try RawClient(port: running.port) }
        // One that says something, and never all of it.
        silent[1].send("GET / HTTP/1.1\r\n")
        #expect(try running.ask("/page/page.css").status == 503)
        usleep(300_000)
        silent[1].send("A: b\r\n")
        #expect(try running.ask("/page/page.css").status == 200)
        #expect(silent[0].isEnded())
        page.send(text(hello))
        #expect(try page.frame() == (1, Array(hello.utf8)))
      }
    }

    @Test("A client that closes its own direction still gets its answer")
    func halves() throws {
      try with { running in
        let client = try RawClient(port: running.port)
        client.send("GET /page/page.css HTTP/1.1\r\nHost: localhost\r\nCookie: \(running.cookie)\r\n\r\n")
        client.finish()
        #expect(client.head()?.status == 200 && client.isEnded())
      }
    }

    @Test("A query is read as browsers write it")
    func queries() {
      let fields = PreviewHandler.fields(of: "device=iPhone+17%2B&type-size=AX3&empty=&alone&a=b=c&x=%zz")
      #expect(
        fields == ["device": "iPhone 17+", "type-size": "AX3", "empty": "", "alone": "", "a": "b=c", "x": ""])
    }

    @Test("The files in the program are those of the page's folder")
    func files() throws {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/GnomonLive/Page")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { name in
        !name.hasPrefix(".") && [".html", ".css", ".js", ".svg"].contains(where: name.hasSuffix)
      }.sorted()
      // Beside them lies a script of all modules that a served app's page has.
      #expect(LivePage.files.map(\.name) == names + ["serve-all.js"], "run Scripts/live-page")
      for name in names {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        #expect(LivePage.file(name)?.text == text, "run Scripts/live-page")
      }
    }
  }
#endif
