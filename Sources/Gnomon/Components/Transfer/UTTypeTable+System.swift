// SPDX-License-Identifier: Apache-2.0
extension UTTypeTable {
  /// The types that the system declares, one a line: identifier, what it conforms to, filename extensions, MIME types.
  /// Of several extensions or MIME types the first is the preferred one.
  static let system = """
    public.item|||
    public.content|||
    public.composite-content|public.content||
    public.data|public.item||
    public.directory|public.item||
    com.apple.resolvable|||
    public.symlink|public.item com.apple.resolvable||
    public.executable|public.item||
    com.apple.mount-point|public.item com.apple.resolvable||
    com.apple.alias-file|public.data com.apple.resolvable||
    com.apple.bookmark|public.data com.apple.resolvable||
    public.url|public.data||
    public.file-url|public.url||
    public.folder|public.directory||
    public.volume|public.folder||
    com.apple.package|public.directory||
    com.apple.bundle|public.directory||
    com.apple.plugin|com.apple.bundle com.apple.package||
    com.apple.metadata-importer|com.apple.plugin|mdimporter|
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator|
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc|
    com.apple.framework|com.apple.bundle|framework|
    com.apple.application|public.executable||
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app|
    com.apple.application-and-system-extension|com.apple.xpc-service|appex|
    public.unix-executable|public.data public.executable||
    com.microsoft.windows-executable|public.data public.executable|exe|
    com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefPane|
    public.archive|||
    public.disk-image|public.archive||
    com.apple.archive|public.data public.archive|aar|
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip
    public.bzip2-archive|public.data public.archive|bz2|application/x-bzip2
    public.zip-archive|com.pkware.zip-archive|zip|application/zip
    public.tar-archive|public.data public.archive|tar|application/x-tar
    public.spreadsheet|public.content||
    public.presentation|public.composite-content||
    public.database|||
    public.message|||
    public.email-message|public.message|eml|message/rfc822
    public.contact|||
    public.to-do-item|||
    public.calendar-event|||
    com.apple.internet-location|public.data||
    com.microsoft.internet-shortcut|public.data|url|
    public.font|||
    public.bookmark|||
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert
    com.apple.linkpresentation.metadata|public.data||
    public.text|public.data public.content||
    public.plain-text|public.text|txt text|text/plain
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8
    public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16
    public.utf16-plain-text|public.plain-text||
    public.delimited-values-text|public.text||
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text||
    public.rtf|public.text|rtf|text/rtf
    public.html|public.text|html htm|text/html
    public.xml|public.text|xml|application/xml text/xml
    public.yaml|public.text|yml yaml|application/x-yaml
    public.css|public.text|css|text/css
    public.source-code|public.plain-text||
    public.assembly-source|public.source-code|s|
    public.c-source|public.source-code|c|
    public.objective-c-source|public.source-code|m|
    public.swift-source|public.source-code|swift|
    public.c-plus-plus-source|public.source-code|cpp cp cc cxx c++|
    public.objective-c-plus-plus-source|public.source-code|mm|
    public.c-header|public.source-code|h|
    public.c-plus-plus-header|public.source-code|hpp hh hxx h++|
    public.script|public.source-code||
    com.apple.applescript.text|public.script|applescript|
    com.apple.applescript.script|public.data public.script|scpt|
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd|
    com.netscape.javascript-source|public.source-code public.executable|js javascript mjs|text/javascript
    public.shell-script|public.script|sh|
    public.perl-script|public.shell-script|pl pm|text/x-perl-script
    public.python-script|public.shell-script|py|text/x-python-script
    public.ruby-script|public.shell-script|rb|text/x-ruby-script
    public.php-script|public.shell-script|php|text/php
    public.make-source|public.script|mk|
    public.json|public.text|json|application/json
    public.geojson|public.json|geojson|application/geo+json
    com.apple.property-list|public.data|plist|
    com.apple.xml-property-list|public.xml com.apple.property-list||
    com.apple.binary-property-list|com.apple.property-list||
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard
    public.log||log|
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf
    com.apple.rtfd|com.apple.package public.composite-content|rtfd|
    com.apple.flat-rtfd|public.data public.composite-content||
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip
    public.image|public.data public.content||
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg
    public.tiff|public.image|tiff tif|image/tiff
    com.compuserve.gif|public.image|gif|image/gif
    public.png|public.image|png|image/png
    com.apple.icns|public.image|icns|
    com.microsoft.bmp|public.image|bmp|image/bmp
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon
    public.camera-raw-image|public.image|raw|
    public.svg-image|public.image|svg|image/svg+xml
    com.apple.live-photo|||
    public.heif|public.heif-standard|heif|image/heif
    public.heic|public.heif-standard|heic|image/heic
    org.webmproject.webp|public.image|webp|image/webp
    public.3d-content|public.content||
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc|
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
    com.apple.reality|public.data|reality|
    com.apple.scenekit.scene|public.3d-content public.data|scn|
    com.apple.arobject|public.data|arobject|
    public.audiovisual-content|public.data public.content||
    public.movie|public.audiovisual-content||
    public.video|public.movie||
    public.audio|public.audiovisual-content||
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime
    public.mpeg|public.movie|mpg mpeg mpe|video/mpeg
    public.mpeg-2-video|public.video|m2v|video/mpeg2
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t
    public.mp3|public.audio|mp3|audio/mpeg
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4
    com.apple.protected-mpeg-4-audio|public.audio|m4p|
    com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v|
    public.avi|public.movie|avi|video/avi video/x-msvideo
    public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff
    com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/x-wav
    public.midi-audio|public.audio|midi mid|audio/midi
    public.playlist|||
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/mpegurl
    public.heif-standard|public.image||
    com.apple.m4v-video|public.movie||
    public.aifc-audio|public.audio|aifc|
    com.pkware.zip-archive|public.data public.archive||
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a
    net.daringfireball.markdown|public.text|md markdown|text/markdown
    """
}
