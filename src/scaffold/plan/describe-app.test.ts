import { expect, test } from "vitest";
import { displayLength } from "../../text/display-length.js";
import { describeApp } from "./describe-app.js";

test.each([
  ["Tide times for every harbour. They work offline.", "Tide times for every harbour."],
  ["Tides. For every harbour of Portugal. Offline.", "Tides. For every harbour of Portugal."],
  ["Tides.\n\nFor every\nharbour of Portugal", "Tides. For every harbour of Portugal"],
  ["News: we are ten!\n\nTide times for every harbour.", "Tide times for every harbour."],
  ["News: tides for every harbour", "News: tides for every harbour"],
  ["Wet feet again? Your boat aground? Tidepool knows the tides. Offline.", "Tidepool knows the tides."],
  ["Wet feet again?", "Tidepool: Wet feet again?"],
  ["Tides, quietly", "Tidepool: Tides, quietly"],
  ["Tide times, offline and private\n\nStay ahead of the sea", "Tide times, offline and private"],
  ["Tide times from any harbour, e.g. from Faro. Offline.", "Tide times from any harbour, e.g. from Faro."],
  ["每个港口的潮汐。", "Tidepool: 每个港口的潮汐。"],
  ["每个港口的潮汐，一年之内。没有网络。", "每个港口的潮汐，一年之内。"],
])("the listing %j gives the description %j", (listing, description) => {
  expect(describeApp(listing, "Tidepool")).toBe(description);
});

test.each(["Features:\n- Ports\n- Moons", "What is there?\n\n• Ports", "📝 Ports\n🌲 Moons"])(
  "a listing that starts with a list is described by its subtitle: %j",
  (listing) => {
    expect(describeApp(listing, "Tidepool", "Tide times for every harbour")).toBe(
      "Tide times for every harbour",
    );
  },
);

test.each([
  [`${"Tide times, ".repeat(20)}for all.`, /^(?:Tide times, )+Tide(?: times)?…$/],
  [`${"潮汐时间，".repeat(60)}。`, /…$/],
  [`Tide ${"x".repeat(100_000)}`, /^Tide…$/],
])("a sentence that is too long for search results is cut between words: %.20s", (listing, form) => {
  const description = describeApp(listing, "Tidepool");
  expect(description).toMatch(form);
  expect(displayLength(description)).toBeLessThanOrEqual(170);
});
