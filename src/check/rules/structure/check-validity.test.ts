import { expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const flawsIn = (body: string) =>
  findings(rules.validity, body).map(([, args]) => Object.values(args as object).join(" "));

test.each([
  "<main><h1>A</h1><ul><li>B<ol><li>C</li></ol></li></ul><p>D <a href='/'>E</a></p></main>",
  "<table><caption>A</caption><colgroup><col></colgroup><thead><tr><th>B</th></tr></thead><tbody><tr><td>C</td></tr></tbody></table>",
  "<dl><div><dt>A</dt><dd>B</dd></div></dl><details><summary>C</summary><button>D</button></details>",
  "<select><optgroup label='A'><option>B</option></optgroup></select><my-part><p>C</p></my-part>",
  "<a id='x'><button>A</button></a><ul><template></template></ul><label>B <input></label>",
  "<svg><title>A</title><path d='M0 0'></path><a href='/'><g></g></a></svg><svg><title>B</title></svg>",
  "<p>A<p>B</p><a href='/'><input type='hidden'></a>",
  "<math><mrow><mi>x</mi></mrow></math>",
  "<time datetime='2026-08-17T10:00:00.5+02:00'>A</time><time datetime='PT4H30M'>B</time><time datetime='2026-W48'>C</time>",
  "<a href='/' target='_blank'>A</a><a href='/' target='help'>B</a>",
])("%s is valid", (body) => {
  expect(flawsIn(body)).toEqual([]);
});

test.each([
  ["<a href='/'><b><button>A</button></b></a>", "inside button a"],
  ["<a href='/'>A <a href='/b'>B</a></a>", "ends a"],
  ["<a href='/'><label>A</label></a>", "inside label a"],
  ["<div><b>A</div>", "ends b"],
  ["<main><section>A</main>", "ends section"],
  ["<p>A <div>B</div></p>", "ends p"],
  ["<table><td>A</td></table>", "directly td table"],
  ["<div><li>A</li></div>", "directly li div"],
  ["<ul><p>A</p></ul>", "directly p ul"],
  ["<card></card>", "unknown card"],
  ["<center>A</center>", "unknown center"],
  ["<details>A</details>", "lacks details summary"],
  ["<time datetime='17/8/2026'>A</time>", "day time 17/8/2026"],
  ["<time datetime='August 2026'>A</time>", "day time August 2026"],
  ["<a href='/' target='_new'>A</a>", "window a _new"],
  ["<title>A</title><title>B</title>", "repeated title 2"],
])("%s is not valid", (body, what) => {
  expect(flawsIn(body)).toContain(what);
});

test("each kind of invalid markup is reported once a page", () => {
  expect(flawsIn("<ul><p>A</p><p>B</p></ul><ul><p>C</p></ul>")).toEqual(["directly p ul"]);
});
