// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

/// A window with the list: beside the note where there's room, before it on a phone.
struct MainWindow: View {
  @State private var library: Library
  @State private var navigation: Navigation
  /// Where somebody was in this window when it was closed.
  @SceneStorage("path") private var lastPath: Data?

  init(_ store: NoteStore) { self.init(Library(store)) }

  init(_ library: Library, _ navigation: Navigation = Navigation()) {
    _library = State(initialValue: library)
    _navigation = State(initialValue: navigation)
  }

  var body: some View {
    Columns(navigation: navigation)
      .sheet(isPresented: $navigation.showsSettings) {
        NavigationStack { SettingsView() }.preferred()
      }
      .onAppear(perform: goBack)
      .onChange(of: navigation.path) { lastPath = try? JSONEncoder().encode(navigation.path) }
      .onOpenURL { open($0) }
      .following(library)
      .environment(library)
      .environment(navigation)
      .preferred()
  }

  /// Goes to where somebody was, as far as it's still there.
  private func goBack() {
    guard navigation.path.isEmpty, let lastPath else { return }
    let path = (try? JSONDecoder().decode([Route].self, from: lastPath)) ?? []
    navigation.path = path.filter { route in
      guard case .note(let id) = route else { return true }
      return (library.attempt { try library.store.note(id) } ?? nil) != nil
    }
  }

  private func open(_ url: URL) {
    navigation.showsSettings = false
    switch DeepLink(url) {
    case .note(let id)?: navigation.path = [.note(id)]
    case .new(let text)?: navigation.note = library.create(text: NoteText(body: text)) ?? navigation.note
    case nil: library.failure = String(localized: "“\(url.absoluteString)” leads to nothing here.")
    }
  }
}

private struct Columns: View {
  @Bindable var navigation: Navigation
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .compact {
      NavigationStack(path: $navigation.path) {
        NoteListView()
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .note(let id): NoteView(id)
            case .tags: TagsView()
            }
          }
      }
    } else {
      NavigationSplitView {
        NoteListView(selection: $navigation.selection)
          .navigationSplitViewColumnWidth(min: 280, ideal: 340, max: 420)
      } detail: {
        NavigationStack {
          if let id = navigation.note {
            NoteView(id).id(id)
          } else {
            ContentUnavailableView(
              "No Note Selected", systemImage: "note.text", description: Text("Choose a note, or write a new one."))
          }
        }
      }
      .sheet(isPresented: $navigation.showsTags) {
        NavigationStack { TagsView() }.preferred()
      }
    }
  }
}

/// A window with one note.
struct NoteWindow: View {
  @State private var library: Library
  private let id: Note.ID

  init(_ store: NoteStore, _ id: Note.ID) {
    _library = State(initialValue: Library(store))
    self.id = id
  }

  var body: some View {
    NavigationStack { NoteView(id) }
      .following(library)
      .environment(library)
      .environment(Navigation())
      .preferred()
  }
}

extension View {
  /// Keeps a library in step with what other processes write, and tells what goes wrong.
  func following(_ library: Library) -> some View { modifier(Following(library: library)) }

  /// The colours that somebody has chosen in the settings.
  func preferred() -> some View { modifier(Preferred()) }
}

private struct Following: ViewModifier {
  @Bindable var library: Library
  @AppStorage(PreferenceKey.order) private var order = NoteQuery.Order.modified

  func body(content: Content) -> some View {
    content
      .onChange(of: order, initial: true) { library.query.order = order }
      .task {
        while !Task.isCancelled {
          do {
            try await library.store.followOtherProcesses()
          } catch is CancellationError {
            return
          } catch {
            library.tell(error)
            try? await Task.sleep(for: .seconds(10))
          }
        }
      }
      .alert("That Didn’t Work", isPresented: $library.failure.isPresent) {
        Button("OK") {}
      } message: {
        Text(library.failure ?? "")
      }
  }
}

private struct Preferred: ViewModifier {
  @AppStorage(PreferenceKey.tint) private var tint = Tint.yellow
  @AppStorage(PreferenceKey.appearance) private var appearance = Appearance.system

  func body(content: Content) -> some View {
    content.tint(tint.color).preferredColorScheme(appearance.colorScheme)
  }
}

extension Optional {
  /// For presentations that end by forgetting what they show.
  var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

#Preview("Notes") { MainWindow(.sample()) }
#Preview("A note is open") { MainWindow(.sample(), .opened()) }
#Preview("No notes") { MainWindow(.empty()) }
#Preview("Many notes") { MainWindow(.many(20_000)) }
