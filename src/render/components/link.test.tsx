import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { exampleSite } from "../../../test/support/example.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { viewSite } from "../../model/site/site-view.js";
import { newRequests } from "../page-requests.js";
import { SiteContext, usePage, useSite } from "../site-context.js";
import { makeTranslators } from "../translators.js";
import { Link, type LinkProps } from "./link.js";

function View() {
  const site = useSite();
  return [site.app.name, site.publicHref("/icon.svg"), usePage().routePath].join(" ");
}

const translators = await makeTranslators({ messages: new Map() });
const site = viewSite(exampleSite());
const context = {
  site,
  localize: () => ({ site, legal: [], collections: { legal: [] }, t: translators("en") }),
  legal: [],
  routePath: "/terms",
  pagePath: "/terms",
  addresses: {},
  language: "en",
  t: translators("en"),
  imageEncoder: () => "",
  collections: { legal: [] },
  requests: newRequests(),
  log: new Diagnostics(),
};

const render = (props: LinkProps) =>
  renderToStaticMarkup(
    <SiteContext value={context}>
      <Link {...props}>Text</Link>
    </SiteContext>,
  );

describe("a Link", () => {
  test.each([
    ["/", "/some-repo/"],
    ["/terms", "/some-repo/terms"],
    ["/#features", "/some-repo/#features"],
    ["/terms?a=b#c", "/some-repo/terms?a=b#c"],
    ["#contact", "#contact"],
  ])("with to=%s has href=%s", (to, href) => {
    expect(render({ to })).toBe(`<a href="${href}">Text</a>`);
  });

  test.each(["https://me.example/", "//me.example", "mailto:a@a.example"])(
    "with %j, the URL of another site, throws",
    (to) => {
      expect(() => render({ to })).toThrow(`<a href=${JSON.stringify(to)}>`);
    },
  );

  test.each([
    ["terms", "/terms"],
    ["./terms", "/terms"],
    ["../terms", "/terms"],
    ["", "/"],
    ["?a", "/?a"],
  ])("with %j throws, and suggests %j", (to, path) => {
    expect(() => render({ to })).toThrow(`to=${JSON.stringify(path)}`);
  });
});

test("a Link accepts the attributes of an anchor", () => {
  expect(render({ to: "/", className: "logo", "aria-label": "Home" })).toBe(
    '<a href="/some-repo/" class="logo" aria-label="Home">Text</a>',
  );
});

test("a component gets its site and its page", () => {
  const text = renderToStaticMarkup(
    <SiteContext value={context}>
      <View />
    </SiteContext>,
  );
  expect(text).toBe("Example /some-repo/icon.svg /terms");
  expect(() => renderToStaticMarkup(<View />)).toThrow("inside a page");
});
