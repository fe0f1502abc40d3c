import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exampleDocument, findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

const recipientsOf = (origin: string, html: string) =>
  findings(rules.recipients, "", {
    config: { checks: { allowedOrigins: [origin] } },
    legal: [exampleDocument({ slug: "imprint", title: "", description: "", html })],
  });

/** Rows of the tables in the documentation: the service, and its origins. */
const services = [
  ...readFileSync("docs/embeds.md", "utf8").matchAll(/^\| ([A-Z][\w ]+?) \|.*"https:.*$/gm),
].flatMap(([row, service = ""]) =>
  [...row.matchAll(/"(https:\/\/[^"]+)"/g)].map(([, origin = ""]) => ({
    service,
    origin: origin.replace(/<\w+>/, "us1"),
  })),
);

describe("a recipient of data", () => {
  test("is reported until any document names it", () => {
    expect(recipientsOf("https://plausible.io", "<p>Hello.</p>")).toEqual([
      ["check/unnamed-recipient", { does: "pages load from", hostname: "plausible.io" }],
    ]);
    expect(recipientsOf("https://plausible.io", "<p>It uses plausible.io.</p>")).toEqual([]);
  });

  test.each([
    ["https://www.youtube-nocookie.com", "Google Firebase sends notifications.", false],
    ["https://www.youtube-nocookie.com", "Google shows videos.", false],
    ["https://www.youtube-nocookie.com", "YouTube shows videos.", true],
    ["https://www.google.com", "Google Firebase sends notifications.", false],
    ["https://www.google.com", "Google Maps shows the way.", true],
    ["https://firebase.app-measurement.com", "Google Firebase counts.", true],
  ])("such as %s is named in “%s”: %s", (origin, policy, isNamed) => {
    expect(recipientsOf(origin, `<p>${policy}</p>`)).toHaveLength(isNamed ? 0 : 1);
  });

  test.each([
    ['<script src="https://gc.zgo.at/count.js"></script>', true],
    ['<form method="post" action="//gc.zgo.at/count"></form>', true],
    ["<script>fetch('https://gc.zgo.at/')</script>", true],
    ["<script>if (a < b || b > c)\n  fetch('https://gc.zgo.at/')</script>", true],
    ["<script>a()</script><p>gc.zgo.at</p>", false],
    // The policy may be announced before the pages change.
    ["", false],
    ['<p>gc.zgo.at</p><a href="https://gc.zgo.at/help">Their policy</a>', false],
    ['<meta http-equiv="Content-Security-Policy" content="img-src https://gc.zgo.at">', false],
  ])("is reported if a page uses it before the document that names it takes effect: %s", (page, isLate) => {
    const document = (html: string, effectiveDay: string) =>
      exampleDocument({ slug: "privacy", title: "", description: "", html, effectiveDay });
    const found = findings(rules.recipients, page, {
      config: { checks: { allowedOrigins: ["https://gc.zgo.at"] } },
      legal: [document("<p>Hello.</p>", "2026-11-26")],
      written: [document("<p>GoatCounter counts visits.</p>", "2026-11-27")],
    });
    const late = { does: "pages load from", hostname: "gc.zgo.at", from: "2026-11-27" };
    expect(found).toEqual(isLate ? [["check/unnamed-recipient", late]] : []);
  });

  test("counts as named by the service's name, for each service in the documentation", () => {
    expect(services.length).toBeGreaterThan(9);
    for (const { service, origin } of services)
      expect(recipientsOf(origin, `<p>${service.replace(" Forms", "")} counts visits.</p>`), origin).toEqual(
        [],
      );
  });
});
