# SPDX-License-Identifier: Apache-2.0
"""The card with Typst (which has no shadows: it does less)."""
import sys

import support

try:
    import typst
except ImportError:
    support.missing("Typst", "pip install typst (make bench-peers)")

if sys.argv[1:] == ["cold"]:
    typst.compile(support.path("card.typ"), format="png", ppi=72.0)
    sys.exit(0)

compiler = typst.Compiler(support.path("card.typ"))
count = 0


def card(form):
    # Another title each time, or the compiler answers from memory.
    global count
    count += 1
    title = {"title": f"Layout negotiation for servers, issue {count}"}
    return compiler.compile(format=form, ppi=72.0, sys_inputs=title) if form == "png" else compiler.compile(
        format=form, sys_inputs=title)


try:
    card("png")
except TypeError:
    def card(form):
        return typst.compile(support.path("card.typ"), format=form, ppi=72.0)

support.report("Typst", "card/png", support.median_ms(lambda: card("png")))
support.report("Typst", "card/pdf", support.median_ms(lambda: card("pdf")))
support.report("Typst", "card/svg", support.median_ms(lambda: card("svg")))
support.report("Typst", "card/cold", support.process_ms([sys.executable, __file__, "cold"]))
