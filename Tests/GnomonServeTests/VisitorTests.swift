// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonPage
import GnomonRequest
import Synchronization
import Testing

@testable import GnomonServe

/// What the server knows of visitors without any process: their names, folders, budgets.
struct VisitorTests {
  private func folder() -> String { NSTemporaryDirectory() + "/gnomon-visitors-\(UUID().uuidString)" }

  @Test("Two cookies are two visitors, and a cookie is none that a proxy names")
  func keys() {
    #expect(VisitorKey(cookie: "a") == VisitorKey(cookie: "a"))
    #expect(VisitorKey(cookie: "a") != VisitorKey(cookie: "b"))
    #expect(VisitorKey(cookie: "a").folder != VisitorKey(user: "a").folder)
    // What is on disk tells no cookie, and a name can't lead out of the folder.
    #expect(!VisitorKey(user: "../../etc").folder.contains("/"))
    #expect(VisitorKey(cookie: "0123456789abcdef").folder.count == 40)
  }

  @Test("A page's name is letters and digits", arguments: [("abcdefgh", true), ("0123456789", true), ("short", false)])
  func names(_ text: String, _ isName: Bool) {
    #expect(TabOpening.isName(text) == isName)
    for bad in ["", "../abcdefgh", "abcdefgH", "abcdefg\u{0}", String(repeating: "a", count: 65), "ábcdefgh"] {
      #expect(!TabOpening.isName(bad), "\(bad)")
    }
  }

