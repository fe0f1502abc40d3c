import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { formatOwner, hasEnded, ownOwner, parseOwner } from "../../src/output/lock-owner.js";

const token = "0123456789abcdef";
const own = ownOwner(token);

test("an owner names its host and process, for people and for other builds", () => {
  expect(own).toMatchObject({ generator: "handbill", token, host: hostname(), pid: process.pid });
  expect(Math.abs(Date.parse(own.since) - Date.now())).toBeLessThan(60_000);
  expect(formatOwner(own)).toBe(`process ${process.pid} on ${hostname()}, since ${own.since}`);
  expect(parseOwner(JSON.stringify(own))).toEqual(own);
});

test.each([
  ["that is not JSON", "{"],
  ["that is null", "null"],
  ["that is a number", "1"],
  ["of another tool", { generator: "other" }],
  ["without a token", { token: undefined }],
  ["with a token that is too short", { token: "0123456789abcde" }],
  ["with a token that is too long", { token: "0123456789abcdef0" }],
  ["with a token that is a path", { token: "../0123456789abcdef" }],
  ["without a process id", { pid: undefined }],
  ["with a fractional process id", { pid: 1.5 }],
  ["with a process id that is a string", { pid: "1" }],
])("a lock %s has no owner", (_, changes) => {
  const text = typeof changes === "string" ? changes : JSON.stringify({ ...own, ...changes });
  expect(parseOwner(text)).toBeUndefined();
});

test("an owner has ended if its process on this machine has ended", () => {
  const ended = { ...own, pid: spawnSync("true").pid };
  expect([own, ended, { ...ended, host: "another" }].map(hasEnded)).toEqual([false, true, false]);
});
