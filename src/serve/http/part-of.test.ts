import { expect, test } from "vitest";
import { partOf } from "./part-of.js";
import type { Reply } from "./reply.js";

const etag = '"tag"';
const body = new TextEncoder().encode("0123456789");
const reply: Reply = { status: 200, headers: { etag, "content-type": "video/mp4" }, body };
const text = ({ body }: Reply) => new TextDecoder().decode(body);

test.each([
  ["bytes=0-1", "01", "bytes 0-1/10"],
  ["bytes=3-", "3456789", "bytes 3-9/10"],
  ["bytes=-3", "789", "bytes 7-9/10"],
  ["bytes=-99", "0123456789", "bytes 0-9/10"],
  ["bytes=8-99", "89", "bytes 8-9/10"],
  ["bytes=0-0", "0", "bytes 0-0/10"],
])("the range %s is served", (range, part, contentRange) => {
  const found = partOf(reply, { range });
  expect([found.status, text(found), found.headers["content-range"]]).toEqual([206, part, contentRange]);
  expect(found.headers["content-type"]).toBe("video/mp4");
});

test.each(["bytes=10-", "bytes=99-100", "bytes=-0", "bytes=99999999999999999999-"])(
  "the range %s is not satisfiable",
  (range) => {
    const found = partOf(reply, { range });
    expect([found.status, text(found), found.headers["content-range"]]).toEqual([416, "", "bytes */10"]);
  },
);

test.each([
  "",
  "bytes=",
  "bytes=-",
  "bytes=5-4",
  "bytes=a-b",
  "bytes=0-1,3-4",
  "items=0-1",
  "bytes=0-1x",
  "bytes=1.5-2",
])("the range %j is ignored, and the whole file served", (range) => {
  const found = partOf(reply, { range });
  expect([found.status, text(found), found.headers["accept-ranges"]]).toEqual([200, "0123456789", "bytes"]);
});

test("If-Range serves the range only for the current version", () => {
  const statusFor = (tag: string) => partOf(reply, { range: "bytes=0-1", "if-range": tag }).status;
  expect(statusFor(etag)).toBe(206);
  for (const tag of ['"other"', `W/${etag}`, "Sat, 21 Nov 2026 10:00:00 GMT"])
    expect(statusFor(tag)).toBe(200);
});

test("compressed responses, errors and responses without ETag have no ranges", () => {
  const request = { range: "bytes=0-1" };
  const compressed = { ...reply, headers: { ...reply.headers, "content-encoding": "br" } };
  for (const other of [compressed, { ...reply, headers: {} }, { ...reply, status: 404 }])
    expect(partOf(other, request)).toBe(other);
});
