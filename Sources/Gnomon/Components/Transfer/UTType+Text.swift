// SPDX-License-Identifier: Apache-2.0
// Texts and documents.
extension UTType {
  /// Any text, with or without markup (`public.text`).
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup, of any encoding (`public.plain-text`).
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without markup in UTF-8 (`public.utf8-plain-text`).
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text without markup in UTF-16, big-endian where nothing says otherwise (`public.utf16-external-plain-text`).
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// Text without markup in UTF-16 of the machine's byte order (`public.utf16-plain-text`).
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Values between delimiters (`public.delimited-values-text`).
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Values between commas (`public.comma-separated-values-text`).
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// Values between tabs (`public.tab-separated-values-text`).
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Values between tabs, in UTF-8 (`public.utf8-tab-separated-values-text`).
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// Text with formats, in RTF (`public.rtf`).
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A page in HTML (`public.html`).
  public static var html: UTType { UTType(known: "public.html") }
  /// Text in XML (`public.xml`).
  public static var xml: UTType { UTType(known: "public.xml") }
  /// Text in YAML (`public.yaml`).
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// Cascading style sheets (`public.css`).
  public static var css: UTType { UTType(known: "public.css") }
  /// Source code of any language (`public.source-code`).
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source code in an assembly language (`public.assembly-source`).
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// Source code in C (`public.c-source`).
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Source code in Objective-C (`public.objective-c-source`).
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Source code in Swift (`public.swift-source`).
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source code in C++ (`public.c-plus-plus-source`).
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Source code in Objective-C++ (`public.objective-c-plus-plus-source`).
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// A header in C (`public.c-header`).
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// A header in C++ (`public.c-plus-plus-header`).
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Source code in a scripting language (`public.script`).
  public static var script: UTType { UTType(known: "public.script") }
  /// AppleScript as text (`com.apple.applescript.text`).
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// A compiled script (`com.apple.applescript.script`).
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// A compiled script as a bundle (`com.apple.applescript.script-bundle`).
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// Source code in JavaScript (`com.netscape.javascript-source`).
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A shell's script (`public.shell-script`).
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A Perl script (`public.perl-script`).
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// A Python script (`public.python-script`).
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// A Ruby script (`public.ruby-script`).
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// A PHP script (`public.php-script`).
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// A makefile (`public.make-source`).
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// Text in JSON (`public.json`).
  public static var json: UTType { UTType(known: "public.json") }
  /// Geographic data in GeoJSON (`public.geojson`).
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// A property list (`com.apple.property-list`).
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML (`com.apple.xml-property-list`).
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in bytes (`com.apple.binary-property-list`).
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A contact as a vCard (`public.vcard`).
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// A log of messages (`public.log`).
  public static var log: UTType { UTType(known: "public.log") }
  /// A document in PDF (`com.adobe.pdf`).
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Rich text with attachments, as a package (`com.apple.rtfd`).
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Rich text with attachments, as bytes (`com.apple.flat-rtfd`).
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// A page with what it shows (`com.apple.webarchive`).
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// An electronic book (`org.idpf.epub-container`).
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
}
