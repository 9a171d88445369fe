// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

// What is asked of views that are made for one answer.

extension AgentTools {
  private static let preview = AgentTool.Parameter.text("preview", "By name, or Card.swift:12. Default: the only one.")
  private static let view = AgentTool.Parameter.text("view", "A type, in place of a preview.")
  private static let look = AgentTool.Parameter.object(
    "look",
    "Surroundings: {appearance: \"dark\", type-size: \"AX3\", locale, layout-direction, device: \"iPhone 16\", orientation, size: \"320x568\", contrast, …}. "
      + "Several values, with commas, show each.")
  private static let budget = AgentTool.Parameter.number("budget", "In tokens.")
  private static let side = AgentTool.Parameter.number("max_side", "Pixels of the longer side; default 800.")
  private static let screen = AgentTool.Parameter.flag("screen", "Of the open screen as it is.")

  static let views: [AgentTool] = [
    AgentTool(
      name: "previews", summary: "Lists previews, and views that can be shown by themselves, with their places.",
      parameters: [.text("filter", "Only those with these words in their name or file."), budget]
    ) { try $0.previews($1) },
    AgentTool(
      name: "render", summary: "Draws a preview or a view: a picture, and what is probably wrong with it.",
      parameters: [
        preview, view, look, .text("node", "Only this view."), side,
        .number("at", "Seconds after it appeared, for animations (default: their end)."),
      ]
    ) { try $0.render($1) },
    AgentTool(
      name: "layout", summary: "Tells the size and place of each view, with its line. Cheaper than a picture.",
      parameters: [
        preview, view, look, .text("node", "Only this view, with what is in it."),
        .number("depth", "How many levels below it."), screen, budget,
      ]
    ) { try $0.layout($1) },
    AgentTool(
      name: "explain",
      summary:
        "Tells why a view has its size or place: who proposed what, what was answered, by which rule, in which line.",
      parameters: [
        preview, view, look,
        .text("node", "The view to tell of: Text, \"a text's words\", Card.swift:12, Card/VStack/Text#2."),
        .text("why", "", of: ["width", "height", "position", "evaluated", "redrawn"]), screen, budget,
      ]
    ) { try $0.explain($1) },
    AgentTool(
      name: "findings",
      summary:
        "Tells what is probably not meant: texts cut off, views larger than their place, endless updates, lost values. It doesn't see all: look, too.",
      parameters: [.text("preview", "Default: all."), look, budget]
    ) { try $0.findings($1) },
    AgentTool(
      name: "check",
      summary:
        "Shows all previews in light and dark, and audits them too: labels, contrast, sizes of targets, large type.",
      parameters: [
        .texts("previews", "By name; default: all."), look, .texts("only", "Kinds by their names in brackets."), budget,
      ]
    ) { try $0.check($1) },
    AgentTool(
      name: "diff",
      summary: "Tells what the previews look like now against a commit: what moved, grew, appeared or vanished.",
      parameters: [
        .text("since", "A commit, branch or tag (default HEAD)."), .texts("previews", "By name; default: all."), look,
        .flag("picture", "Show what differs, for the first three."), budget,
      ]
    ) { try $0.diff($1) },
  ]

  // MARK: Lists

  private func previews(_ arguments: AgentArguments) throws -> AgentAnswer {
    let filter = try arguments.text("filter")?.lowercased()
    func isWanted(_ words: String) -> Bool { filter.map { words.lowercased().contains($0) } ?? true }
    var text = ""
    for unit in project.units {
      if let failure = unit.failure {
        text += failure + "\n"
        continue
      }
      let views = try project.views(of: unit)
      if project.units.count > 1 { text += "\(unit.program.title):\n" }
      for one in views where one.key != nil && isWanted("\(one.name) \(one.place)") {
        text += "\(one.name)  \(one.place)\n"
      }
      let usable = views.filter { $0.key == nil && $0.reason == nil && isWanted("\($0.name) \($0.place)") }
      if !usable.isEmpty {
        text += "views without arguments: " + usable.map { "\($0.name) \($0.place)" }.joined(separator: ", ") + "\n"
      }
    }
    var answer = AgentAnswer()
    answer.add(
      text.isEmpty ? "There's nothing of that to show: write a #Preview." : text, budget: try arguments.budget(800),
      advice: "Narrow it with 'filter'.")
    return answer
  }

  // MARK: Pictures

