// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Scripts/live-page writes this file. Change the page's own files in Sources/GnomonLive/Page, and run that.

extension LivePage {
  /// All files.
  package static let files: [File] = [
    File(
      name: "page.css",
      text: #"""
body { margin: 0 }

"""#),
    File(
      name: "page.html",
      text: #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="stylesheet" href="/page/page.css">
<script type="module" src="/page/page.js"></script>
<title>Preview</title>
</head>
<body></body>
</html>

"""#),
    File(
      name: "page.js",
      text: #"""
'use strict';

"""#),
  ]
}
