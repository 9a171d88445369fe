# SPDX-License-Identifier: Apache-2.0
"""The card with Skia's Python binding."""
import support

try:
    import skia
except ImportError:
    support.missing("Skia", "pip install skia-python (make bench-peers)")

ink, slate = skia.Color(0x11, 0x18, 0x27), skia.Color(0x4B, 0x55, 0x63)


def face(bold=False):
    style = skia.FontStyle.Bold() if bold else skia.FontStyle.Normal()
    return skia.Typeface("Inter", style)


regular, bold = face(), face(True)


def linear(start, end, colors):
    return skia.Paint(AntiAlias=True, Shader=skia.GradientShader.MakeLinear([start, end], colors))


def card():
    surface = skia.Surface(1200, 630)
    canvas = surface.getCanvas()
    canvas.drawPaint(linear((2, -3), (1198, 633), [0xFF1E3A8A, 0xFF9333EA]))
    rect = skia.Rect.MakeXYWH(60, 60, 1080, 510)
    shadow = skia.Paint(AntiAlias=True, Color=skia.Color(0, 0, 0, 89))
    shadow.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 20))
    canvas.drawRoundRect(rect.makeOffset(0, 16), 32, 32, shadow)
    canvas.drawRoundRect(rect, 32, 32, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))

    def text(string, x, y, size, color, typeface=regular):
        font = skia.Font(typeface, size)
        canvas.drawString(string, x, y, font, skia.Paint(AntiAlias=True, Color=color))

    text("Layout negotiation for", 110, 160, 64, ink)
    text("servers, issue 1", 110, 235, 64, ink)
    text("A headless view graph that renders to PNG, SVG and PDF", 110, 302, 28, slate)
    avatar = skia.Paint(AntiAlias=True, Shader=skia.GradientShader.MakeRadial((158, 470), 68, [0xFFFABF24, 0xFFEA580C]))
    canvas.drawCircle(158, 470, 48, avatar)
    text("G", 143, 484, 40, skia.ColorWHITE, bold)
    text("Gnomon", 226, 478, 28, ink)
    for i in range(20):
        height = 20 + 1.3 * ((37 * i + 11) % 100)
        bar = skia.Rect.MakeXYWH(500 + 30 * i, 530 - height, 22, height)
        paint = linear((0, 530 - height), (0, 530), [0xFF21D3EE, 0xFF2663EB])
        canvas.drawRoundRect(bar, 5, 5, paint)
    return surface.makeImageSnapshot().encodeToData().bytes()


support.report("Skia", "card/png", support.median_ms(card))
