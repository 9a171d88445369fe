// SPDX-License-Identifier: Apache-2.0
// What `import CoreTransferable` promises: values that can be handed over, and how.
@_exported import struct Gnomon.CodableRepresentation
@_exported import struct Gnomon.DataRepresentation
@_exported import struct Gnomon.FileRepresentation
@_exported import struct Gnomon.ProxyRepresentation
@_exported import struct Gnomon.ReceivedTransferredFile
@_exported import struct Gnomon.SentTransferredFile
@_exported import protocol Gnomon.TransferRepresentation
@_exported import struct Gnomon.TransferRepresentationBuilder
@_exported import struct Gnomon.TransferRepresentationVisibility
@_exported import protocol Gnomon.Transferable
@_exported import struct Gnomon.TupleTransferRepresentation
@_exported import UniformTypeIdentifiers
