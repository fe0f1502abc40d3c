import { expect, test } from "vitest";
import { type Fact, holds } from "./fact.js";

test.each<[Fact, boolean]>([
  [{ kind: "text", text: "Boston" }, true],
  [{ kind: "text", text: "" }, false],
  [{ kind: "terms", terms: [] }, true],
  [{ kind: "flag", holds: true }, true],
  [{ kind: "flag", holds: false }, false],
  [{ kind: "absent" }, false],
])("a passage that depends on %j is published: %s", (fact, stands) => {
  expect(holds(fact)).toBe(stands);
});