  private func render(_ arguments: AgentArguments) throws -> AgentAnswer {
    var subject = try subject(arguments)
    subject.request.output = .png
    let isSheet = subject.request.lookCount > 1
    subject.request.longestSide = try arguments.number("max_side", in: 16...4_000) ?? (isSheet ? 1_600 : 800)
    if let instant = try arguments.number("at", in: 0...86_400) { subject.request.instants = [instant] }
    if let node = try arguments.text("node") {
      guard !isSheet else { throw CommandFailure("A 'node' lies elsewhere in each look: give each one value.") }
      subject.request.crop = try box(of: node, subject)
    }
    let reply = try project.ask(.answer(subject.request, preview: subject.preview), of: subject.unit)
    var answer = AgentAnswer()
    answer.add(([subject.title] + reply.lines).joined(separator: "\n"), budget: 400, advice: "'findings' tells more.")
    answer.add(png: reply.bytes)
    return answer
  }

  /// Where a view lies in what is drawn.
  private func box(of node: String, _ subject: Subject) throws -> RunRequest.Rect {
    var request = subject.request
    request.output = .layoutText
    let layout = try project.ask(.answer(request, preview: subject.preview), of: subject.unit)
    let part = try part(named: node, of: Outline(String(decoding: layout.bytes, as: UTF8.self)), subject.title)
    guard let box = part.box else { throw CommandFailure("'\(node)' isn't drawn anywhere.") }
    return box
  }

  private func part(named node: String, of outline: Outline, _ title: String) throws -> Outline {
    if let part = outline.part(named: node) { return part }
    throw CommandFailure(
      "There's no view '\(node)' in \(title). There are: \(outline.names.prefix(20).joined(separator: ", ")).")
  }

  // MARK: Words

  /// The reply about what a call names, or about the open screen.
  private func reply(
    _ arguments: AgentArguments, _ change: (inout RunRequest) throws -> Void
  ) throws -> (title: String, reply: InquiryReply) {
    if try arguments.flag("screen") {
      for name in ["preview", "view", "look"] where arguments.has(name) {
        throw CommandFailure("'screen' asks about the screen that is open: leave '\(name)' out.")
      }
      var request = try project.screenRequest()
      try change(&request)
      let reply = try project.answer(request)
      return ((project.takeScreenNotes() + [project.screen?.title ?? ""]).joined(separator: "\n"), reply)
    }
    var subject = try subject(arguments)
    try change(&subject.request)
    return (subject.title, try project.ask(.answer(subject.request, preview: subject.preview), of: subject.unit))
  }

  private func layout(_ arguments: AgentArguments) throws -> AgentAnswer {
    let (title, reply) = try reply(arguments) { $0.output = .layoutText }
    let (node, depth) = (try arguments.text("node"), try arguments.number("depth", in: 0...1_000))
    var lines = [title]
    for (heading, whole) in Outline.looks(of: String(decoding: reply.bytes, as: UTF8.self)) {
      var outline = whole
      if let heading { lines.append(heading) }
      if let node {
        let count = outline.count(of: node)
        if count > 1 { lines.append("the first of \(count); \(node)#2 is the next") }
        outline = try part(named: node, of: outline, title)
      }
      if let depth { outline = outline.cut(below: Int(depth)) }
      lines.append(outline.text)
    }
    var answer = AgentAnswer()
    answer.add(
      (lines + reply.lines).joined(separator: "\n"), budget: try arguments.budget(1_200),
      advice: "Name a 'node' or a 'depth', or give a larger 'budget'.")
    return answer
  }

  private func explain(_ arguments: AgentArguments) throws -> AgentAnswer {
    let (node, why) = (try arguments.text("node"), try arguments.text("why"))
    if why != nil, node == nil { throw CommandFailure("'why' asks about a view: name it with 'node'.") }
    let (title, reply) = try reply(arguments) { request in
      request.output = .explanation
      request.explain = RunRequest.Explain(node: node, why: why, frame: nil, isColored: false, columns: 2_000)
    }
    var answer = AgentAnswer()
    let text = Outline.plain(String(decoding: reply.bytes, as: UTF8.self))
    // A story of one view says all; of the whole tree what is wrong is told, too.
    let lines = node == nil ? reply.lines : []
    answer.add(
      ([title, text] + lines).joined(separator: "\n"), budget: try arguments.budget(1_200),
      advice: node == nil ? "Name a 'node' for its story alone." : "A larger 'budget' tells more.")
    return answer
  }

  // MARK: What is wrong

