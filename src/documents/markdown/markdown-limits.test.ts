import { expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { withinLimits } from "./markdown-limits.js";

test("an input beyond a parser's limits is reported, and other errors are rethrown", () => {
  const text = "x".repeat(5000);
  const nest = (depth: number): number => 1 + nest(depth + 1);
  const makes = [
    () => nest(0),
    () => new RegExp("(".repeat(10_000)),
    () => {
      throw new TypeError("a bug");
    },
  ] as const;
  const findingsOf = (make: () => unknown) => {
    const log = new Diagnostics();
    expect(withinLimits(make, { sourceFile: "legal/a.md", text, log })).toBe(undefined);
    return log.sorted().map(({ code, place }) => `${place.file} ${code}`);
  };
  for (const make of makes.slice(0, 2))
    expect(findingsOf(make)).toEqual(["legal/a.md read/excessive-markdown"]);
  expect(() => findingsOf(makes[2])).toThrow(TypeError);
});
