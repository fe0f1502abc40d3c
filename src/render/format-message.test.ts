import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { messageFormatter } from "./format-message.js";

/** Formats a time in a message. */
const formatTime = (language: string, form: string, time: string) =>
  messageFormatter(language)(parse(`{time, date, ${form}}`), { time }).join("");

test.each([
  ["en-US", "March 2026"],
  ["de", "März 2026"],
  ["pt-PT", "março de 2026"],
  ["ja", "2026年3月"],
  ["ko", "2026년 3월"],
])("a month is formatted in %s", (language, words) => {
  expect(formatTime(language, "long", "2026-03")).toBe(words);
});

test.each(["2026-13", "2026-3", "2026", "March"])("%s is not a month", (time) => {
  expect(() => formatTime("en", "long", time)).toThrow("is not a valid date");
});

test("only the long form accepts a month without a day", () => {
  for (const form of ["short", "medium"])
    expect(() => formatTime("en", form, "2026-03")).toThrow("is not a valid date");
});
