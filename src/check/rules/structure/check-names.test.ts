import { describe, expect, test } from "vitest";
import { exampleChecked, findings, placesFound } from "../../../../test/support/example.js";
import { checkTree } from "../../../../test/support/rooms/check-tree.js";
import { rules } from "../../rules.js";

describe("checkNames", () => {
  test.each([
    '<a href="/">Home</a>',
    '<a href="/"><img src="/a.png" alt="Home"></a>',
    '<a href="/" aria-label="Home"><svg></svg></a>',
    '<a href="/" aria-labelledby="x"></a><b id="x">Home</b>',
    '<a href="/"><svg role="img"><title>Home</title></svg></a>',
    '<a id="anchor"></a>',
    '<a href="/" aria-hidden="true"></a>',
    '<img src="/a.png" alt="">',
    '<img src="/a.png" role="presentation">',
    "<label>City <input></label>",
    '<label for="c">City</label><input id="c">',
    '<input type="hidden">',
    '<svg role="img" aria-label="A"></svg>',
    '<input type="submit" value="Go">',
    '<a href="/" aria-labelledby=" x  y "></a><b id="y">Home</b>',
    '<a href="/" aria-labelledby="x"></a><i id="x" aria-label="Home"></i>',
    '<a href="/" title="Home"></a>',
    '<a href="/"><i title="Home"></i></a>',
    '<a href="/" aria-label=" ">Home</a>',
    '<a href="/"><input type="image" src="/go.png" alt="Go"></a>',
    '<area href="/" alt="Home">',
    "<area>",
    '<input type="image" src="/go.png" alt="Go">',
    '<img src="/a.png" aria-label="A">',
    '<div role="img" aria-label="A"></div>',
    '<i role="img" title="A"></i>',
    '<svg role="img"><title>A</title></svg>',
    '<svg role="none"></svg>',
    "<svg></svg>",
    '<input aria-label="City">',
    '<input aria-labelledby="x"><b id="x">City</b>',
    '<select title="City"></select>',
    '<textarea id="c"></textarea><label for="c">Text</label>',
    "<div><label>City <span><input></span></label></div>",
    ...["submit", "reset", "button"].map((type) => `<input type="${type}">`),
    "<details><summary>More</summary></details>",
    '<iframe src="/a" title="Map"></iframe>',
    '<div aria-hidden="true"><img src="/a.png"><input></div>',
  ])("accepts %s", (html) => {
    expect(findings(rules.names, html)).toEqual([]);
  });

  test.each([
    ['<a href="/"></a>', [["check/unnamed", {}]]],
    ['<a href="/"><svg aria-hidden="true"><title>No</title></svg></a>', [["check/unnamed", {}]]],
    ['<a href="/"><span aria-hidden="true">x</span></a>', [["check/unnamed", {}]]],
    ["<button> </button>", [["check/unnamed", {}]]],
    ['<iframe src="/a"></iframe>', [["check/unnamed", {}]]],
    ['<img src="/a.png">', [["check/no-alternative", {}]]],
    ['<svg role="img"></svg>', [["check/no-alternative", {}]]],
    ['<input type="text">', [["check/unlabelled", {}]]],
    ['<select id="c"></select><label for="d">City</label>', [["check/unlabelled", {}]]],
    ['<select id="c"></select><label for="c"> </label>', [["check/unlabelled", {}]]],
    ["<label><select><option>Boston</option></select></label>", [["check/unlabelled", {}]]],
    ['<a href="/"><b hidden>x</b></a>', [["check/unnamed", {}]]],
    ...["script", "style", "template", "noscript"].map(
      (tag) => [`<button><${tag}>x</${tag}></button>`, [["check/unnamed", {}]]] as const,
    ),
    ['<button aria-label=" "> </button>', [["check/unnamed", {}]]],
    ['<a href="/" aria-labelledby="x"></a>', [["check/unnamed", {}]]],
    ['<a href="/" aria-labelledby="x">\u00a0</a><b id="x"> </b>', [["check/unnamed", {}]]],
    ["<details><summary></summary></details>", [["check/unnamed", {}]]],
    [
      "<button><textarea>x</textarea></button>",
      [
        ["check/unlabelled", {}],
        ["check/unnamed", {}],
      ],
    ],
    [
      '<button><input value="x"></button>',
      [
        ["check/unlabelled", {}],
        ["check/unnamed", {}],
      ],
    ],
    [
      '<button><input type="text" value="x"></button>',
      [
        ["check/unlabelled", {}],
        ["check/unnamed", {}],
      ],
    ],
    ['<input type="image" src="/go.png">', [["check/no-alternative", {}]]],
    ['<input type="image" src="/go.png" value="Go">', [["check/no-alternative", {}]]],
    ['<area href="/">', [["check/no-alternative", {}]]],
    ...["div", "span", "figure", "i"].map(
      (tag) => [`<${tag} role="img"></${tag}>`, [["check/no-alternative", {}]]] as const,
    ),
    ['<svg role="img">x<g></g></svg>', []],
    ['<input type="submits">', [["check/unlabelled", {}]]],
    ['<input type="xhidden">', [["check/unlabelled", {}]]],
    ['<input aria-label=" " title="">', [["check/unlabelled", {}]]],
    ["<textarea>Text</textarea>", [["check/unlabelled", {}]]],
    ["<label for=c>City</label><input>", [["check/unlabelled", {}]]],
    ["<label>City</label><select></select>", [["check/unlabelled", {}]]],
  ] as readonly (readonly [string, readonly unknown[]])[])("reports %s", (html, expected) => {
    expect(findings(rules.names, html)).toMatchObject(expected);
  });

  test("shows the tag with its two most distinctive attributes, cut if they are long", () => {
    const tagsOf = (html: string) =>
      findings(rules.names, html).map(([, args]) => (args as { what: string }).what);
    expect(tagsOf('<a name="n" href="/" id="i" class="c"></a>')).toEqual(['<a id="i" class="c">']);
    expect(tagsOf('<a title="" name="n" href="/"></a>')).toEqual(['<a href="/" name="n">']);
    expect(tagsOf('<input type="text" name="n" src="s">')).toEqual(['<input src="s" type="text">']);
    expect(tagsOf("<textarea></textarea>")).toEqual(["<textarea>"]);
    const [whole, long] = ["x".repeat(60), "x".repeat(61)];
    expect(tagsOf(`<a href="${whole}"></a><a href="${long}"></a>`)).toEqual([
      `<a href="${whole}">`,
      `<a href="${"x".repeat(59)}…">`,
    ]);
  });

  test.each([
    ['<a id="i" href="/a" class="c"></a>', ["i"]],
    ['<a href="/a" class="c"></a>', ["/a"]],
    ['<img src="/a.png" class="c">', ["/a.png"]],
    ['<button class="c"></button>', ["c"]],
    ["<button></button>", []],
  ])("locates an element by its distinguishing attribute: %s", (html, texts) => {
    const [diagnostic] = checkTree(exampleChecked({ "/": html }), { rule: rules.names }).diagnostics;
    expect(diagnostic?.place.seek).toEqual(expect.objectContaining({ texts }));
  });

  test("locates an element without such attributes by what it lacks", () => {
    const places = (html: string) => placesFound(rules.names, html);
    expect(places("<button></button>")).toEqual(["pages/.tsx button without text"]);
    expect(places("<img>")).toEqual(["pages/.tsx img without alt"]);
    expect(places("<input>")).toEqual(["pages/.tsx input without aria-label"]);
  });
});

