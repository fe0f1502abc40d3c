import { describe, expect, test } from "vitest";
import { findings, placesFound } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const link = (href: string) => `<a href="${href}">x</a>`;
const config = {
  stores: { appStore: { url: "https://apps.apple.com/us/app/me/id1234" } },
  links: { instagram: "https://www.instagram.com/me.app/" },
  placeholders: ["publisher.email"],
};

describe("an outbound URL", () => {
  test.each([
    "https://elsewhere.dev/a?b#c",
    "HTTPS://elsewhere.dev/",
    "mailto:me@elsewhere.dev",
    "MAILTO:me@elsewhere.dev",
    "mailto:me@elsewhere.dev?subject=Hello%20you",
    "mailto:?subject=Look&body=https%3A%2F%2Fme.example",
    "mailto:me@exämple.dev",
    "mailto:hello@me.example",
    "MailTo:hello@me.example",
    "tel:+16175550123",
    "sms:+16175550123",
    "SMS:+16175550123",
    "/inside",
    "#inside",
  ])("such as %s has no finding", (href) => {
    expect(findings(rules["outbound-addresses"], link(href), { config })).toEqual([]);
  });

  test.each([
    ["https://exa mple.dev/", "check/malformed-address"],
    ["https://", "check/malformed-address"],
    ["https://elsewhere/", "check/malformed-address"],
    ["http://elsewhere.dev/", "check/unsafe-address"],
    ["HTTP://elsewhere.dev/", "check/unsafe-address"],
    ["//elsewhere.dev/", "check/unsafe-address"],
    ["ftp://elsewhere.dev/", "check/unsafe-address"],
    ["whatsapp://send", "check/unsafe-address"],
    ["data:text/html,x", "check/unsafe-address"],
    ["mailto:me", "check/invalid-mail"],
    ["mailto:me@@elsewhere.dev", "check/invalid-mail"],
    ["mailto:", "check/invalid-mail"],
    ["https://example.com/", "check/placeholder-address"],
    ["https://forms.example/x", "check/placeholder-address"],
    ["mailto:me@somebody.invalid", "check/placeholder-address"],
  ])("such as %s has the finding %s", (href, code) => {
    expect(findings(rules["outbound-addresses"], link(href), { config })).toMatchObject([[code, { href }]]);
  });

  test.each(["a href", "form action", "button formaction"])(
    "with javascript: in %s is one error",
    (where) => {
      const html = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><${where}=" JavaScript:a()">x`;
      const found = (["outbound-addresses", "inline-code", "policy"] as const).flatMap((name) =>
        findings(rules[name], html, { config }),
      );
      expect(found.map(([code]) => code)).toEqual(["check/unsafe-address"]);
    },
  );

  test.each(["http://elsewhere.dev/a", "https://elsewhere.dev/a", "//elsewhere.dev/a"])(
    "in a frame such as %s is one error",
    (src) => {
      const html = `<iframe src="${src}" title="A"></iframe>`;
      const found = (["outbound-addresses", "origins"] as const).flatMap((name) =>
        findings(rules[name], html, { config }),
      );
      expect(found.map(([code]) => code)).toEqual(["check/third-party"]);
    },
  );

  test.each(["whatsapp://send", "WhatsApp:send", "tidepool://open"])(
    "such as %s is accepted if the config allows its scheme",
    (href) => {
      const checks = { allowedSchemes: ["whatsapp", "Tidepool"] };
      expect(findings(rules["outbound-addresses"], link(href), { config: { ...config, checks } })).toEqual(
        [],
      );
    },
  );

  test("to the author's own machine is accepted if the config allows the origin", () => {
    const checks = { allowedOrigins: ["http://127.0.0.1:8080"] };
    const html = link("http://127.0.0.1:8080/a") + link("http://127.0.0.1:8081/a");
    expect(findings(rules["outbound-addresses"], html, { config: { ...config, checks } })).toEqual([
      ["check/unsafe-address", { href: "http://127.0.0.1:8081/a", scheme: undefined, never: undefined }],
    ]);
  });
});

describe("a store URL with an app in the config", () => {
  const stores = {
    appStore: { url: "https://apps.apple.com/us/app/tide-pool/id1482910375" },
    googlePlay: { url: "https://play.google.com/store/apps/details?id=dev.tide.pool" },
  };
  const check = (href: string) =>
    findings(rules["outbound-addresses"], link(href), { config: { ...config, stores } });

  test.each([
    "https://apps.apple.com/us/app/tide-pool/id1482910375",
    "https://apps.apple.com/us/app/tide-pool/id1482910375?pt=1&amp;ct=site&amp;mt=8",
    "https://apps.apple.com/pt/app/pocas/id1482910375",
    "https://apps.apple.com/app/id1482910375",
    "https://itunes.apple.com/us/app/tide-pool/id1482910375",
    "https://apps.apple.com/account/subscriptions",
    "https://apps.apple.com/us/developer/pool/id987654321",
    "https://apps.apple.com/story/id1234567",
    "https://apps.apple.com/us/app/another-app/id555019283",
    "https://play.google.com/store/account/subscriptions?sku=a",
    "https://play.google.com/store/apps/dev?id=5700313618786177705",
    "https://play.google.com/store/apps/developer?id=Pool",
    "https://play.google.com/apps/testing/dev.tide.pool",
    "https://play.google.com/store/apps/details?id=dev.another.app",
  ])("such as %s is not reported", (href) => {
    expect(check(href)).toEqual([]);
  });

  test.each([
    ["https://apps.apple.com/us/app/tide-pool/id1482910357", "stores.appStore.url"],
    ["https://apps.apple.com/us/app/tide-pool/id555019283", "stores.appStore.url"],
    ["https://play.google.com/store/apps/details?id=dev.tide.pol", "stores.googlePlay.url"],
  ])("such as %s is reported as similar to the configured one", (href, key) => {
    expect(check(href)).toMatchObject([["check/differs-from-config", { href, key }]]);
  });
});

describe("a mailto URL", () => {
  const codes = (href: string) => findings(rules["outbound-addresses"], link(href)).map(([code]) => code);

  test.each([
    "mailto:a@b.dev,c@d.dev",
    "mailto:a@b.dev, c@d.dev",
    "mailto:a.b+c@d-e.f.dev",
    "mailto:%C3%A4@b.dev",
    `mailto:${"x".repeat(64)}@b.dev`,
    "mailto:a@1b.dev",
    "mailto:?to=a@b.dev",
  ])("such as %s is accepted", (href) => {
    expect(codes(href)).toEqual([]);
  });

  test.each([
    "mailto:a@b.dev,c",
    "mailto:c,a@b.dev",
    "mailto:a@b",
    "mailto:a@b.d",
    "mailto:a@b.1ev",
    "mailto:a@-b.dev",
    "mailto:a@b-.dev",
    "mailto:a@b..dev",
    "mailto:a%20b@c.dev",
    "mailto:a@b.dev%20x",
    "mailto:%zz@b.dev",
    `mailto:${"x".repeat(65)}@b.dev`,
    "mailto:?",
  ])("such as %s is reported", (href) => {
    expect(codes(href)).toEqual(["check/invalid-mail"]);
  });
});

describe("the finding of an outbound URL", () => {
  const found = (html: string) => findings(rules["outbound-addresses"], html);

  test("contains an unknown scheme, and whether a config could allow it", () => {
    expect(found(link("javascript:a()"))).toEqual([
      ["check/unsafe-address", { href: "javascript:a()", scheme: "javascript", never: "javascript" }],
    ]);
    expect(found(link("xhttp://a.dev/"))).toMatchObject([
      [expect.anything(), { scheme: "xhttp", never: undefined }],
    ]);
    expect(found(link("httpx://a.dev/"))).toMatchObject([[expect.anything(), { scheme: "httpx" }]]);
    for (const scheme of ["xtel", "telx", "xhttps"])
      expect(found(link(`${scheme}:1`))).toMatchObject([["check/unsafe-address", { scheme }]]);
  });

  test("is reported once a page and located there", () => {
    const twice = link("http://a.dev/") + link("http://a.dev/");
    expect(found(twice)).toHaveLength(1);
    expect(placesFound(rules["outbound-addresses"], { "/a": twice, "/b": twice })).toEqual([
      "pages/a.tsx http://a.dev/",
      "pages/b.tsx http://a.dev/",
    ]);
  });

  test("does not occur for the site's own URLs, metadata and data URLs", () => {
    expect(found('<link rel="alternate" href="http://a.dev/">')).toEqual([]);
    expect(found('<img src="data:image/png;base64,AA==" alt="">')).toEqual([]);
    expect(found('<a href="data:,x">x</a>')).toHaveLength(1);
    expect(found('<img src="ftp://a.dev/a.png" alt="">')).toHaveLength(1);
    for (const own of ["https://localhost/", "http://localhost:4321/support", "https://[::1]/"])
      expect(found(link(own))).toMatchObject([["check/unsafe-address", {}]]);
    expect(found(link("https://a./"))).toMatchObject([["check/malformed-address", {}]]);
    expect(found(link("/to:there"))).toEqual([]);
  });
});
