import { expect, test } from "vitest";
import { copyPlain } from "./plain-config.js";

test("data is copied unchanged", () => {
  const date = new Date();
  const made = { a: [1, { b: "c" }], date, none: undefined, nothing: null };
  expect(copyPlain(made)).toEqual({ value: made });
  expect(copyPlain("text")).toEqual({ value: "text" });
});

test("a getter is called once", () => {
  let asked = 0;
  const copy = copyPlain({
    get counted() {
      return ++asked;
    },
  });
  expect(copy).toEqual({ value: { counted: 1 } });
  expect(copy).toEqual({ value: { counted: 1 } });
  expect(asked).toBe(1);
});

test("the key __proto__ is copied as an ordinary key", () => {
  const { value } = copyPlain(JSON.parse('{"__proto__":{"polluted":1}}')) as { value: object };
  expect(Object.keys(value)).toEqual(["__proto__"]);
  expect("polluted" in value).toBe(false);
});

test("an object that contains itself is reported by its path", () => {
  const self: Record<string, unknown> = {};
  self.self = self;
  expect(copyPlain(self)).toEqual({ tooDeep: Array.from({ length: 64 }, () => "self") });
});

test("an error during copying is thrown", () => {
  const proxy = new Proxy(
    {},
    {
      ownKeys() {
        throw new Error("no keys");
      },
    },
  );
  expect(() => copyPlain({ inner: proxy })).toThrow("no keys");
});
