// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Gnomon without the names that are its own. SwiftUI has none of these, so that a user's other modules may: an unavailable name gives way to
// theirs. Who wants Gnomon's imports Gnomon. The order of lookups needs a module between SwiftUI and Gnomon: where SwiftUI itself
// declared them, some orders of imports would stay ambiguous.
@_exported import Gnomon
@_exported import GnomonCairo

@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias Backdrop = Gnomon.Backdrop
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias Bitmap = Gnomon.Bitmap
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias Counters = Gnomon.Counters
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias DisplayCommand = Gnomon.DisplayCommand
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias DisplayFilter = Gnomon.DisplayFilter
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias DisplayImage = Gnomon.DisplayImage
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias DisplayLayer = Gnomon.DisplayLayer
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias DisplayList = Gnomon.DisplayList
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias DynamicNode = Gnomon.DynamicNode
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias FileDialog = Gnomon.FileDialog
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ImageLoader = Gnomon.ImageLoader
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias LayoutNode = Gnomon.LayoutNode
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias LayoutSnapshot = Gnomon.LayoutSnapshot
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias LoadedImage = Gnomon.LoadedImage
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias NamedColor = Gnomon.NamedColor
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias PageBreak = Gnomon.PageBreak
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias Paint = Gnomon.Paint
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias PhaseTimings = Gnomon.PhaseTimings
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias PictureFetcher = Gnomon.PictureFetcher
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias PlatformProfile = Gnomon.PlatformProfile
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias PredicateFormat = Gnomon.PredicateFormat
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ResolvedFont = Gnomon.ResolvedFont
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ResolvedMesh = Gnomon.ResolvedMesh
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ResolvedStop = Gnomon.ResolvedStop
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ResolvedText = Gnomon.ResolvedText
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias RuntimeWarning = Gnomon.RuntimeWarning
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias SemanticsSnapshot = Gnomon.SemanticsSnapshot
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ShapeDrawing = Gnomon.ShapeDrawing
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ShapedGlyph = Gnomon.ShapedGlyph
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ShapedLine = Gnomon.ShapedLine
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ShapedRun = Gnomon.ShapedRun
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ShapedText = Gnomon.ShapedText
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias SourceLocation = Gnomon.SourceLocation
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias SourceRecord = Gnomon.SourceRecord
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias SymbolLayer = Gnomon.SymbolLayer
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias TextEngine = Gnomon.TextEngine
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias TextFit = Gnomon.TextFit
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias TextPart = Gnomon.TextPart
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias TextStyleMetrics = Gnomon.TextStyleMetrics
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias TransferDecoder = Gnomon.TransferDecoder
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias TransferEncoder = Gnomon.TransferEncoder
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias VectorPicture = Gnomon.VectorPicture
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ViewHost = Gnomon.ViewHost
@available(*, unavailable, message: "it's Gnomon's own: import Gnomon")
public typealias ViewNode = Gnomon.ViewNode
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias CairoImageLoader = GnomonCairo.CairoImageLoader
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias CairoRenderer = GnomonCairo.CairoRenderer
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias DocumentInformation = GnomonCairo.DocumentInformation
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias DocumentNavigation = GnomonCairo.DocumentNavigation
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias DocumentPlace = GnomonCairo.DocumentPlace
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias FontFile = GnomonCairo.FontFile
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias PNGEncoder = GnomonCairo.PNGEncoder
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias PangoShapedText = GnomonCairo.PangoShapedText
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias PangoTextEngine = GnomonCairo.PangoTextEngine
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias PictureFormat = GnomonCairo.PictureFormat
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias RenderingError = GnomonCairo.RenderingError
@available(*, unavailable, message: "it's Gnomon's own: import GnomonCairo")
public typealias SVGText = GnomonCairo.SVGText
