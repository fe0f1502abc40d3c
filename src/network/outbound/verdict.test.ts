import { describe, expect, test } from "vitest";
import { readFailure } from "./answer.js";
import { isLoginPage, judge, parseRetryAfter } from "./verdict.js";

const failing = (code: string) =>
  Object.assign(new TypeError("fetch failed"), { cause: Object.assign(new Error(), { code }) });

test.each([
  ["ENOTFOUND", "broken"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "broken"],
  ["CERT_HAS_EXPIRED", "broken"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "broken"],
  ["EAI_AGAIN", "unverifiable"],
  ["ECONNRESET", "unverifiable"],
  ["ECONNREFUSED", "unverifiable"],
  ["ETIMEDOUT", "unverifiable"],
  ["UND_ERR_SOCKET", "unverifiable"],
])("the verdict on the error %s is %s", (code, verdict) => {
  expect(judge(readFailure(failing(code)), "https://a.dev/").verdict).toBe(verdict);
});

test.each([
  ["https://a.dev/accounts/login/?next=x", true],
  ["https://login.a.dev/", true],
  ["https://a.dev/website-login/captcha", true],
  ["https://a.dev/login-help", false],
  ["https://a.dev/blog/authors", false],
])("%s is a login page: %s", (address, expected) => {
  expect(isLoginPage(address)).toBe(expected);
});

describe("the header Retry-After", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  test.each([
    ["120", 120_000],
    ["Thu, 01 Jan 2026 00:00:05 GMT", 5000],
    ["Thu, 01 Jan 2025 00:00:05 GMT", 0],
    ["soon", undefined],
    [undefined, undefined],
  ])("%s is %s ms", (header, expected) => {
    expect(parseRetryAfter(header, now)).toBe(expected);
  });
});
