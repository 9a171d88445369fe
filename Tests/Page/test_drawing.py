# SPDX-License-Identifier: Apache-2.0
"""Each command, by colors at places that are worked out by hand."""

from samples import BLOCK, BLUE, CLEAR, GREEN, RED, line, png, text

CLEAR_PIXEL = (0, 0, 0, 0)
ALL = [0, 0, 100, 100]


@test
def fills_and_rules(open_page):
    shown = open_page()
    ring = "M10 10L90 10L90 90L10 90ZM30 30L70 30L70 70L30 70Z"
    shown.draw([["f", ring, 1, "#ff0000"]])
    shown.expect(20, 20, (255, 0, 0, 255))
    shown.expect(50, 50, CLEAR_PIXEL)
    shown.draw([["f", ring, 0, "#ff000080"]])
    shown.expect(50, 50, (255, 0, 0, 128))
    shown.expect(5, 5, CLEAR_PIXEL)


@test
def strokes(open_page):
    shown = open_page()
    shown.draw(
        [
            ["k", "M10 20L90 20", [10, "butt", "miter", 10, [20, 10], 0], "#0000ff"],
            ["k", "M20 50L80 50", [10, "square", "miter", 10, [], 0], "#00ff00"],
            [
                "k",
                [20, 70, 60, 20],
                [4, "butt", "miter", 10, [], 0],
                {"k": "linear", "s": [[0, "#ff0000"], [1, "#ff0000"]], "p": [0, 0, 1, 0], "m": [1, 0, 0, 1, 3, 0]},
            ],
        ]
    )
    shown.expect(15, 20, (0, 0, 255, 255))
    shown.expect(35, 20, CLEAR_PIXEL)
    shown.expect(45, 20, (0, 0, 255, 255))
    shown.expect(17, 50, (0, 255, 0, 255))
    shown.expect(13, 50, CLEAR_PIXEL)
    shown.expect(50, 70, (255, 0, 0, 255))
    shown.expect(50, 80, CLEAR_PIXEL)


@test
def groups_transforms_and_clips(open_page):
    shown = open_page()
    shown.draw(
        [
            ["s"],
            ["c", [0, 0, 50, 100], 0],
            ["g", 2, 40, 10],
            ["r"],
            ["s"],
            ["m", 2, 0, 0, 2, 0, 40],
            ["g", 2, 5, 5],
            ["r"],
            ["g", 2, 80, 80],
        ],
        groups={"2": [["f", [0, 0, 20, 20], 0, "#00ff00"]]},
    )
    shown.expect(45, 20, (0, 255, 0, 255))
    shown.expect(55, 20, CLEAR_PIXEL)
    shown.expect(12, 52, (0, 255, 0, 255))
    shown.expect(48, 88, (0, 255, 0, 255))
    shown.expect(55, 60, CLEAR_PIXEL)
    shown.expect(90, 90, (0, 255, 0, 255))


@test
def a_group_inside_itself_is_drawn_to_an_end(open_page):
    shown = open_page()
    shown.draw([["f", ALL, 0, "#00ff00"], ["g", 1, 0, 0]])
    shown.expect(50, 50, (0, 255, 0, 255))


@test
def layers_opacity_and_mixing(open_page):
    shown = open_page()
    shown.draw(
        [
            ["f", ALL, 0, "#ffffff"],
            ["l", {"o": 0.5}],
            ["f", [0, 0, 40, 40], 0, "#ff0000"],
            ["f", [20, 0, 40, 40], 0, "#0000ff"],
            ["e"],
            ["l", {"b": "multiply"}],
            ["f", [0, 60, 40, 40], 0, "#00ffff"],
            ["e"],
            ["f", [60, 60, 40, 40], 0, "#ff8000"],
            ["l", {"b": "multiply"}],
            ["f", [60, 60, 20, 40], 0, "#00ffff"],
            ["e"],
        ]
    )
    shown.expect(10, 10, (255, 128, 128, 255))
    shown.expect(30, 10, (128, 128, 255, 255))
    shown.expect(10, 70, (0, 255, 255, 255))
    shown.expect(70, 70, (0, 128, 0, 255))
    shown.expect(90, 70, (255, 128, 0, 255))


