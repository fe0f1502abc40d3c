import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { hostNames } from "../model/hosts/serving.js";
import { hostOf } from "./hosts.js";
import { joinPolicies, planServing, shortPolicy } from "./plan-serving.js";

const bytes = new TextEncoder().encode("{}");
const pages = [{ policy: "default-src 'none'" }];

/** The findings for a site with this number of header rules and redirects. */
function found(name: (typeof hostNames)[number], rules: number, redirects = 0): string[] {
  const { log } = collect();
  const files = Array.from({ length: rules - 1 }, (_, index) => ({ outputFile: `file-${index}`, bytes }));
  const ways = Array.from({ length: redirects }, (_, index) => ({
    from: `/old-${index}`,
    to: "/",
    status: 301 as const,
  }));
  planServing(
    { site: { hsts: undefined }, host: hostOf(name), pages, files, redirects: ways, phones: [] },
    log,
  );
  return log.sorted().map(({ code, args }) => `${code} ${args.count} ${args.what} of ${args.max}`);
}

test.each(hostNames)("more rules than %s accepts are reported", (name) => {
  const { headerRules, redirects } = hostOf(name).configuration?.limits ?? {};
  if (headerRules !== undefined) {
    expect(found(name, headerRules)).toEqual([]);
    expect(found(name, headerRules + 1)).toEqual([
      `plan/host-limit ${headerRules + 1} headers of ${headerRules}`,
    ]);
  }
  if (redirects !== undefined) {
    expect(found(name, 1, redirects)).toEqual([]);
    expect(found(name, 1, redirects + 1)).toEqual([
      `plan/host-limit ${redirects + 1} redirects of ${redirects}`,
    ]);
  }
  if (headerRules === undefined && redirects === undefined) expect(found(name, 5000, 5000)).toEqual([]);
});

test("Cloudflare's limits are those in its documentation", () => {
  expect(hostOf("cloudflare-workers").configuration?.limits).toMatchObject({
    headerRules: 100,
    redirects: 1000,
  });
  expect(hostOf("cloudflare-pages").configuration?.limits).toMatchObject({
    headerRules: 100,
    redirects: 999,
  });
});

test("the site's policy allows what any page may load, and forbids framing", () => {
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

test("the policy of a site without pages forbids framing", () => {
  expect(joinPolicies([])).toBe("frame-ancestors 'none'");
});
