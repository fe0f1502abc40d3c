import { expect, test } from "vitest";
import { dataTypes, manifestOnlyTypes } from "../../model/review/data-types.js";
import { dataGroups } from "../../text/data-words.js";
import { mergeDataUses } from "./merge-data-uses.js";

const origin = { file: "PrivacyInfo.xcprivacy", line: 1 };

test("a kind of data that two targets collect is reported once, with all that is done with it", () => {
  const email = { type: "EmailAddress", origin };
  expect(
    mergeDataUses([
      { ...email, linked: false, tracking: true, purposes: ["AppFunctionality"] },
      { ...email, linked: true, tracking: false, purposes: ["Analytics", "AppFunctionality"] },
    ]),
  ).toEqual([
    { category: "EMAIL_ADDRESS", linked: true, tracking: true, purposes: ["APP_FUNCTIONALITY", "ANALYTICS"] },
  ]);
});

test.each([...Object.values(dataTypes), ...manifestOnlyTypes])("there are words for %s", (type) => {
  const [use] = mergeDataUses([{ type, linked: false, tracking: false, purposes: [], origin }]);
  expect(Object.values(dataGroups).flat()).toContain(use?.category);
});