@test
def darkness_adds_up(open_page):
    shown = open_page()
    # 1 - ((1 - 0.8) + (1 - 0.6)) = 0.4, and half of the layer takes half of its darkness: 1 - (0.2 + 0.2).
    shown.draw(
        [
            ["f", ALL, 0, "#cccccc"],
            ["s"],
            ["c", [0, 0, 60, 100], 0],
            ["l", {"b": "plus-darker"}],
            ["f", [0, 0, 40, 40], 0, "#999999"],
            ["f", [50, 0, 40, 40], 0, "#999999"],
            ["e"],
            ["r"],
            ["l", {"b": "plus-darker", "o": 0.5}],
            ["f", [0, 50, 40, 40], 0, "#999999"],
            ["e"],
        ]
    )
    shown.expect(20, 20, (102, 102, 102, 255))
    shown.expect(45, 20, (204, 204, 204, 255))
    shown.expect(55, 20, (102, 102, 102, 255))
    shown.expect(70, 20, (204, 204, 204, 255))
    shown.expect(20, 70, (153, 153, 153, 255))


@test
def masks(open_page):
    shown = open_page()
    shown.draw(
        [
            ["f", ALL, 0, "#ffffff"],
            ["l", {}],
            ["f", [0, 0, 80, 80], 0, "#ff0000"],
            ["l", {"m": 1}],
            ["f", [0, 0, 20, 20], 0, "#000000"],
            ["f", [40, 0, 20, 20], 0, "#00000080"],
            ["e"],
            ["e"],
        ]
    )
    shown.expect(10, 10, (255, 0, 0, 255))
    shown.expect(50, 10, (255, 127, 127, 255))
    shown.expect(30, 10, (255, 255, 255, 255))
    shown.expect(70, 70, (255, 255, 255, 255))
    # A mask of nothing leaves nothing.
    shown.draw([["l", {}], ["f", ALL, 0, "#ff0000"], ["l", {"m": 1}], ["e"], ["e"]])
    shown.expect(50, 50, CLEAR_PIXEL)


