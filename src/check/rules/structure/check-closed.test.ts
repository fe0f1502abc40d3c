import { expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

test("an element or comment that is not closed is reported", () => {
  expect(findings(rules.closed, "<main><p>Text</p></main>")).toEqual([]);
  for (const [html, what] of [
    ["<p>Text</p><!-- a note", "a comment"],
    ["<p>Text</p><script>a", "<script>"],
    ["<p>Text</p><textarea>a</p>", "<textarea>"],
  ])
    expect(findings(rules.closed, html ?? "")).toEqual([["check/unclosed", { what }]]);
});
