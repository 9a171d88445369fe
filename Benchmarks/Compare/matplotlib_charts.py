# SPDX-License-Identifier: Apache-2.0
"""The charts with matplotlib, in one process that draws many: 800×500 at two pixels a point."""
import io

import chart_data
import support

try:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
except ImportError:
    support.missing("matplotlib", "pip install matplotlib (make bench-peers)")


def picture(draw):
    def run():
        figure, axes = pyplot.subplots(figsize=(8, 5), dpi=200)
        draw(axes)
        # The least compression, as ours has it.
        figure.savefig(io.BytesIO(), format="png", pil_kwargs={"compress_level": 1})
        pyplot.close(figure)

    return run


def bars(axes):
    data = chart_data.bars()
    axes.bar([name for name, _ in data], [value for _, value in data], width=0.7)
    axes.grid(axis="y")


def line(count):
    def draw(axes):
        data = chart_data.line(count)
        axes.plot([x for x, _ in data], [y for _, y in data])
        axes.grid()

    return draw


def scatter(count):
    def draw(axes):
        data = chart_data.scatter(count)
        axes.plot([x for x, _ in data], [y for _, y in data], "o", markersize=4)
        axes.grid()

    return draw


def areas(axes):
    series = {}
    for _, name, value in chart_data.areas():
        series.setdefault(name, []).append(value)
    axes.stackplot(range(50), *series.values(), labels=series.keys())
    axes.legend()


def heat(axes):
    rows = [[0.0] * 50 for _ in range(50)]
    for x, y, value in chart_data.heat():
        rows[y][x] = value
    axes.imshow(rows, aspect="auto", origin="lower")


for work, draw in (("chart/bars", bars), ("chart/line_1k", line(1000)), ("chart/line_100k", line(100_000)),
                   ("chart/scatter_10k", scatter(10_000)), ("chart/areas", areas), ("chart/heat", heat)):
    support.report("matplotlib", work, support.median_ms(picture(draw), 9))
