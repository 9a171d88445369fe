# SPDX-License-Identifier: Apache-2.0
"""The card with WeasyPrint, which writes PDF alone (and has no shadows)."""
import sys

import support

try:
    import weasyprint
except (ImportError, OSError):
    support.missing("WeasyPrint", "pip install weasyprint (make bench-peers)")

support.report(
    "WeasyPrint", "card/pdf", support.median_ms(lambda: weasyprint.HTML(support.path("card.html")).write_pdf(), 7, 1))
