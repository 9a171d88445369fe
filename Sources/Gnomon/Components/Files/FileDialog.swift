// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A dialog about files that a view asks for.
///
/// Gnomon draws none. ``ViewHost/fileDialogs`` tells of it, and ``ViewHost/chooseFiles(_:)``,
/// ``ViewHost/chooseFolder(_:)`` and ``ViewHost/cancelFileDialog()`` answer it.
public struct FileDialog: Sendable {
  /// The reason why a view asks for files.
  public enum Purpose: Hashable, Sendable {
    /// Files of some types are to be chosen: one, or as many as wanted.
    case importing(contentTypes: [UTType], allowsMultipleSelection: Bool)
    /// A folder is to be chosen, and files of these names are written into it.
    case exporting(fileNames: [String])
    /// A folder is to be chosen, and files are moved into it.
    case moving(files: [URL])
  }

  /// The reason why the view asks, with the types or the files in question.
  public let purpose: Purpose
  let settings: FileDialogSettings

  /// The message above the files; nil is none.
  public var message: Text? { settings.message }
  /// The label of the button that agrees; nil is what the system says.
  public var confirmationLabel: Text? { settings.confirmationLabel }
  /// The label of the field for the name of an exported file; nil is what the system says.
  public var filenameLabel: Text? { settings.filenameLabel }
  /// The folder that the dialog begins with; nil is the system's choice.
  public var defaultDirectory: URL? { settings.defaultDirectory }
  /// The files and parts of names that the dialog shows besides the usual ones; none by default.
  public var browserOptions: FileDialogBrowserOptions { settings.options }

  /// Tells whether a file may be chosen in a dialog for importing.
  ///
  /// The type that the file's name tells has to be one of the allowed ones, and what the view says by
  /// `fileDialogURLEnabled(_:)` has to hold. The file itself isn't looked at. It's false for dialogs of other purposes.
  public func allows(_ url: URL) -> Bool {
    guard case .importing(let types, _) = purpose else { return false }
    let type = url.typeByName ?? .data
    if let isEnabled = settings.isEnabled, (try? isEnabled.evaluate(url)) != true { return false }
    return types.contains { type.conforms(to: $0) }
  }
}

/// The files and parts of names that a dialog shows besides the usual ones.
///
/// Gnomon draws no dialog: it hands the options on by ``FileDialog/browserOptions``.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The options as bits: 1 is packages, 2 is hidden files, 4 is extensions.
  public let rawValue: Int
  /// Makes the options that some bits stand for: 1 is packages, 2 is hidden files, 4 is extensions.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The dialog shows what packages hold.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// The dialog shows hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The dialog shows the extensions of files' names.
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

  /// Sets the message of the dialogs about files that views inside ask for; nil is no message.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { fileDialogs { $0.message = message } }

  /// Sets the message of the dialogs about files that views inside ask for, by a localized text.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets the message of the dialogs about files that views inside ask for, by a text from the app's resources.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
    fileDialogMessage(Text(messageResource))
  }

  /// Sets the message of the dialogs about files that views inside ask for, by a string as it is.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S>(_ message: S) -> some View where S: StringProtocol {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the button that agrees, in the dialogs about files that views inside ask for; nil is what the
  /// system says.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialogs { $0.confirmationLabel = label }
  }

  /// Sets the label of the button that agrees, in the dialogs about files that views inside ask for, by a localized
  /// text.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the label of the button that agrees, in the dialogs about files that views inside ask for, by a text from the
  /// app's resources.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of the button that agrees, in the dialogs about files that views inside ask for, by a string as it
  /// is.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S>(_ label: S) -> some View where S: StringProtocol {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the label of the field for the name of an exported file, in the dialogs that views inside ask for; nil is
  /// what the system says.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialogs { $0.filenameLabel = label }
  }

  /// Sets the label of the field for the name of an exported file, in the dialogs that views inside ask for, by a
  /// localized text.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets the label of the field for the name of an exported file, in the dialogs that views inside ask for, by a text
  /// from the app's resources.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the label of the field for the name of an exported file, in the dialogs that views inside ask for, by a
  /// string as it is.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S>(_ label: S) -> some View where S: StringProtocol {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the folder that the dialogs of views inside begin with; nil is the system's choice.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialogs { $0.defaultDirectory = defaultDirectory }
  }

  /// Sets what the dialogs of views inside show of files, besides the usual.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
    fileDialogs { $0.options = options }
  }

  /// Sets which files may be chosen in the dialogs of views inside, besides what their types say.
  ///
  /// A file whose address the predicate isn't true of, or can't be evaluated for, may not be chosen.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialogs { $0.isEnabled = predicate }
  }

  /// Sets the name by which the system remembers a dialog's look.
  ///
  /// It has no effect: Gnomon draws no dialog and has nothing to remember.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    attribute("fileDialogCustomizationID", id)
  }

  /// Sets whether dialogs give aliases rather than the files that they lead to.
  ///
  /// It has no effect: Gnomon gives each file as it was chosen.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    attribute("fileDialogImportsUnresolvedAliases", imports)
  }
}
