import { describe, expect, test } from "vitest";
import { firstSentence, readListingText } from "./read-listing-text.js";

describe("a listing's description", () => {
  test("is paragraphs, and lists that were written by hand", () => {
    const text = readListingText(
      "Know the tide. Wherever you are.\r\n\r\nIt works without\na network.\r\n\r\nFEATURES:\r\n• Tables: for 4,000 ports\r\n• Moon – and sun\r\n- Offline\r\n\r\nMade in Lisbon.",
    );
    expect(text).toEqual({
      sentence: "Know the tide.",
      about: ["Know the tide. Wherever you are.", "It works without a network.", "Made in Lisbon."],
      features: [
        { title: "Tables", text: "for 4,000 ports" },
        { title: "Moon", text: "and sun" },
        { title: "Offline" },
      ],
      featuresHeading: "FEATURES",
    });
  });

  test("loses no word", () => {
    const description = "One: two.\n\n🌊 Waves\n✓ a: b\n* c - d e\nf\n\n-g h\nLast words";
    const { about, features, featuresHeading } = readListingText(description);
    const told = JSON.stringify([about, features, featuresHeading]);
    for (const word of description.match(/\w+/g) ?? []) expect(told).toContain(word);
  });

  test("has its colons and lists in Chinese too", () => {
    const { features, featuresHeading } = readListingText("它知道什么：\n• 潮汐：高潮和低潮\n• 月亮");
    expect(featuresHeading).toBe("它知道什么");
    expect(features).toEqual([{ title: "潮汐", text: "高潮和低潮" }, { title: "月亮" }]);
  });

  test("may be empty", () => {
    expect(readListingText("")).toEqual({
      sentence: "",
      about: [],
      features: [],
      featuresHeading: undefined,
    });
  });
});

test.each([
  ["Version 2.0 is here. More.", "Version 2.0 is here."],
  ["潮汐。今天。", "潮汐。"],
  ["متى المد؟ الآن.", "متى المد؟"],
  ["No end", "No end"],
  ["Really?! Yes.", "Really?!"],
])("the first sentence of %j", (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
