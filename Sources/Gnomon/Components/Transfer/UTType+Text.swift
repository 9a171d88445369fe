// SPDX-License-Identifier: Apache-2.0
// Texts and documents.
extension UTType {
  /// Any text, with or without markup.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup, of any encoding.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without markup in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text without markup in UTF-16, big-endian where nothing says otherwise.
  public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
  /// Text without markup in UTF-16 of the machine's byte order.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Values between delimiters.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Values between commas.
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  /// Values between tabs.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Values between tabs, in UTF-8.
  public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
  /// Rich Text Format.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// HTML.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// Cascading style sheets.
  public static var css: UTType { UTType(known: "public.css") }
  /// Source code of any language.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source code in an assembly language.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// Source code in C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Source code in Objective-C.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Source code in Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source code in C++.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Source code in Objective-C++.
  public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
  /// A header in C.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// A header in C++.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Source code in a scripting language.
  public static var script: UTType { UTType(known: "public.script") }
  /// AppleScript as text.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// A compiled script.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// A compiled script as a bundle.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// Source code in JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A shell's script.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// A Perl script.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// A Python script.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// A Ruby script.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// A PHP script.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// A makefile.
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// GeoJSON.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in bytes.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A vCard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// A log.
  public static var log: UTType { UTType(known: "public.log") }
  /// PDF.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Rich text with attachments, as a package.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Rich text with attachments, as bytes.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// A page with what it shows.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// An electronic book.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
}
