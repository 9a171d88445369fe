/// Switches the edit mode around it on and off.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}

  @MainActor @preconcurrency public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
