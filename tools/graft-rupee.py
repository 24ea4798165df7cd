"""Adds the rupee sign of one cut variable font to another of the same axes and units (CONTRIBUTING, "Fonts").

usage: python3 tools/graft-rupee.py latin.woff2 rupee.woff2 out.woff2
"""

import sys

from fontTools.ttLib import TTFont

RUPEE = 0x20B9


def load(path: str) -> TTFont:
    font = TTFont(path)
    # Read in full before the order of the glyphs changes, on which these tables depend.
    for table in ("glyf", "gvar", "hmtx", "cmap", "GDEF", "GSUB", "GPOS", "post"):
        if table in font:
            font[table]
    for name in font.getGlyphOrder():
        font["glyf"][name].expand(font["glyf"])
    return font


latin_path, rupee_path, out_path = sys.argv[1:]
latin, rupee = load(latin_path), load(rupee_path)
new_names = {name: f"rupee.{name}" for name in rupee.getGlyphOrder() if name != ".notdef"}
for name, new_name in new_names.items():
    glyph = rupee["glyf"][name]
    if glyph.isComposite():
        for component in glyph.components:
            component.glyphName = new_names[component.glyphName]
    latin["glyf"].glyphs[new_name] = glyph
    latin["hmtx"].metrics[new_name] = rupee["hmtx"][name]
    latin["gvar"].variations[new_name] = rupee["gvar"].variations.get(name, [])
order = latin.getGlyphOrder() + list(new_names.values())
latin.setGlyphOrder(order)
latin["glyf"].glyphOrder = order
for table in latin["cmap"].tables:
    if table.isUnicode():
        table.cmap[RUPEE] = new_names[rupee.getBestCmap()[RUPEE]]
# Optional, and it knows no width of the new glyphs: without it their widths come from `gvar`.
if "HVAR" in latin:
    del latin["HVAR"]
latin.flavor = "woff2"
latin.save(out_path)
