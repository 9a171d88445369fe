// SPDX-License-Identifier: Apache-2.0

/// The commands that a scene adds.
nonisolated struct SceneCommands {
  let commands: any Commands
  /// True if those further in don't count.
  let takesPlace: Bool
}

/// Commands that hold views: the items of menus.
private protocol CommandItems {
  @MainActor var items: AnyView { get }
}

extension CommandMenu: CommandItems {
  @MainActor fileprivate var items: AnyView { AnyView(content) }
}

extension CommandGroup: CommandItems {
  @MainActor fileprivate var items: AnyView { AnyView(content) }
}

extension CommandList: CommandItems {
  @MainActor fileprivate var items: AnyView {
    let all = list.map { $0.view }
    return AnyView(ForEach(all.indices, id: \.self) { all[$0] })
  }
}

extension Optional: CommandItems where Wrapped: Commands {
  @MainActor fileprivate var items: AnyView { self?.view ?? AnyView(EmptyView()) }
}

extension _ConditionalContent: CommandItems where TrueContent: Commands, FalseContent: Commands {
  @MainActor fileprivate var items: AnyView {
    switch storage {
    case .trueContent(let content): content.view
    case .falseContent(let content): content.view
    }
  }
}

extension Group: CommandItems where Content: Commands {
  @MainActor fileprivate var items: AnyView { content.view }
}

extension Commands {
  /// The items of the commands' menus, as views.
  @MainActor fileprivate var view: AnyView {
    if let known = self as? any CommandItems { return known.items }
    return Body.self == Never.self ? AnyView(EmptyView()) : AnyView(CommandsView(self))
  }
}

/// The items of commands that are made of others, with the states and environment values of these.
private struct CommandsView<C: Commands>: View, _SeeThroughView {
  private var holder: PropertyHolder<C>

  init(_ commands: C) { holder = PropertyHolder(value: commands) }

  var body: some View { holder.value.body.view }
}

extension ViewHost {
  /// Triggers the first command of the app that has a key's shortcut. The items are made for it, and gone behind it.
  func triggerCommand(_ press: KeyPress) -> Bool {
    for node in root.sceneCommands {
      guard let scene = node.attribute.value as? SceneCommands else { continue }
      let wasUpdating = graph.isUpdating
      graph.isUpdating = true
      let context = _NodeContext(graph: graph, parent: node, environment: node.environment, source: nil)
      let items = AnyView._makeNode(scene.commands.view, context)
      graph.isUpdating = wasUpdating
      defer { items.unmount() }
      if let trigger = items.firstControl(where: { $0.hasShortcut(of: press) }) {
        trigger()
        return true
      }
      if scene.takesPlace { return false }
    }
    return false
  }
}

extension ViewNode {
  /// The nodes that say which commands a scene adds, the outermost first.
  fileprivate var sceneCommands: [AttributeNode] {
    var found: [AttributeNode] = []
    if let node = self as? AttributeNode, node.attribute.name == "commands" { found.append(node) }
    // They stand around the window's view, where each node has one below.
    var (only, count): (ViewNode?, Int) = (nil, 0)
    forEachChild {
      only = $0
      count += 1
    }
    if count == 1, let only { found += only.sceneCommands }
    return found
  }
}
