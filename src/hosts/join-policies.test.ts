import { expect, test } from "vitest";
import { joinPolicies, shortPolicy } from "./join-policies.js";

test("the site may load what one page may; no site may frame it", () => {
  const pages = [
    "default-src 'none';img-src 'self';script-src 'sha256-a';form-action 'none'",
    "default-src 'none';img-src 'self' https://cdn.example;style-src 'sha256-b';form-action 'self'",
  ];
  const policy = joinPolicies(pages);
  expect(policy).toBe(
    "default-src 'none'; img-src 'self' https://cdn.example; script-src 'sha256-a'; " +
      "form-action 'self'; style-src 'sha256-b'; frame-ancestors 'none'",
  );
  expect(shortPolicy(policy)).toBe("form-action 'self'; frame-ancestors 'none'");
});

test("without pages it still forbids frames", () => {
  expect(joinPolicies([])).toBe("frame-ancestors 'none'");
});
