// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A root view with other views pushed onto it. The topmost view is shown, under a bar.
///
/// Links and `navigationDestination` push views. Views below the topmost one keep their state. On iOS the bar has a
/// button to go back; on macOS a host draws no bar above the view.
///
/// ```swift
/// struct Recipes: View {
///   @State private var path: [String] = []
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       List(["Soup", "Bread"], id: \.self) { name in
///         NavigationLink(name, value: name)
///       }
///       .navigationTitle("Recipes")
///       .navigationDestination(for: String.self) { name in
///         Button("Leave \(name)") { path.removeAll() }
///       }
///     }
///   }
/// }
/// ```
public nonisolated struct NavigationStack<Data, Root>: View where Root: View {
  let root: Root
  let path: NavigationPathBinding?
  @State private var store = NavigationStore()

  /// The topmost view with its bars.
  @MainActor @preconcurrency public var body: some View {
    let store = store
    let _ = store.path = path
    NavigationScreens(root: root, store: store)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that keeps for itself what is pushed onto it.
  nonisolated public init(@ViewBuilder root: () -> Root) { self.init(root: root(), path: nil) }

  /// Creates a stack whose pushed values, of any types, are in a path that you keep.
  ///
  /// Changing the path pushes and pops views. Links with values and the button to go back change the path. Views that
  /// links push without a value lie above the path's, and aren't in it.
  ///
  /// - Parameters:
  ///   - path: The values that are pushed, the topmost last.
  ///   - root: The view that is shown while nothing is pushed.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: NavigationPathBinding(
        elementType: nil, values: { path.wrappedValue.values }, append: { path.wrappedValue.append(erased: $0) },
        keep: { path.wrappedValue.removeLast(path.wrappedValue.count - $0) }))
  }
}

extension NavigationStack
where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
  /// Creates a stack whose pushed values, all of one type, are in a collection that you keep.
  ///
  /// Changing the collection pushes and pops views. Links with values and the button to go back change the collection.
  /// A link whose value is of another type does nothing. Views that links push without a value lie above the
  /// collection's, and aren't in it.
  ///
  /// - Parameters:
  ///   - path: The values that are pushed, the topmost last.
  ///   - root: The view that is shown while nothing is pushed.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      root: root(),
      path: NavigationPathBinding(
        elementType: Data.Element.self, values: { path.wrappedValue.map { AnyHashable($0) } },
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
    TopmostView(of: store) {
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

private nonisolated struct PushedEntry: Identifiable, KeptElement {
  let index: Int
  let entry: NavigationEntry
  var id: ObjectIdentifier { ObjectIdentifier(entry) }

  /// A value says what it leads to; of a pushed view its place does.
  var keptName: String? {
    switch entry.content {
    case .value(let value): keptText(ofPlain: value).map { "\(index) \($0)" }
    case .view: "\(index)"
    }
  }
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
  /// Says which view a pushed value of a type shows, in the stack around the view.
  ///
  /// The value's own type counts, not one that it inherits from. Of several destinations for one type the one that was
  /// updated last is used.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Makes the view for a value.
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    DestinationRegistrar(content: self, type: data) { value in
      (value.base as? D).map { AnyView(destination($0)) }
    }
  }

  /// Pushes a view onto the stack around while the binding is true. Going back sets the binding to false.
  ///
  /// Outside of a stack nothing is pushed. In the leading column of a split view it's pushed onto that column.
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    PushingView(content: self, isActive: isPresented, destination: AnyView(destination()))
  }

  /// Pushes a view for an item onto the stack around while there's an item. Going back sets the binding to nil.
  ///
  /// Outside of a stack nothing is pushed. In the leading column of a split view it's pushed onto that column.
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    PushingView(
      content: self, isActive: item.isSet(),
      destination: AnyView(PresentedItem(item: item) { AnyView(destination($0)) }),
      item: ItemBinding(
        type: D.self, value: { item.wrappedValue.map { AnyHashable($0) } },
        set: { if let value = $0.base as? D { item.wrappedValue = value } }))
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
  /// What it's shown for; nil where it's only shown or not.
  var item: ItemBinding?
  /// The words of the link whose view it is, which a leading column shows in the next one; nil where it's no link's.
  var linkWords: LinkWords?
  @State private var pushed = PushedView()
  @State private var entry: NavigationEntry?
  @Environment(\.navigation) private var store
  @Environment(\.leadingColumn) private var column
  @Environment(\.isDetailLink) private var isDetailLink

  @MainActor var body: some View {
    let isActive = isActive
    let _ = pushed.set(destination)
    let _ = linkWords == nil ? store?.offer(pushed, isActive, item) : nil
    content.onChange(of: isActive.wrappedValue, initial: true) { _, isOn in
      if isOn, entry == nil {
        let new = NavigationEntry(.view(pushed), words: linkWords) {
          isActive.wrappedValue = false
          entry = nil
        }
        entry = new
        if linkWords != nil, isDetailLink, let next = column?.next {
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
