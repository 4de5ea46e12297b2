#!/usr/bin/env python3
"""Draws the disc pieces of data/art: Hán glyphs, a small Vietnamese word, letters.

    apt-get install python3-fonttools fonts-noto-cjk-extra fonts-dejavu-core
    tools/art/discs.py

The SVG files are committed; nothing at build time runs this. Glyphs become outlines, so that no
reader of the files needs a font. Numbers are whole units of a 500 by 500 box.
"""
import pathlib

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTCollection, TTFont

ART = pathlib.Path(__file__).resolve().parents[2] / "data" / "art"
HAN = TTCollection("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc").fonts[3]
LATIN = TTFont("/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf")

XIANGQI = {  # role: Red's glyph, Black's glyph, the word, the letters vi and en
    "general": ("帥", "將", "Tướng", "Tg", "K"),
    "advisor": ("仕", "士", "Sĩ", "S", "A"),
    "elephant": ("相", "象", "Tượng", "T", "E"),
    "horse": ("傌", "馬", "Mã", "M", "H"),
    "chariot": ("俥", "車", "Xe", "X", "R"),
    "cannon": ("炮", "砲", "Pháo", "P", "C"),
    "soldier": ("兵", "卒", "Tốt", "B", "P"),
}
CHESS = {  # role: the letters vi and en
    "king": ("V", "K"),
    "queen": ("H", "Q"),
    "rook": ("X", "R"),
    "bishop": ("T", "B"),
    "knight": ("M", "N"),
    "pawn": ("Tốt", "P"),
}


class WholeUnits(BasePen):
    """Writes a path in relative whole numbers: font units times `scale`, y turned downwards."""

    def __init__(self, glyphs, scale, x, y):
        super().__init__(glyphs)
        self.scale, self.x, self.y = scale, x, y
        self.at, self.start, self.last, self.out = (0, 0), (0, 0), "", []

    def _whole(self, point):
        return round(self.x + point[0] * self.scale), round(self.y - point[1] * self.scale)

    def _write(self, command, points):
        text = "" if command == self.last else command
        for point in points:
            for value in (point[0] - self.at[0], point[1] - self.at[1]):
                text += str(value) if value < 0 or text[-1:].isalpha() else f" {value}"
        self.out.append(text)
        self.last, self.at = command, points[-1]

    def _moveTo(self, point):
        # A first move is absolute from 0,0 either way; the ones after follow on.
        self._write("m", [self._whole(point)])
        self.start = self.at

    def _lineTo(self, point):
        point = self._whole(point)
        if point == self.at:
            return
        if point[1] == self.at[1] or point[0] == self.at[0]:
            command, delta = ("h", point[0] - self.at[0]) if point[1] == self.at[1] else ("v", point[1] - self.at[1])
            same = command == self.last
            self.out.append(("" if same else command) + (" " if same and delta >= 0 else "") + str(delta))
            self.last, self.at = command, point
        else:
            self._write("l", [point])

    def _curveToOne(self, one, two, three):
        points = [self._whole(point) for point in (one, two, three)]
        if points[-1] != self.at:
            self._write("c", points)

    def _qCurveToOne(self, one, two):
        points = [self._whole(point) for point in (one, two)]
        if points[-1] != self.at:
            self._write("q", points)

    def _closePath(self):
        self.out.append("z")
        self.at, self.last = self.start, "z"


def outline(font, text, height, center_x, center_y, widest, box=None):
    """The path of `text`, `height` units an em, its ink (or the ink of `box`) centred, no wider than `widest`."""
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = height / font["head"].unitsPerEm
    drawn, x = [], 0
    for letter in text:
        drawn.append((names[ord(letter)], x))
        x += font["hmtx"][names[ord(letter)]][0]
    edges = []
    for name, offset in drawn:
        pen = BoundsPen(glyphs)
        glyphs[name].draw(pen)
        edges.append((pen.bounds[0] + offset, pen.bounds[1], pen.bounds[2] + offset, pen.bounds[3]))
    left, right = min(edge[0] for edge in edges), max(edge[2] for edge in edges)
    low, high = box or (min(edge[1] for edge in edges), max(edge[3] for edge in edges))
    scale = min(scale, widest / (right - left))
    base_x, base_y = center_x - (left + right) / 2 * scale, center_y + (low + high) / 2 * scale
    path = ""
    for name, offset in drawn:
        pen = WholeUnits(glyphs, scale, base_x + offset * scale, base_y)
        glyphs[name].draw(pen)
        path += "M" + "".join(pen.out)[1:]
    return path


def svg(body):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 500">{body}</svg>\n'


def ring(radius, width):
    """A ring around the middle, as a path: a circle, and a smaller one the other way round."""
    path = ""
    for edge, turn in ((radius + width // 2, 0), (radius - width // 2, 1)):
        path += f"M{250 - edge} 250a{edge} {edge} 0 1 {turn} {2 * edge} 0 {edge} {edge} 0 1 {turn}-{2 * edge} 0z"
    return path


# Red is a pale disc with two thin rings, Black a dark one with one: told apart without colour.
SIDES = {  # the fill, the edge, the ink of all that is on it, the inner ring
    "red": ("#fdf1d6", "#a5130f", "#a5130f", ring(196, 8)),
    "white": ("#fff", "#000", "#000", ""),
    "black": ("#24292f", "#0b0d10", "#fdf1d6", ring(204, 10)),
}


def disc(side):
    """The empty disc, its ink, and what the path of its glyph begins with."""
    fill, edge, ink, inner = SIDES[side]
    return f'<circle cx="250" cy="250" r="226" fill="{fill}" stroke="{edge}" stroke-width="16"/>', ink, inner


def write(folder, side, role, body):
    path = ART / folder / f"{side}_{role}.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(svg(body), encoding="utf-8")


def glyph(path, ink):
    return f'<path fill="{ink}" d="{path}"/>'


def draw_xiangqi():
    for role, (red, black, word, letter_vi, letter_en) in XIANGQI.items():
        for side, han in (("red", red), ("black", black)):
            plate, ink, inner = disc(side)
            write("xiangqi/han", side, role, plate + glyph(inner + outline(HAN, han, 320, 250, 250, 300), ink))
            # The word stands on a band across the foot of the disc, in the disc's colours turned round.
            paper = SIDES[side][0]
            word_path = outline(LATIN, word, 128, 250, 393, 400, box=(0, 1493))
            write("xiangqi/han_vi", side, role, plate + glyph(inner + outline(HAN, han, 244, 250, 190, 236), ink)
                  + f'<rect x="20" y="318" width="460" height="160" rx="60" fill="{ink}"/>' + glyph(word_path, paper))
            for name, letter in (("letters_vi", letter_vi), ("letters_en", letter_en)):
                write(f"xiangqi/{name}", side, role, plate + glyph(inner + outline(LATIN, letter, 330, 250, 250, 300), ink))


def draw_chess():
    for role, letters in CHESS.items():
        for side in ("white", "black"):
            plate, ink, inner = disc(side)
            for name, letter in zip(("letters_vi", "letters_en"), letters):
                write(f"chess/{name}", side, role, plate + glyph(inner + outline(LATIN, letter, 330, 250, 250, 310), ink))


draw_xiangqi()
draw_chess()
