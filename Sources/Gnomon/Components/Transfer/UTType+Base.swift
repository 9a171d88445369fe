// SPDX-License-Identifier: Apache-2.0
// Files, folders, archives and what else has no content of its own.
extension UTType {
  /// Anything that there is: files and folders (`public.item`).
  public static var item: UTType { UTType(known: "public.item") }
  /// Anything with content to be looked at (`public.content`).
  public static var content: UTType { UTType(known: "public.content") }
  /// Content of several kinds in one (`public.composite-content`).
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Any bytes, in a file or in memory (`public.data`).
  public static var data: UTType { UTType(known: "public.data") }
  /// A directory: a folder or a package (`public.directory`).
  public static var directory: UTType { UTType(known: "public.directory") }
  /// What leads to something else: links and aliases (`com.apple.resolvable`).
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// A symbolic link (`public.symlink`).
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// Something that can be run (`public.executable`).
  public static var executable: UTType { UTType(known: "public.executable") }
  /// Where a volume is mounted (`com.apple.mount-point`).
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// A file that stands for another, an alias (`com.apple.alias-file`).
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// The bookmark of an address (`com.apple.bookmark`).
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// Any address (`public.url`).
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file (`public.file-url`).
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// A directory that users look into (`public.folder`).
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The root folder of a volume (`public.volume`).
  public static var volume: UTType { UTType(known: "public.volume") }
  /// A directory that looks like a file (`com.apple.package`).
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A directory laid out as bundles are (`com.apple.bundle`).
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A plugin (`com.apple.plugin`).
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// What Spotlight reads files with (`com.apple.metadata-importer`).
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// What Quick Look shows files with (`com.apple.quicklook-generator`).
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// An XPC service (`com.apple.xpc-service`).
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// A framework (`com.apple.framework`).
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// An application (`com.apple.application`).
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// An application that is a bundle (`com.apple.application-bundle`).
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// An extension of an application (`com.apple.application-and-system-extension`).
  public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
  /// An executable file of Unix (`public.unix-executable`).
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// An executable file of Windows (`com.microsoft.windows-executable`).
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// A pane of System Preferences (`com.apple.systempreference.prefpane`).
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
  /// Files and folders in one (`public.archive`).
  public static var archive: UTType { UTType(known: "public.archive") }
  /// What can be mounted as a volume (`public.disk-image`).
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// An Apple Archive (`com.apple.archive`).
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// A gzip archive (`org.gnu.gnu-zip-archive`).
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A bzip2 archive (`public.bzip2-archive`).
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// A zip archive (`public.zip-archive`).
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A tar archive (`public.tar-archive`).
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// A spreadsheet (`public.spreadsheet`).
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A presentation (`public.presentation`).
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A store of a database (`public.database`).
  public static var database: UTType { UTType(known: "public.database") }
  /// A message (`public.message`).
  public static var message: UTType { UTType(known: "public.message") }
  /// A message of e-mail (`public.email-message`).
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A person's or a group's address (`public.contact`).
  public static var contact: UTType { UTType(known: "public.contact") }
  /// Something to do (`public.to-do-item`).
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// An event of a calendar (`public.calendar-event`).
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// A file that holds an address (`com.apple.internet-location`).
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// A file that holds an address, as on Windows (`com.microsoft.internet-shortcut`).
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// A font file (`public.font`).
  public static var font: UTType { UTType(known: "public.font") }
  /// A bookmark (`public.bookmark`).
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// Keys and certificates (`com.rsa.pkcs-12`).
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// A certificate (`public.x509-certificate`).
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// What is shown of a link (`com.apple.linkpresentation.metadata`).
  public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.linkpresentation.metadata") }
}
