import { expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const flawsIn = (body: string) =>
  findings(rules.validity, body).map(([, args]) => (args as { what: string }).what);

test.each([
  "<main><h1>A</h1><ul><li>B<ol><li>C</li></ol></li></ul><p>D <a href='/'>E</a></p></main>",
  "<table><caption>A</caption><colgroup><col></colgroup><thead><tr><th>B</th></tr></thead><tbody><tr><td>C</td></tr></tbody></table>",
  "<dl><div><dt>A</dt><dd>B</dd></div></dl><details><summary>C</summary><button>D</button></details>",
  "<select><optgroup label='A'><option>B</option></optgroup></select><my-part><p>C</p></my-part>",
  "<a id='x'><button>A</button></a><ul><template></template></ul><label>B <input></label>",
  "<svg><title>A</title><path d='M0 0'></path><a href='/'><g></g></a></svg><svg><title>B</title></svg>",
  "<p>A<p>B</p><a href='/'><input type='hidden'></a>",
  "<math><mrow><mi>x</mi></mrow></math>",
])("%s is valid", (body) => {
  expect(flawsIn(body)).toEqual([]);
});

test.each([
  ["<a href='/'><b><button>A</button></b></a>", "<button> is inside <a>"],
  ["<a href='/'>A <a href='/b'>B</a></a>", "<a> ends before its </a>"],
  ["<a href='/'><label>A</label></a>", "<label> is inside <a>"],
  ["<div><b>A</div>", "<b> ends before its </b>"],
  ["<main><section>A</main>", "<section> ends before its </section>"],
  ["<p>A <div>B</div></p>", "<p> ends before its </p>"],
  ["<table><td>A</td></table>", "<td> is directly in <table>"],
  ["<div><li>A</li></div>", "<li> is directly in <div>"],
  ["<ul><p>A</p></ul>", "<p> is directly in <ul>"],
  ["<card></card>", "<card> is not an HTML element"],
  ["<center>A</center>", "<center> is not an HTML element"],
  ["<title>A</title><title>B</title>", "the page has 2 <title> elements"],
])("%s is not", (body, what) => {
  expect(flawsIn(body)).toContain(what);
});

test("each flaw is reported once a page", () => {
  expect(flawsIn("<ul><p>A</p><p>B</p></ul><ul><p>C</p></ul>")).toEqual(["<p> is directly in <ul>"]);
});
