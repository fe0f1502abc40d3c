import { describe, expect, test } from "vitest";
import { hashOf } from "./hash-of.js";
import { SharedHashes } from "./shared-hashes.js";

const bytes = new TextEncoder().encode("page");
const others = new TextEncoder().encode("another");

describe("the hash of a page", () => {
  test("is what another thread has reckoned", () => {
    const hashes = SharedHashes.begin(2);
    const [first, second] = [hashes.place(), hashes.place()];
    const [told, early] = [hashes.of(bytes, second), hashes.of(bytes, first)];
    new SharedHashes(hashes.memory).tell(others, second);
    expect(told()).toBe(hashOf(others));
    expect(early()).toBe(hashOf(bytes));
  });

  test("is reckoned where nobody has, and where there was no place", () => {
    const hashes = SharedHashes.begin(1);
    expect(hashes.of(bytes, hashes.place())()).toBe(hashOf(bytes));
    expect(hashes.place()).toBe(undefined);
    hashes.tell(others, undefined);
    expect(hashes.of(bytes, undefined)()).toBe(hashOf(bytes));
  });
});
