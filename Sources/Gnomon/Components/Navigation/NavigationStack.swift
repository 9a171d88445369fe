// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A root view with others pushed onto it; the topmost is shown under a bar.
///
/// ```swift
/// struct Chapters: View {
///   @State private var path: [Int] = []
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       Button("To chapter 3") { path.append(3) }
///         .navigationTitle("Chapters")
///         .navigationDestination(for: Int.self) { Text("Chapter \($0)") }
///     }
///   }
/// }
/// ```
public nonisolated struct NavigationStack<Data, Root>: View where Root: View {
  let root: Root
  let path: NavigationPathBinding?
  @State private var store = NavigationStore()

  @MainActor @preconcurrency public var body: some View {
    let store = store
    let _ = store.path = path
    NavigationScreens(root: root, store: store)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that begins with `root`. It keeps by itself what is pushed onto it.
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(root: root(), path: nil) }

  /// - Parameter path: the values that are pushed, the topmost last.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: NavigationPathBinding(
        values: { path.wrappedValue.values }, append: { path.wrappedValue.append(erased: $0) },
        keep: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }))
  }
}

extension NavigationStack
where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
  /// - Parameter path: the values that are pushed, the topmost last.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: NavigationPathBinding(
        values: { path.wrappedValue.map { AnyHashable($0) } },
        append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
        keep: { path.wrappedValue.removeLast(max(0, path.wrappedValue.count - $0)) }))
  }
}

/// The root and what is pushed, of which the topmost is shown.
nonisolated struct NavigationScreens<Root: View>: View, _SeeThroughView {
  let root: Root
  let store: NavigationStore
  /// Leads back from the root, where that's shown above something else.
  var back: (@MainActor () -> Void)?

  @MainActor var body: some View {
    let (entries, replacement) = (store.entries, store.replacement)
    TopmostView {
      NavigationScreen(content: root, entry: nil, back: back)
      if let replacement {
        NavigationScreen(content: DestinationView(entry: replacement, store: store), entry: nil)
          .id(ObjectIdentifier(replacement))
      }
      ForEach(entries.indices.map { PushedEntry(index: $0, entry: entries[$0]) }) { pushed in
        NavigationScreen(content: DestinationView(entry: pushed.entry, store: store), entry: pushed.entry)
      }
    }
    .environment(\.navigation, store)
  }
}

private nonisolated struct PushedEntry: Identifiable {
  let index: Int
  let entry: NavigationEntry
  var id: ObjectIdentifier { ObjectIdentifier(entry) }
}

/// What an entry shows.
private nonisolated struct DestinationView: View, _SeeThroughView {
  let entry: NavigationEntry
  let store: NavigationStore

  @MainActor var body: some View {
    switch entry.content {
    case .value(let value): entry.origin?.destination(for: value) ?? store.destination(for: value)
    case .view(let pushed): pushed.get()
    }
  }
}

/// One view of a stack under its bar.
private nonisolated struct NavigationScreen<Content: View>: View, _SeeThroughView {
  let content: Content
  let entry: NavigationEntry?
  var back: (@MainActor () -> Void)?
  @Environment(\.navigation) private var store
  @Environment(\.dismiss) private var outerDismiss
  @Environment(\.isPresented) private var outerIsPresented

  @MainActor var body: some View {
    let (entry, store, back) = (entry, store, back)
    let isPushed = entry != nil || back != nil
    let pop: @MainActor () -> Void = { if let entry { store?.pop(entry) } else { back?() } }
    ImplicitStack(column: { content })
      .environment(\.dismiss, isPushed ? DismissAction(pop) : outerDismiss)
      .environment(\.isPresented, isPushed || outerIsPresented)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(NavigationBarModifier(isPushed: isPushed, pop: pop))
      .modifier(ContainerBackgroundReader(placement: .navigation))
  }
}

extension View {
  /// Says which view a type's values lead to when they're pushed onto the stack around.
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    DestinationRegistrar(content: self, type: data) { value in
      (value.base as? D).map { AnyView(destination($0)) }
    }
  }

  /// Pushes a view onto the stack around while the binding is true.
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    PushingView(content: self, isActive: isPresented, destination: AnyView(destination()))
  }

  /// Pushes a view onto the stack around while there's an item.
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    PushingView(
      content: self, isActive: item.isSet(),
      destination: AnyView(PresentedItem(item: item) { AnyView(destination($0)) }))
  }
}

private nonisolated struct DestinationRegistrar<Content: View>: View, _SeeThroughView {
  let content: Content
  let type: Any.Type
  let destination: (AnyHashable) -> AnyView?
  @Environment(\.navigation) private var store

  @MainActor var body: some View {
    let _ = store?.register(type, destination)
    content
  }
}

/// Keeps a view pushed while a binding is true.
nonisolated struct PushingView<Content: View>: View, _SeeThroughView {
  let content: Content
  let isActive: Binding<Bool>
  let destination: AnyView
  /// Whether it's a link's view, which a leading column shows in the next one.
  var isLink = false
  @State private var pushed = PushedView()
  @State private var entry: NavigationEntry?
  @Environment(\.navigation) private var store
  @Environment(\.leadingColumn) private var column
  @Environment(\.isDetailLink) private var isDetailLink

  @MainActor var body: some View {
    let isActive = isActive
    let _ = pushed.set(destination)
    content.onChange(of: isActive.wrappedValue, initial: true) { _, isOn in
      if isOn, entry == nil {
        let new = NavigationEntry(.view(pushed)) {
          isActive.wrappedValue = false
          entry = nil
        }
        entry = new
        if isLink, isDetailLink, let next = column?.next {
          next.replaceRoot(with: new)
        } else {
          store?.push(new)
        }
      } else if !isOn, let old = entry {
        entry = nil
        if let next = column?.next, next.replacement === old { next.pop(old) } else { store?.pop(old) }
      }
    }
  }
}