  @Test("States are kept by tab and visitor, the newest of them, for their time")
  func store() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = try VisitorStore(folder)
    let (ada, bob) = (VisitorKey(cookie: "ada"), VisitorKey(cookie: "bob"))
    try store.prepare(ada)
    try store.prepare(bob)
    try store.save(Array("one".utf8), of: "tab1", ada)
    #expect(store.state(of: "tab1", ada) == Array("one".utf8))
    #expect(store.state(of: "tab1", bob).isEmpty && store.state(of: "tab2", ada).isEmpty)
    try store.save([], of: "tab1", ada)
    #expect(store.state(of: "tab1", ada).isEmpty)
    // More than is kept isn't kept in part.
    try store.save(Array("old".utf8), of: "tab1", ada)
    try store.save([UInt8](repeating: 1, count: VisitorStore.mostStateBytes + 1), of: "tab1", ada)
    #expect(store.state(of: "tab1", ada).isEmpty)
    for number in 1...5 {
      try store.save([UInt8(number)], of: "tab\(number)", ada)
      let file = "\(folder)/\(ada.folder)/tabs/tab\(number)"
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(number - 10))], ofItemAtPath: file)
    }
    store.trimTabs(of: ada, to: 2)
    #expect((1...5).map { store.state(of: "tab\($0)", ada).count } == [0, 0, 0, 1, 1])
    // Temporary files are those of one process.
    FileManager.default.createFile(atPath: store.temporary(of: ada) + "/note", contents: Data())
    try store.prepare(ada)
    #expect(try FileManager.default.contentsOfDirectory(atPath: store.temporary(of: ada)).isEmpty)
    #expect(store.state(of: "tab5", ada) == [5])
    let old = Date(timeIntervalSinceNow: -100)
    for key in [ada, bob] {
      try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: "\(folder)/\(key.folder)")
    }
    store.removeOld(50, except: [ada.folder])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [ada.folder])
    // Too many go by their age, whatever their time.
    let eve = VisitorKey(cookie: "eve")
    try store.prepare(bob)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: "\(folder)/\(bob.folder)")
    try store.prepare(eve)
    store.removeOld(1_000, most: 2, except: [ada.folder])
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder)) == [ada.folder, eve.folder])
  }

  @Test("The folder is its user's alone")
  func storeIsPrivate() throws {
    let folder = folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    chmod(folder, 0o755)
    _ = try VisitorStore(folder)
    var info = stat()
    #expect(lstat(folder, &info) == 0 && info.st_mode & 0o777 == 0o700)
    // A link may lead to what is another's.
    try FileManager.default.createSymbolicLink(atPath: folder + "-link", withDestinationPath: folder)
    defer { unlink(folder + "-link") }
    #expect(throws: VisitorStore.Failure.self) { try VisitorStore(folder + "-link") }
    #expect(throws: VisitorStore.Failure.self) { try VisitorStore("/proc/nowhere") }
  }

  @Test("What a process uses is read from what the system says, also of a name with brackets")
  func use() throws {
    let use = try #require(
      ProcessUse(
        memory:
          "Name:\ta\nVmRSS:\t   9000 kB\nRssAnon:\t    700 kB\nRssFile:\t   8000 kB\nRssShmem:\t    300 kB\nVmSwap:\t      24 kB\n",
        times: "12 (a) b (c) S 1 12 12 0 -1 4194304 100 0 0 0 250 50 0 0 25 5 8 0 100 0 0"))
    #expect(use.memoryBytes == 1 << 20)
    #expect(use.processorSeconds == 300 / Double(sysconf(Int32(_SC_CLK_TCK))))
    #expect(ProcessUse(memory: "RssAnon: 1 kB", times: "12 (a) S") == nil)
    #expect(try #require(ProcessUse(getpid())).memoryBytes > 1 << 20)
    #expect(ProcessUse(0) == nil)
  }

  @Test("Processor time counts for a minute")
  func budget() {
    var budget = ProcessorBudget()
    let start = ContinuousClock.now
    #expect(budget.use(until: start, 100) == 0)
    for second in 1...59 { #expect(budget.use(until: start + .seconds(second), 100 + Double(second) / 2) <= 30) }
    #expect(budget.use(until: start + .seconds(60), 130) == 30)
    // What is older is forgotten, and little is remembered.
    for second in 61...1_000 {
      #expect(budget.use(until: start + .seconds(second), 130) <= 30)
    }
    #expect(budget.use(until: start + .seconds(1_001), 130) == 0)
  }

  @Test("An address is one's own: none of a proxy's, what the proxy says last, and half of a long one")
  func addresses() {
    func text(_ peer: String?, _ forwarded: String? = nil) -> String? {
      ClientAddress(peer: peer, forwarded: forwarded)?.text
    }
    #expect(text("192.0.2.7") == "192.0.2.7" && text("::ffff:192.0.2.7") == "192.0.2.7")
    #expect(text("127.0.0.1") == nil && text("::1") == nil && text("::ffff:127.0.0.1") == nil && text(nil) == nil)
    #expect(text("127.0.0.1", "10.0.0.1, 192.0.2.7") == "192.0.2.7", "the others may be anybody's words")
    #expect(text("127.0.0.1", "nonsense") == nil && text("127.0.0.1", "") == nil)
    #expect(text("2001:db8:1:2:3:4:5:6") == text("2001:db8:1:2::1"))
    #expect(text("2001:db8:1:2::1") != text("2001:db8:1:3::1") && text("127.0.0.1", "[2001:db8::1]") != nil)
  }

  @Test("A tab's state is on disk alone once it's saved, and is read when it's needed")
  func states() {
    let disk = Mutex<[UInt8]>(Array("old".utf8))
    let reads = Atomic(0)
    let tab = VisitorTab("abcdefgh", scene: LiveScene()) {
      reads.add(1, ordering: .relaxed)
      return disk.withLock { $0 }
    } onEnd: { _, _ in
    }
    #expect(reads.load(ordering: .relaxed) == 0 && tab.takeUnsaved() == nil)
    #expect(tab.startState == Data("old".utf8))
    tab.keep(Array("new".utf8))
    #expect(tab.startState == Data("new".utf8) && reads.load(ordering: .relaxed) == 1)
    let unsaved = tab.takeUnsaved()
    #expect(unsaved == Array("new".utf8) && tab.takeUnsaved() == nil)
    disk.withLock { $0 = unsaved ?? [] }
    #expect(tab.startState == Data("new".utf8) && reads.load(ordering: .relaxed) == 2)
    // The same once more needn't be saved; what couldn't be saved stays.
    tab.keep(Array("new".utf8))
    #expect(tab.takeUnsaved() == nil)
    tab.keep(Array("newer".utf8))
    let failed = tab.takeUnsaved() ?? []
    tab.takeBack(failed)
    #expect(tab.startState == Data("newer".utf8) && tab.takeUnsaved() == failed)
  }

  @Test("Long texts are packed, and come out as they were")
  func packing() throws {
    #expect(Packing.message(Array("short".utf8)) == nil)
    let text = Array(String(repeating: "{\"t\":\"scene\"}", count: 1_000).utf8)
    let packed = try #require(Packing.message(text))
    #expect(packed.count < text.count / 10 && packed.prefix(7) == [4, 0, 0, 0, 0, 0x1F, 0x8B])
    var random = SystemRandomNumberGenerator()
    #expect(Packing.message((0..<5_000).map { _ in UInt8.random(in: .min ... .max, using: &random) }) == nil)
  }

  @Test("More messages than may come wait")
  func pace() async {
    let pace = Pace(rate: 100)
    let start = ContinuousClock.now
    for _ in 0..<100 { await pace.wait() }
    let soon = ContinuousClock.now - start
    for _ in 0..<30 { await pace.wait() }
    #expect(ContinuousClock.now - start >= .milliseconds(250))
    #expect(soon < .milliseconds(1_000))
  }

  #if Servers
    @Test("Below the base path lies the app, and what is the server's own")
    func places() {
      let version = LivePage.version
      #expect(AppPlace("/", base: "") == .page && AppPlace("/Groceries/12", base: "") == .page)
      #expect(AppPlace("/~gnomon/live", base: "") == .socket)
      #expect(AppPlace("/~gnomon/page/\(version)/serve.js", base: "") == .file("serve.js"))
      #expect(AppPlace("/~gnomon/page/old/serve.js", base: "") == nil && AppPlace("/~gnomon", base: "") == nil)
      #expect(AppPlace("/notes", base: "/notes") == .outside && AppPlace("/notes/", base: "/notes") == .page)
      #expect(AppPlace("/notes2/", base: "/notes") == .outside && AppPlace("/", base: "/notes") == .outside)
      #expect(AppPlace("/notes/~gnomon/live", base: "/notes") == .socket)
      #expect(AppPlace("/%7Egnomon/live", base: "") == .page)
    }
  #endif

  @Test("What is counted is written as Prometheus reads it")
  func metrics() {
    let use = ServeUse()
    use.count(.memory)
    use.count(.memory)
    use.messages.add(7, ordering: .relaxed)
    let text = use.text(processes: 3, pages: 4, memoryBytes: 5, seconds: 0.5)
    for line in [
      "gnomon_visitors 3", "gnomon_pages 4", "gnomon_visitor_memory_bytes 5", "gnomon_messages_total 7",
      "gnomon_visitors_ended_total{reason=\"memory\"} 2", "gnomon_visitors_ended_total{reason=\"rest\"} 0",
      "# TYPE gnomon_visitors gauge",
    ] {
      #expect(text.split(separator: "\n").contains(Substring(line)), "\(line)")
    }
  }

  @Test("Whoever isn't asked for a token needs a known name and the page's origin all the same")
  func open() throws {
    var access = AccessGuard(hosts: ["notes.example"])
    access.isOpen = true
    func check(_ host: String, _ origin: String?, _ purpose: AccessGuard.Purpose) throws(AccessGuard.Refusal) {
      try access.check(
        host: host, origin: origin, credential: .cookie(nil, query: nil), purpose: purpose, source: .init())
    }
    try check("localhost:8080", nil, .reading)
    try check("notes.example", "https://notes.example", .connection)
    #expect(throws: AccessGuard.Refusal.host("evil.example")) { try check("evil.example", nil, .reading) }
    #expect(throws: AccessGuard.Refusal.origin) { try check("notes.example", "https://evil.example", .connection) }
    #expect(throws: AccessGuard.Refusal.origin) { try check("notes.example", nil, .connection) }
  }
}