  private func findings(_ arguments: AgentArguments) throws -> AgentAnswer {
    let axes = try arguments.look()
    let wanted = try arguments.text("preview")
    var report = CheckReport(title: "", root: realPath(".") ?? "/")
    var shown = 0
    for unit in project.units {
      var request = unit.program.request
      request.live = nil
      request.output = .check
      request.axes = Self.merged(axes, over: request.axes)
      request.previews = []
      var check = RunRequest.Check()
      if let wanted {
        let found = Self.matching(wanted, unit.previews) { $0 }
        if found.isEmpty { continue }
        check.keys = found.map(\.key)
      }
      check.audits = false
      request.check = check
      let events = try project.checked(request, of: unit)
      shown += report.add(events, target: unit.program.title)
    }
    guard shown > 0 else {
      throw CommandFailure(wanted.map { "There's no preview '\($0)'." } ?? "There are no previews.")
    }
    report.gather()
    var answer = AgentAnswer()
    answer.add(
      report.text, budget: try arguments.budget(1_200), advice: "Name a 'preview', or give a larger 'budget'.")
    return answer
  }

  private func check(_ arguments: AgentArguments) throws -> AgentAnswer {
    var settings = try checkSettings(arguments)
    settings.only = try arguments.texts("only")
    let report = try runner(settings, folder: nil).check(baseline: nil)
    var answer = AgentAnswer()
    answer.add(
      report.text, budget: try arguments.budget(1_500),
      advice: "Narrow it with 'previews' or 'only', or give a larger 'budget'.")
    return answer
  }

  private func checkSettings(_ arguments: AgentArguments) throws -> CheckSettings {
    var settings = try CheckSettings.find(from: CheckUnit.folder(of: project.paths))
    if !options.targets.isEmpty { settings.targets = options.targets }
    let axes = Self.merged(try arguments.look(), over: options.axes)
    if !axes.isEmpty { settings.axes = axes }
    (settings.scale, settings.safeArea) = (options.scale ?? settings.scale, options.safeArea ?? settings.safeArea)
    (settings.images, settings.fonts, settings.network) = (options.images, options.fonts, options.network)
    let names = try arguments.texts("previews")
    if !names.isEmpty { settings.previews = names }
    settings.timeout = options.timeout
    return settings
  }

  private func runner(_ settings: CheckSettings, folder: CheckFolder?) -> CheckRunner {
    CheckRunner(
      paths: project.paths, settings: settings, swiftVersion: project.swiftVersion, isVerbose: false, folder: folder)
  }

  private func diff(_ arguments: AgentArguments) throws -> AgentAnswer {
    var settings = try checkSettings(arguments)
    settings.audits = false
    // What a check looks at in several looks is compared in one.
    settings.axes = Self.merged(try arguments.look(), over: options.axes)
    if settings.axes.isEmpty { settings.axes = [RunRequest.AxisValues(.appearance, ["light"])] }
    guard GitTree(around: CheckUnit.folder(of: project.paths)) != nil else {
      throw CommandFailure("The sources are in no repository of git's, so that there's nothing to compare them with.")
    }
    settings.longestSide = 800
    let folder = try CheckFolder(in: CheckUnit.folder(of: project.paths), named: "agent")
    let report = try runner(settings, folder: folder).check(baseline: try arguments.text("since") ?? "HEAD")
    var answer = AgentAnswer()
    answer.add(
      report.text, budget: try arguments.budget(1_500), advice: "Narrow it with 'previews', or give a larger 'budget'.")
    guard try arguments.flag("picture") else { return answer }
    let looks = report.changed.flatMap { preview in preview.looks.filter { preview.isNew || $0.change != nil } }
    // There's no picture of what differs between two sizes.
    let pictures = looks.compactMap { $0.change?.difference ?? $0.picture }
    for picture in pictures.prefix(3) {
      if let png = FileManager.default.contents(atPath: folder.now + "/" + picture) { answer.add(png: png) }
    }
    return answer
  }
}

extension CheckReport {
  /// Adds what a program has said of its previews; gives how many there are.
  fileprivate mutating func add(_ events: Data, target: String) -> Int {
    let decoder = JSONDecoder()
    var found: [Preview] = []
    let before = previews.count
    func finish() {
      for index in found.indices { found[index].looks.sort { $0.look < $1.look } }
      previews += found
      found = []
    }
    for line in events.split(separator: UInt8(ascii: "\n")) {
      switch try? decoder.decode(CheckEvent.self, from: Data(line)) {
      case .found(let list, let looks):
        finish()
        if self.looks.count < looks.count { self.looks = looks }
        found = list.map { Preview(target: target, preview: $0, looks: [], ending: nil) }
      case .shown(let look) where found.indices.contains(look.preview): found[look.preview].looks.append(look)
      case .broke(let failure, let lines) where found.count == 1:
        let preview = found[0].preview
        found[0].ending = CheckProblem(
          failure.rawValue, .error, lines.joined(separator: "; "), file: preview.file, line: preview.line)
      default: break
      }
    }
    finish()
    return previews.count - before
  }
}