describe("controls that work without a script", () => {
  const found = (html: string) => findings(rules.names, html).filter(([code]) => code === "check/inert");

  test.each([
    '<form action="https://forms.dev/f" method="POST"><input name="a"><button>Send</button></form>',
    '<form action="https://search.dev/"><input name="q" type="search"><button>Find</button></form>',
    '<button popovertarget="menu">Menu</button><button commandfor="menu">Menu</button>',
    '<button disabled>Soon</button><button aria-disabled="true">Soon</button><button form="f">Send</button>',
    "<script>react()</script><button>Menu</button><video></video><form action='https://a.dev/'><input></form>",
    "<video controls></video><video autoplay muted playsinline></video><video autoplay controls></video>",
    "<audio controls></audio><video hidden></video>",
    '<iframe src="https://www.youtube-nocookie.com/embed/a"></iframe><iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    '<iframe src="https://player.vimeo.com/video/1"></iframe><iframe src="https://www.google.com/maps/d/embed?mid=1"></iframe>',
  ])("have no finding: %s", (html) => {
    expect(found(html)).toEqual([]);
  });

  test.each([
    ["<button>Menu</button>", "button"],
    ['<script type="application/ld+json">{}</script><button>Menu</button>', "button"],
    ["<video></video>", "media"],
    ["<script>react()</script><video autoplay muted></video>", "autoplay"],
    ['<form action="https://a.dev/"><input><input type="hidden" name="a"></form>', "fields"],
    ['<form action="https://a.dev/"><input type="email" name="a"></form>', "get"],
    ['<iframe src="https://youtu.be/a"></iframe>', "frame"],
  ])("have a finding if something is missing: %s", (html, problem) => {
    expect(found(html)).toMatchObject([["check/inert", { problem }]]);
  });
});
