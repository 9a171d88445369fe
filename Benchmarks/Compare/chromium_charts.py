# SPDX-License-Identifier: Apache-2.0
"""The charts as SVG that was written by hand, drawn by Chromium without a window: 800×500 at two pixels a point.

Its text takes no part in any layout: places are worked out here, so that only drawing is measured.
"""
import base64

import chart_data
import support
from chromium import Browser

WIDTH, HEIGHT, LEFT, TOP = 720, 430, 30, 20


def page(marks, lowest=0.0, highest=1.0):
    lines = []
    for step in range(5):
        y = TOP + HEIGHT - HEIGHT * step / 4
        lines.append(f'<line x1="{LEFT}" y1="{y}" x2="{LEFT + WIDTH}" y2="{y}" stroke="#c5c5c7" stroke-width=".5"/>')
        value = lowest + (highest - lowest) * step / 4
        lines.append(f'<text x="{LEFT + WIDTH + 4}" y="{y + 4}">{value:g}</text>')
        x = LEFT + WIDTH * step / 4
        lines.append(
            f'<line x1="{x}" y1="{TOP}" x2="{x}" y2="{TOP + HEIGHT + 18}" stroke="#c5c5c7" stroke-width=".5" '
            'stroke-dasharray="2 2"/>')
    return (
        '<body style="margin:0"><svg width="800" height="500" font-family="Inter" font-size="11" fill="#8a8a8e">'
        + "".join(lines) + marks + "</svg>")


def place(x, y):
    return LEFT + WIDTH * x, TOP + HEIGHT * (1 - y)


def bars():
    marks = []
    for index, (name, value) in enumerate(chart_data.bars()):
        x, y = place((index + 0.15) / 12, value / 100)
        marks.append(f'<rect x="{x}" y="{y}" width="{WIDTH * 0.7 / 12}" height="{TOP + HEIGHT - y}" fill="#0088ff"/>')
        marks.append(f'<text x="{x + WIDTH * 0.35 / 12}" y="{TOP + HEIGHT + 15}" text-anchor="middle">{name}</text>')
    return page("".join(marks), 0, 100)


def line(count):
    points = " ".join("%g,%g" % place(x / count, (y + 1) / 3) for x, y in chart_data.line(count))
    return page(f'<polyline points="{points}" fill="none" stroke="#0088ff" stroke-width="2"/>', -1, 2)


def scatter(count):
    return page("".join(
        '<circle cx="%g" cy="%g" r="2" fill="#0088ff"/>' % place(x, y) for x, y in chart_data.scatter(count)))


def areas():
    colours = ["#0088ff", "#34c759", "#ff8d28", "#cb30e0", "#ff383c", "#00c0e8", "#ffcc00", "#0088ff", "#34c759", "#ff8d28"]
    base, shapes, series = [0.0] * 50, [], {}
    for x, name, value in chart_data.areas():
        series.setdefault(name, []).append(value)
    for colour, values in zip(colours, series.values()):
        top = [a + b for a, b in zip(base, values)]
        points = [place(i / 49, y / 10) for i, y in enumerate(top)]
        points += [place(i / 49, base[i] / 10) for i in range(49, -1, -1)]
        shapes.append('<polygon points="%s" fill="%s"/>' % (" ".join("%g,%g" % p for p in points), colour))
        base = top
    return page("".join(shapes), 0, 10)


def heat():
    cells = []
    for x, y, value in chart_data.heat():
        left, top = place(x / 50, (y + 1) / 50)
        cells.append(
            f'<rect x="{left:g}" y="{top:g}" width="{WIDTH / 50}" height="{HEIGHT / 50}" fill="#0088ff" '
            f'fill-opacity="{0.2 + 0.8 * value:.3f}"/>')
    return page("".join(cells), 0, 50)


browser = Browser()
try:
    browser.call("Emulation.setDeviceMetricsOverride", width=800, height=500, deviceScaleFactor=2, mobile=False)
    for work, make in (("chart/bars", bars), ("chart/line_1k", lambda: line(1000)),
                       ("chart/line_100k", lambda: line(100_000)), ("chart/scatter_10k", lambda: scatter(10_000)),
                       ("chart/areas", areas), ("chart/heat", heat)):
        def shoot():
            browser.show(make())
            base64.b64decode(browser.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"])

        support.report("Chromium", work, support.median_ms(shoot, 9))
finally:
    browser.close()
