# SPDX-License-Identifier: Apache-2.0
"""The charts with Vega-Lite, through vl-convert: 800×500 at two pixels a point."""
import chart_data
import support

try:
    import vl_convert
except ImportError:
    support.missing("vl-convert", "pip install vl-convert-python (make bench-peers)")


def picture(mark, values, **encoding):
    specification = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json", "width": 740, "height": 430,
        "data": {"values": values}, "mark": mark, "encoding": encoding}
    return lambda: vl_convert.vegalite_to_png(specification, scale=2)


def number(field, **more):
    return {"field": field, "type": "quantitative", **more}


def pairs(data):
    return [{"x": x, "y": y} for x, y in data]


work = {
    "chart/bars": picture(
        "bar", pairs(chart_data.bars()), x={"field": "x", "type": "nominal", "sort": None}, y=number("y")),
    "chart/line_1k": picture("line", pairs(chart_data.line(1000)), x=number("x"), y=number("y")),
    "chart/scatter_10k": picture(
        {"type": "circle", "size": 12, "opacity": 1}, pairs(chart_data.scatter(10_000)), x=number("x"), y=number("y")),
    "chart/areas": picture(
        "area", [{"x": x, "s": s, "y": y} for x, s, y in chart_data.areas()], x=number("x"),
        y=number("y", stack="zero"), color={"field": "s", "type": "nominal"}),
    "chart/heat": picture(
        "rect", [{"x": x, "x2": x + 1, "y": y, "y2": y + 1, "v": v} for x, y, v in chart_data.heat()],
        x=number("x"), x2={"field": "x2"}, y=number("y"), y2={"field": "y2"}, color=number("v")),
}
for name, run in work.items():
    support.report("Vega-Lite", name, support.median_ms(run, 7))
