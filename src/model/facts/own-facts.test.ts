import { expect, test } from "vitest";
import { listOwnFacts } from "./fact.js";

test("a site's own facts are texts, lists of texts, and flags", () => {
  const own = {
    city: "Boston",
    seats: 0,
    none: null,
    open: false,
    empty: {},
    nothing: [],
    tags: ["a", "b", 3],
    rows: [{ a: 1 }],
    headline: { struck: "later", deep: { marked: "now" } },
  };
  const facts = Object.fromEntries(listOwnFacts(own, "en"));
  expect(facts).toEqual({
    "facts.city": { kind: "text", text: "Boston" },
    "facts.seats": { kind: "text", text: "0" },
    "facts.none": { kind: "absent" },
    "facts.open": { kind: "flag", holds: false },
    "facts.empty": { kind: "flag", holds: false },
    "facts.nothing": { kind: "absent" },
    "facts.tags": { kind: "text", text: "a, b and 3" },
    "facts.rows": { kind: "flag", holds: true },
    "facts.headline": { kind: "flag", holds: true },
    "facts.headline.struck": { kind: "text", text: "later" },
    "facts.headline.deep": { kind: "flag", holds: true },
    "facts.headline.deep.marked": { kind: "text", text: "now" },
  });
});
