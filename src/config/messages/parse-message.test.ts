import { expect, test } from "vitest";
import { parseMessage } from "./parse-message.js";

test("plural cases that are nested too deeply are reported", () => {
  const deep = `${"{a, select, other {".repeat(5000)}x${"}}".repeat(5000)}`;
  expect(parseMessage(deep)).toEqual({ reason: "cases are nested too deeply", offset: 0 });
});
