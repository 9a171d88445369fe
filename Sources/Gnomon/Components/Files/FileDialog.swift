// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A dialog about files that a view asks for. A host without a screen shows none: ``ViewHost/fileDialogs`` tells of it, and
/// ``ViewHost/chooseFiles(_:)``, ``ViewHost/chooseFolder(_:)`` and ``ViewHost/cancelFileDialog()`` answer it.
public struct FileDialog: Sendable {
  /// What it's for.
  public enum Purpose: Hashable, Sendable {
    /// Files of some types are to be chosen: one, or as many as wanted.
    case importing(contentTypes: [UTType], allowsMultipleSelection: Bool)
    /// A folder is to be chosen into which files of these names are written.
    case exporting(fileNames: [String])
    /// A folder is to be chosen into which files are moved.
    case moving(files: [URL])
  }

  public let purpose: Purpose
  let settings: FileDialogSettings

  /// What is said above the files; nil is nothing.
  public var message: Text? { settings.message }
  /// What stands on the button that agrees; nil is what the system says.
  public var confirmationLabel: Text? { settings.confirmationLabel }
  /// What stands beside the field for the name of an exported file; nil is what the system says.
  public var filenameLabel: Text? { settings.filenameLabel }
  /// The folder that it begins with; nil is the system's choice.
  public var defaultDirectory: URL? { settings.defaultDirectory }
  /// What is shown of the files.
  public var browserOptions: FileDialogBrowserOptions { settings.options }

  /// Whether a file may be chosen in a dialog for importing: by the type that its name tells, and by what the view says of addresses.
  public func allows(_ url: URL) -> Bool {
    guard case .importing(let types, _) = purpose else { return false }
    let type = url.typeByName ?? .data
    if let isEnabled = settings.isEnabled, (try? isEnabled.evaluate(url)) != true { return false }
    return types.contains { type.conforms(to: $0) }
  }
}

/// What is shown of files in a dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What packages hold.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Files that are hidden.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The endings of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What views say of the dialogs inside.
struct FileDialogSettings: Sendable {
  var message: Text?
  var confirmationLabel: Text?
  var filenameLabel: Text?
  var defaultDirectory: URL?
  var options: FileDialogBrowserOptions = []
  var isEnabled: Predicate<URL>?
}

extension EnvironmentValues {
  private enum FileDialogSettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
  }

  var fileDialogSettings: FileDialogSettings {
    get { self[FileDialogSettingsKey.self] }
    set { self[FileDialogSettingsKey.self] = newValue }
  }
}

extension View {
  nonisolated private func fileDialogs(
    _ change: @escaping @Sendable (inout FileDialogSettings) -> Void
  ) -> some View { transformEnvironment(\.fileDialogSettings, transform: change) }

  /// What is said in the dialogs about files that views inside ask for; nil is nothing.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { fileDialogs { $0.message = message } }

  /// What is said in the dialogs about files that views inside ask for.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// What is said in the dialogs about files that views inside ask for.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(Text(messageResource))
  }

  /// What is said in the dialogs about files that views inside ask for.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol {
    fileDialogMessage(Text(message))
  }

  /// What stands on the button that agrees; nil is what the system says.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialogs { $0.confirmationLabel = label }
  }

  /// What stands on the button that agrees.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// What stands on the button that agrees.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// What stands on the button that agrees.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol {
    fileDialogConfirmationLabel(Text(label))
  }

  /// What stands beside the field for the name of an exported file; nil is what the system says.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialogs { $0.filenameLabel = label }
  }

  /// What stands beside the field for the name of an exported file.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// What stands beside the field for the name of an exported file.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// What stands beside the field for the name of an exported file.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S>(_ label: S) -> some View where S: StringProtocol {
    fileExporterFilenameLabel(Text(label))
  }

  /// The folder that dialogs begin with; nil is the system's choice.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialogs { $0.defaultDirectory = defaultDirectory }
  }

  /// What dialogs show of files.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialogs { $0.options = options }
  }

  /// Which addresses may be chosen, besides what their types say.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialogs { $0.isEnabled = predicate }
  }

  /// Under what name the system keeps what dialogs look like. There's nothing to keep: it has no effect.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    attribute("fileDialogCustomizationID", id)
  }

  /// Whether dialogs give aliases rather than what they lead to. Symbolic links are given as they were chosen: it has no effect.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    attribute("fileDialogImportsUnresolvedAliases", imports)
  }
}
