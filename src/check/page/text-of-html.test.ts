import { expect, test } from "vitest";
import { textOfHtml } from "./text-of-html.js";

test.each([
  ["<h2>Data</h2>\n<p>We  keep\n <b>no</b> data.</p>", "Data\nWe keep no data."],
  ["<p>One<br>two</p>", "One two"],
  ["<p>One <br> two</p>", "One two"],
  ["<ul><li>a</li><li>b</li></ul>", "a\nb"],
  ["<p>a</p> \n <p>b</p>", "a\nb"],
  ["<p>super<i>cali</i><sup>fragil</sup></p>", "supercalifragil"],
  ["<p>a &amp; b</p>", "a & b"],
  ["<table><tr><td>a</td><td>b</td></tr></table>", "a\nb"],
  ["  ", ""],
])("the text of %s is %j", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
