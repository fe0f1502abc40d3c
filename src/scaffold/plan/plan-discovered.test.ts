import { expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Field } from "../app/finding.js";
import { planStores } from "./plan-discovered.js";

function plan(values: Partial<Record<Field, string>>) {
  const log = new Diagnostics();
  const stores = planStores((field) => {
    const value = values[field];
    const origin = { file: `${field}.txt`, line: 1 };
    return value === undefined ? undefined : { field, value, language: undefined, origin };
  }, log);
  return { stores, reported: log.sorted().map(({ code, place }) => `${code} ${place?.file}`) };
}

test.each(["com.example.rnbeta", "com.example.tides.dev", "com.example.tides.staging"])(
  "%s is not used as a store's id, and is reported",
  (id) => {
    expect(plan({ bundleId: id, package: id })).toEqual({
      stores: {},
      reported: ["scaffold/bad-address bundleId.txt", "scaffold/bad-address package.txt"],
    });
  },
);

test("the id of a new project is not used, without a report", () => {
  expect(plan({ bundleId: "org.reactjs.native.example.Tidepool" })).toEqual({ stores: {}, reported: [] });
});

test.each(["com.example.alphabet", "dev.example.tides", "com.example.undev"])(
  "%s is used as a store's id",
  (id) => {
    expect(plan({ package: id })).toEqual({
      stores: { googlePlay: { value: { package: id }, origin: "package.txt:1" } },
      reported: [],
    });
  },
);
