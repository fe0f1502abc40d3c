import { expect, test } from "vitest";
import { tabTitle } from "../../starter/pages/_landing/tab-title.ts";

test("the landing page has its author's title, whose length a check reports, or else the first text that fits", () => {
  const long = "Know every tide of every harbour, without an account and without ads";
  expect(tabTitle("Tidepool", long, ["Tides"])).toBe(`Tidepool – ${long}`);
  expect(tabTitle("Tidepool", "", [undefined, long, "Tides"])).toBe("Tidepool – Tides");
  expect(tabTitle("Tidepool", "", [long])).toBe("Tidepool");
});
