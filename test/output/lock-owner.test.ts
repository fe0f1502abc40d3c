import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import { expect, test } from "vitest";
import { formatOwner, hasEnded, ownOwner, parseOwner } from "../../src/output/lock-owner.js";

const token = "0123456789abcdef";
const own = ownOwner(token);

test("an owner says where it runs, for people and for other builds", () => {
  expect(own).toMatchObject({ generator: "handbill", token, host: hostname(), pid: process.pid });
  expect(Math.abs(Date.parse(own.since) - Date.now())).toBeLessThan(60_000);
  expect(formatOwner(own)).toBe(`process ${process.pid} on ${hostname()}, since ${own.since}`);
  expect(parseOwner(JSON.stringify(own))).toEqual(own);
});

test.each([
  ["no JSON", "{"],
  ["nothing", "null"],
  ["a number", "1"],
  ["another tool's", { generator: "other" }],
  ["without a token", { token: undefined }],
  ["with a token that is too short", { token: "0123456789abcde" }],
  ["with a token that is too long", { token: "0123456789abcdef0" }],
  ["with a token that leads elsewhere", { token: "../0123456789abcdef" }],
  ["without a process", { pid: undefined }],
  ["with half a process", { pid: 1.5 }],
  ["with a process's name", { pid: "1" }],
])("a lock %s names no owner", (_, changes) => {
  const text = typeof changes === "string" ? changes : JSON.stringify({ ...own, ...changes });
  expect(parseOwner(text)).toBeUndefined();
});

test("an owner has ended if its process on this machine has", () => {
  const ended = { ...own, pid: spawnSync("true").pid };
  expect([own, ended, { ...ended, host: "another" }].map(hasEnded)).toEqual([false, true, false]);
});
