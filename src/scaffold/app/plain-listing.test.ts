import { expect, test } from "vitest";
import { plainListing } from "./plain-listing.js";

test.each([
  ["<b>Tides</b> &amp; moon<br>for all", "Tides & moon\nfor all"],
  ["Tides.<ul><li>High</li><li>Low</li></ul>Quiet.", "Tides.\n\n\n• High\n• Low\n\nQuiet."],
  ["Waves < 2 m &amp; calm", "Waves < 2 m &amp; calm"],
  ["I <3 tides", "I <3 tides"],
])("%j is %j", (text, plain) => {
  expect(plainListing(text)).toBe(plain);
});
