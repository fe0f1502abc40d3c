import { expect, test } from "vitest";
import { sayData } from "./data-words.js";

test("says what is collected in the groups of the store, what for, linked and tracked", () => {
  const said = sayData([
    { category: "CRASH_DATA", purposes: ["APP_FUNCTIONALITY"], linked: false, tracking: false },
    { category: "EMAIL_ADDRESS", purposes: ["APP_FUNCTIONALITY"], linked: true, tracking: false },
    {
      category: "DEVICE_ID",
      purposes: ["ANALYTICS", "THIRD_PARTY_ADVERTISING"],
      linked: true,
      tracking: true,
    },
  ]);
  expect(said).toEqual({
    collected: {
      contact: { title: "Contact information", items: ["email address"] },
      identifiers: { title: "Identifiers", items: ["device ID"] },
      diagnostics: { title: "Diagnostics", items: ["crash data"] },
    },
    purposes: "to make the app work, to learn how it is used and to show advertisements of others",
    linked: "Linked to you: email address and device ID.",
    tracking: "To follow you across other companies’ apps and websites, the app uses: device ID.",
  });
});

test("nothing is said of what is not collected", () => {
  expect(sayData([])).toEqual({ collected: {}, purposes: "", linked: "", tracking: "" });
});

test("a category that is not known is named all the same", () => {
  const uses = [{ category: "SOMETHING_NEW", purposes: [], linked: false, tracking: false }];
  expect(sayData(uses).collected).toEqual({ other: { title: "Other data", items: ["something new"] } });
});
