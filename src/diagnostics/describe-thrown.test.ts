import { expect, test } from "vitest";
import { describeThrown, stackOf } from "./describe-thrown.js";

const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;

test.each([
  [new Error("boom"), "boom"],
  [new TypeError(""), "TypeError"],
  ["a text", "a text"],
  [undefined, "undefined"],
  [null, "null"],
  [42, "42"],
  [{ code: 1 }, '{"code":1}'],
  [cyclic, "[object Object]"],
  [10n, "[object BigInt]"],
  [Symbol("s"), "Symbol(s)"],
  [() => 1, "() => 1"],
  [Object.create(null), "{}"],
  [Object.assign(new Error("x"), { message: { not: "text" } }), "Error"],
  [Object.assign(new Error("x"), { message: 1, name: 2 }), "an error without a message"],
])("%o is described", (thrown, expected) => {
  expect(describeThrown(thrown)).toBe(expected);
});

test.each([
  "Cannot read properties of null (reading 'useContext')",
  "Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen",
])("a hook outside a component is described as such: %s", (message) => {
  expect(describeThrown(new TypeError(message))).toMatch(/hook.*outside of a component/);
  expect(describeThrown(new Error("Cannot read properties of null (reading 'user')"))).toMatch(/'user'/);
});

const throwing = () => {
  throw new Error("worse");
};
const hostile: readonly [string, unknown][] = [
  ["an error whose message throws", Object.defineProperty(new Error(), "message", { get: throwing })],
  [
    "a proxy that throws at all",
    new Proxy({}, { getPrototypeOf: throwing, get: throwing, ownKeys: throwing }),
  ],
  ["a revoked proxy", revoked()],
  [
    "an object whose tag throws",
    Object.defineProperty({ toJSON: throwing }, Symbol.toStringTag, { get: throwing }),
  ],
];

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

test.each(hostile)("%s is described as a value that throws", (_, thrown) => {
  expect(describeThrown(thrown)).toBe("a value that throws when it is inspected");
});

test("a long text is cut after twelve lines", () => {
  const text = Array.from({ length: 1000 }, () => "x".repeat(9000)).join("\n");
  expect(describeThrown(new Error(text)).length).toBeLessThan(7000);
  expect(describeThrown(text)).toMatch(/… and 988 more lines$/);
});

test("a text of the maximum length is shown completely", () => {
  const line = "x".repeat(500);
  const text = Array.from({ length: 12 }, () => line).join("\n");
  expect(describeThrown(text)).toBe(text);
  expect(describeThrown(`${line}x`)).toBe(`${line.slice(1)}…`);
  expect(describeThrown(`${text}\ny`)).toBe(`${text}\n… and 1 more lines`);
});

test("only an error has a stack", () => {
  expect(stackOf(new Error("boom"))).toContain("describe-thrown.test.ts");
  expect(stackOf({ stack: "as an error's" })).toBe("as an error's");
  for (const thrown of [undefined, null, "text", 1, {}, { stack: 1 }])
    expect(stackOf(thrown)).toBeUndefined();
  expect(stackOf(Object.defineProperty({}, "stack", { get: throwing }))).toBeUndefined();
});