def filters(shown):
    # Half of a blurred edge is there at the edge itself; four deviations away nothing has changed.
    shown.draw([["l", {"f": [["blur", 5]]}], ["f", [50, -50, 200, 200], 0, "#000000"], ["e"]])
    left, right = shown.pixel(49, 50)[3], shown.pixel(50, 50)[3]
    assert left < 128 <= right + 3 and right - left < 30, (left, right)
    shown.expect(28, 50, CLEAR_PIXEL)
    shown.expect(72, 50, (0, 0, 0, 255))
    # At one deviation inside a Gaussian edge there are 84 %.
    inside = shown.pixel(55, 50)[3]
    assert abs(inside - 0.864 * 255) < 10, inside
    # A shadow without a radius is the shape itself, moved.
    shown.draw([["l", {"f": [["shadow", "#0000ff80", 0, 30, 10]]}], ["f", [10, 10, 20, 20], 0, "#ff0000"], ["e"]])
    shown.expect(15, 15, (255, 0, 0, 255))
    shown.expect(45, 25, (0, 0, 255, 128))
    shown.expect(65, 25, CLEAR_PIXEL)
    # Red and blue change places, and what is half there stays half there.
    swap = [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    shown.draw([["l", {"f": [["matrix", swap]]}], ["f", ALL, 0, "#ff400080"], ["e"]])
    shown.expect(50, 50, (0, 64, 255, 128))
    # A filter after a blur takes what has come to lie beyond the shape, too.
    same = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    square = ["f", [40, 40, 20, 20], 0, "#000000"]
    shown.draw([["l", {"f": [["blur", 5]]}], square, ["e"]])
    outside = shown.pixel(36, 50)
    assert outside[3] > 30, outside
    shown.draw([["l", {"f": [["blur", 5], ["matrix", same]]}], square, ["e"]])
    shown.expect(36, 50, outside)
    # A constant is a share: half of white is added.
    add = [1, 0, 0, 0, 0.5, 0, 1, 0, 0, 0.5, 0, 0, 1, 0, 0.5, 0, 0, 0, 1, 0]
    shown.draw([["l", {"o": 0.5, "f": [["matrix", add]]}], ["f", [0, 0, 50, 50], 0, "#000000"], ["e"]])
    shown.expect(25, 25, (128, 128, 128, 128))
    shown.expect(75, 75, CLEAR_PIXEL)


@test
def filters_of_the_browser(open_page):
    filters(open_page())


@test
def filters_where_the_browser_has_none(open_page):
    shown = open_page()
    shown.page.add_init_script("delete CanvasRenderingContext2D.prototype.filter")
    count = len(shown.server.sessions)
    shown.page.reload()
    shown.session = shown.wait(lambda: len(shown.server.sessions) > count and shown.server.sessions[-1], "a session")
    shown.wait(lambda: shown.session.all("hello"), "hello")
    shown.session.send(t="welcome", protocol=1, size=[100, 100], keeps=["size"], limit=1 << 20)
    assert shown.query("!('filter' in CanvasRenderingContext2D.prototype)")
    filters(shown)
    backdrops(shown)


@test
def a_shadow_is_as_soft_as_its_radius_says(open_page):
    shown = open_page()
    shown.draw([["l", {"f": [["shadow", "#000000", 5, 0, 100]]}], ["f", [50, -100, 200, 100], 0, "#000000"], ["e"]])
    inside, edge = shown.pixel(55, 50)[3], shown.pixel(50, 50)[3]
    assert abs(inside - 0.864 * 255) < 10, inside
    assert abs(edge - 0.54 * 255) < 10, edge


@test
def gradients(open_page):
    shown = open_page()
    stops = [[0, "#ff0000"], [1, "#0000ff"]]
    shown.draw([["f", ALL, 0, {"k": "linear", "s": stops, "p": [0, 0, 100, 0]}]])
    shown.expect(0, 50, (254, 0, 1, 255))
    shown.expect(50, 50, (127, 0, 128, 255))
    shown.expect(99, 50, (1, 0, 254, 255))
    # The same gradient from above to below, by a turn of its coordinates.
    shown.draw([["f", ALL, 0, {"k": "linear", "s": stops, "p": [0, 0, 100, 0], "m": [0, 1, -1, 0, 0, 0]}]])
    shown.expect(50, 0, (254, 0, 1, 255))
    shown.expect(50, 99, (1, 0, 254, 255))
    shown.draw([["f", ALL, 0, {"k": "radial", "s": stops, "p": [50, 50, 10, 40]}]])
    shown.expect(50, 50, (255, 0, 0, 255))
    shown.expect(75, 50, (123, 0, 132, 255), 6)
    shown.expect(95, 50, (0, 0, 255, 255))
    quarters = [
        [0, "#ff0000"],
        [0.25, "#ff0000"],
        [0.25, "#00ff00"],
        [0.5, "#00ff00"],
        [0.5, "#0000ff"],
        [1, "#0000ff"],
    ]
    shown.draw([["f", ALL, 0, {"k": "angular", "s": quarters, "p": [50, 50, 0]}]])
    shown.expect(80, 80, (255, 0, 0, 255))
    shown.expect(20, 80, (0, 255, 0, 255))
    shown.expect(20, 20, (0, 0, 255, 255))
    shown.expect(80, 20, (0, 0, 255, 255))
    # One without a length is its last color.
    shown.draw([["f", ALL, 0, {"k": "linear", "s": stops, "p": [5, 5, 5, 5]}]])
    shown.expect(50, 50, (0, 0, 255, 255))


@test
def pictures_patterns_and_stencils(open_page):
    shown = open_page()
    shown.session.send_data(2, 9, png(2, 2, [RED, GREEN, BLUE, CLEAR]))
    shown.draw(
        [
            ["i", 9, 0, 0, 2, 2, 0, 0, 40, 40, 0, None],
            ["i", 9, 1, 0, 1, 1, 60, 0, 20, 20, 0, None],
            ["i", 9, 0, 0, 2, 2, 0, 50, 40, 40, 0, "#ff00ff"],
            ["f", [50, 50, 50, 50], 0, {"k": "picture", "c": 9, "p": [50, 50, 20, 20], "smooth": 0}],
        ]
    )
    shown.expect(19, 19, (255, 0, 0, 255))
    shown.expect(20, 19, (0, 255, 0, 255))
    shown.expect(19, 20, (0, 0, 255, 255))
    shown.expect(30, 30, CLEAR_PIXEL)
    shown.expect(70, 10, (0, 255, 0, 255))
    shown.expect(10, 60, (255, 0, 255, 255))
    shown.expect(30, 80, CLEAR_PIXEL)
    shown.expect(55, 55, (255, 0, 0, 255))
    shown.expect(85, 75, (0, 255, 0, 255))
    shown.expect(85, 85, CLEAR_PIXEL)


@test
def a_picture_is_there_with_its_scene(open_page):
    shown = open_page()
    shown.draw([["f", ALL, 0, "#ffffff"]])
    shown.session.send_data(2, 9, png(256, 256, [RED] * 65536))
    shown.draw([["i", 9, 0, 0, 256, 256, 0, 0, 100, 100, 1, None]])
    shown.expect(50, 50, (255, 0, 0, 255))


@test
def texts_lie_on_whole_pixels(open_page):
    shown = open_page()
    wide = [["AB", 0, 12.3, 18, 12, 3, [[0, 1, [1, 0, 0], []], [1, 2, [1, 10, 0], [["M0 1L8 1", 1, [], None]]]]]]
    shown.draw(
        [
            ["t", 1, 10, 10, ["#ff0000", "#0000ff"], 0],
            ["t", 2, 10, 60, [{"k": "linear", "s": [[0, "#ff0000"], [1, "#0000ff"]], "p": [10, 0, 46, 0]}], 0],
        ],
        texts={"1": wide, "2": text("AAAA")},
        glyphs={"1": BLOCK},
    )
    # The baseline is at 22.3, and so at 22.
    shown.expect(12, 21, (255, 0, 0, 255))
    shown.expect(12, 22, CLEAR_PIXEL)
    shown.expect(12, 12, (255, 0, 0, 255))
    shown.expect(12, 11, CLEAR_PIXEL)
    # The second run is twice as large: its letter begins at 10 + 20, and is 20 high.
    shown.expect(31, 3, (0, 0, 255, 255))
    shown.expect(28, 10, CLEAR_PIXEL)
    # Its line is 2 wide, from 10 to 26, around 22 + 2.
    shown.expect(20, 24, (0, 0, 255, 255))
    # A gradient's coordinates are the group's.
    shown.expect(11, 68, (248, 0, 7, 255), 8)
    shown.expect(44, 68, (11, 0, 244, 255), 8)


@test
def lines_that_are_drawn_again_look_the_same(open_page):
    shown = open_page()
    look = "() => [...document.getElementById('canvas').getContext('2d').getImageData(0, 0, 100, 100).data].join()"
    slanted = "M0 0L8.3 0.4L6.1 -10.7L-2.2 -9.1Z"
    run = [0, 1.3, [1, 0.2, 0, 1, 9.6, -0.3], [["M0 2.5L20 2.5", 0.7, [], "#00ff00"]]]
    commands = [["f", ALL, 0, "#ffffff"], ["t", 1, 10.3, 20.4, ["#ff000080"], 0]]
    shown.draw(commands, texts={"1": [["AB", 0, 12, 18, 12, 3, [run]]]}, glyphs={"1": slanted})
    first = shown.query(look)
    assert len(set(first.split(","))) > 20
    for _ in range(3):
        shown.draw(commands)
        assert shown.query(look) == first
    # Elsewhere by whole pixels, and in another color.
    shown.draw([["f", ALL, 0, "#ffffff"], ["t", 1, 10.3, 60.4, ["#ff000080"], 0]])
    moved = shown.query(look).split(",")
    assert moved[400 * 50 : 400 * 80] == first.split(",")[400 * 10 : 400 * 40]
    shown.draw([["f", ALL, 0, "#ffffff"], ["t", 1, 10.3, 60.4, ["#0000ff"], 0]])
    assert shown.query(look).split(",") != moved


@test
def colored_letters(open_page):
    shown = open_page()
    shown.session.send_data(2, 9, png(1, 1, [GREEN]))
    shown.draw(
        [["t", 1, 10, 10, ["#000000"], 0]], texts={"1": [line("A", 0, 12, 2)]}, glyphs={"2": [9, 0, -10, 10, 10]}
    )
    shown.expect(15, 15, (0, 255, 0, 255))
    shown.expect(15, 25, CLEAR_PIXEL)


def backdrops(shown):
    grey = [0.2126, 0.7152, 0.0722, 0, 0] * 3 + [0, 0, 0, 1, 0]
    shown.draw(
        [
            ["f", [0, 0, 50, 100], 0, "#ff0000"],
            ["f", [50, 0, 50, 100], 0, "#0000ff"],
            ["b", [20, 0, 60, 40], 0, {"r": 4, "f": None, "w": None}],
            ["b", [0, 60, 40, 40], 0, {"r": 0, "f": grey, "w": None}],
        ]
    )
    middle = shown.pixel(50, 20)
    assert 100 < middle[0] < 156 and 100 < middle[2] < 156, middle
    # The blur goes on beyond the canvas: the upper edge isn't paler.
    top = shown.pixel(50, 0)
    assert top[3] == 255 and abs(top[0] - middle[0]) < 4, top
    shown.expect(25, 20, (255, 0, 0, 255))
    shown.expect(49, 50, (255, 0, 0, 255))
    shown.expect(10, 80, (54, 54, 54, 255), 3)
    # Its shadow lies around it, and nothing of it inside.
    shown.draw(
        [
            ["f", ALL, 0, "#ffffff"],
            ["b", [20, 20, 60, 40], 0, {"r": 0, "f": None, "w": ["#000000", 2, 10]}],
        ]
    )
    shown.expect(50, 40, (255, 255, 255, 255))
    shown.expect(50, 64, (0, 0, 0, 255), 8)
    shown.expect(50, 85, (255, 255, 255, 255))


@test
def backdrops_of_the_browser(open_page):
    backdrops(open_page())


@test
def a_backdrop_in_a_layer_sees_what_lies_below_all(open_page):
    shown = open_page()
    shown.draw(
        [
            ["f", ALL, 0, "#00ff00"],
            ["l", {"o": 0.999}],
            ["b", [10, 10, 80, 80], 0, {"r": 3, "f": None, "w": None}],
            ["e"],
        ]
    )
    shown.expect(50, 50, (0, 255, 0, 255), 3)


@test
def bad_commands_are_left_out_and_told_of_once(open_page):
    shown = open_page()
    bad = [
        ["f"],
        ["f", [0, 0, "x", 1], 0, "#000000"],
        ["f", ALL, 0, "red; drop"],
        ["zzz", 1],
        None,
        7,
        "f",
        ["r"],
        ["e"],
        ["s"],
        ["l", {"b": "nonsense"}],
        ["l", {"f": [["melt", 1]]}],
        ["g", "x", 0, 0],
        ["g", 99, 0, 0],
        ["t", 99, 0, 0, ["#000000"], 0],
        ["t", 1, 0, 0, [], 0],
        ["i", 99, 0, 0, 1, 1, 0, 0, 1, 1, 1, None],
        ["m", 1],
        ["k", "M0 0", None, "#000000"],
        ["f", ALL, 0, {"k": "linear", "s": [[0, "blue"]], "p": [0, 0, 1, 1]}],
        ["f", ALL, 0, {"k": "constructor"}],
        ["constructor"],
        ["b", ALL, 0, None],
        ["c", 5],
        ["f", "M nonsense", 0, "#000000"],
    ]
    shown.draw([*bad, *bad, ["f", ALL, 0, "#00ff00"]])
    shown.expect(50, 50, (0, 255, 0, 255))
    told = [line for line in shown.console if "left out" in line]
    assert told and len(told) == len(set(told)), told


@test
def canvases_are_sharp_at_any_scale(open_page):
    for scale in (1.25, 1.5, 2, 3):
        shown = open_page(scale=scale, size=(801, 601))
        hello = shown.session.all("hello")[0]
        assert abs(hello["scale"] - scale) < 0.001, hello
        shown.draw([["f", [10, 10, 1 / scale, 50], 0, "#000000"]], size=(121, 97))
        width, css, left = shown.query("""() => {
          const canvas = document.getElementById('canvas'), box = canvas.getBoundingClientRect();
          return [canvas.width, box.width, box.left];
        }""")
        assert width == round(121 * scale), width
        assert abs(css * scale - width) < 0.02 and abs(left * scale - round(left * scale)) < 0.02, (css, left)


@test
def what_two_fingers_enlarge_is_drawn_in_more_pixels(open_page):
    shown = open_page()
    shown.draw([["f", [10, 10, 20, 20], 0, "#00ff00"]])
    shown.context.new_cdp_session(shown.page).send("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    shown.wait(lambda: shown.query("() => document.getElementById('canvas').width") == 200, "more pixels")
    shown.page.wait_for_timeout(100)
    shown.expect(59, 59, (0, 255, 0, 255))
    shown.expect(61, 61, CLEAR_PIXEL)
    assert shown.query("() => document.getElementById('canvas').getBoundingClientRect().width") == 100
