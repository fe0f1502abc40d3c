import { describe, expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

const link = (href: string) => `<a href="${href}">x</a>`;
const config = {
  stores: { appStore: { url: "https://apps.apple.com/us/app/me/id1234" } },
  links: { instagram: "https://www.instagram.com/me.app/" },
  standIns: ["publisher.email"],
};

describe("an outbound address", () => {
  test.each([
    "https://elsewhere.dev/a?b#c",
    "mailto:me@elsewhere.dev",
    "mailto:me@elsewhere.dev?subject=Hello%20you",
    "mailto:hello@me.example",
    "tel:+16175550123",
    "https://apps.apple.com/us/app/me/id1234",
    "https://www.instagram.com/me.app/",
    "https://play.google.com/store/apps/details?id=dev.me.app",
    "https://www.xiaohongshu.com/user/profile/0123456789abcdef01234567",
    "/inside",
    "#inside",
  ])("%s passes", (href) => {
    expect(findings(rules["outbound-addresses"], link(href), { config })).toEqual([]);
  });

  test.each([
    ["https://exa mple.dev/", "check/malformed-address"],
    ["https://", "check/malformed-address"],
    ["https://elsewhere/", "check/malformed-address"],
    ["http://elsewhere.dev/", "check/unsafe-address"],
    ["//elsewhere.dev/", "check/unsafe-address"],
    ["ftp://elsewhere.dev/", "check/unsafe-address"],
    ["mailto:me", "check/invalid-mail"],
    ["mailto:me@@elsewhere.dev", "check/invalid-mail"],
    ["mailto:", "check/invalid-mail"],
    ["https://apps.apple.com/us/app/me", "check/unknown-format"],
    ["https://www.instagram.com/", "check/unknown-format"],
    ["https://www.xiaohongshu.com/user/profile/123", "check/unknown-format"],
    ["https://play.google.com/store/apps", "check/unknown-format"],
    ["https://apps.apple.com/us/app/other/id99", "check/differs-from-config"],
    ["https://www.instagram.com/other/", "check/differs-from-config"],
    ["https://example.com/", "check/stand-in-address"],
    ["https://forms.example/x", "check/stand-in-address"],
    ["mailto:me@somebody.invalid", "check/stand-in-address"],
  ])("%s is %s", (href, code) => {
    expect(findings(rules["outbound-addresses"], link(href), { config })).toMatchObject([[code, { href }]]);
  });

  test("on an origin that the config allows may be of the author's own machine", () => {
    const checks = { allowedOrigins: ["http://127.0.0.1:8080"] };
    const html = link("http://127.0.0.1:8080/a") + link("http://127.0.0.1:8081/a");
    expect(findings(rules["outbound-addresses"], html, { config: { ...config, checks } })).toEqual([
      ["check/unsafe-address", { href: "http://127.0.0.1:8081/a" }],
    ]);
  });
});
