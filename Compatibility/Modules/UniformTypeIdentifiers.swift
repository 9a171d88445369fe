// SPDX-License-Identifier: Apache-2.0
// What `import UniformTypeIdentifiers` promises: types of data, and the items that are handed over as them.
@_exported import GnomonFoundationBase
@_exported import class Gnomon.NSItemProvider
@_exported import struct Gnomon.UTTagClass
@_exported import struct Gnomon.UTType
