// SPDX-License-Identifier: Apache-2.0
// What `import Testing` asks for beside AppKit.
@_exported import _Testing_CoreGraphics
