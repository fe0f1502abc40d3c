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

describe("a recipient", () => {
  test("is warned about until a document names it, whichever document comes first", () => {
    expect(recipientsOf("https://plausible.io", "<p>Hello.</p>")).toEqual([
      ["check/unnamed-recipient", { does: "pages load from", hostname: "plausible.io" }],
    ]);
    expect(recipientsOf("https://plausible.io", "<p>It uses plausible.io.</p>")).toEqual([]);
  });

  test("counts as named by its own name, for each service in the documentation", () => {
    expect(services.length).toBeGreaterThan(9);
    for (const { service, origin } of services)
      expect(recipientsOf(origin, `<p>${service.replace(" Forms", "")} counts visits.</p>`), origin).toEqual(
        [],
      );
  });
});
