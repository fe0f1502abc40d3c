import { describe, expect, test } from "vitest";
import { collect, exampleModule, exampleSite } from "../../test/support/example.js";
import { unlimited } from "../../test/support/rooms/unlimited.js";
import type { PageModule } from "../model/project.js";
import { planRoutes } from "./plan-routes.js";

function plan(...pages: PageModule[]) {
  const { log, found } = collect();
  const site = exampleSite();
  const routes = planRoutes(
    { pages, site, sites: new Map([[site.language, site]]), legal: [], collections: {} },
    { limit: unlimited, placeOf: () => ({}), log },
  );
  const reported = log.sorted().map(({ args, place: { page } }) => ({ ...args, page }));
  return { routePaths: routes.map(({ routePath }) => routePath), routes, found: found(), reported };
}
const page = (sourceFile: string) => exampleModule(sourceFile);
const cities = (...names: string[]) =>
  exampleModule("pages/[city].tsx", { paths: () => names.map((city) => ({ city })) });

test("each page has its routes, and a page with a parameter one for each value", () => {
  const { routes, routePaths, found } = plan(
    page("pages/index.tsx"),
    page("pages/404.tsx"),
    cities("a", "b"),
  );
  expect(found).toEqual([]);
  expect(routePaths).toEqual(["/", "/404", "/a", "/b"]);
  expect(routes.map(({ params }) => params)).toEqual([{}, {}, { city: "a" }, { city: "b" }]);
});

describe("a clash of two routes is reported for", () => {
  test.each([
    ["two files", [page("pages/about.tsx"), page("pages/about/index.tsx")], "plan/route-clash"],
    ["a file and a parameter", [page("pages/about.tsx"), cities("about")], "plan/route-clash"],
    ["one value twice", [cities("about", "about")], "plan/route-clash"],
    ["two files that differ by case", [page("pages/About.tsx"), page("pages/about.tsx")], "plan/case-clash"],
  ])("%s", (_, pages, code) => {
    const { found } = plan(...pages);
    expect(found).toEqual([`${pages.at(-1)?.sourceFile} ${code}`]);
  });

  test("paths with duplicate entries are reported once, in any number of languages", () => {
    const { log, found } = collect();
    const site = exampleSite({ language: undefined, languages: ["en", "de"] } as never);
    const meta = () => ({ title: "T", description: "D" });
    const pages = [{ ...cities("a", "a", "b", "b"), meta }];
    planRoutes(
      { pages, site, sites: new Map([["en", site]]), legal: [], collections: {} },
      { limit: unlimited, placeOf: () => ({}), log },
    );
    expect(found()).toEqual(["pages/[city].tsx plan/route-clash"]);
    expect(log.sorted()[0]?.args).toEqual({ routePath: "/a" });
  });

  test("and the first page keeps the route", () => {
    const { routes } = plan(page("pages/about.tsx"), page("pages/about/index.tsx"));
    expect(routes.map(({ module }) => module.sourceFile)).toEqual(["pages/about.tsx"]);
  });
});

describe("a literal title and description in several languages", () => {
  const planIn = (languages: readonly string[], ...pages: PageModule[]) => {
    const { log, found } = collect();
    const site = exampleSite({ language: undefined, languages } as never);
    const sites = new Map([[site.language, site]]);
    planRoutes(
      { pages, site, sites, legal: [], collections: {} },
      { limit: unlimited, placeOf: () => ({}), log },
    );
    return found();
  };
  const written = { title: "T", description: "D" };

  test("are reported", () => {
    expect(planIn(["en", "de"], page("pages/about.tsx"))).toEqual(["pages/about.tsx plan/shared-meta"]);
  });

  test.each([
    ["of a site in one language", ["en"], page("pages/about.tsx")],
    ["of one language in two countries", ["en-GB", "en-US"], page("pages/about.tsx")],
    ["of the one not-found page", ["en", "de"], page("pages/404.tsx")],
    ["that are computed", ["en", "de"], exampleModule("pages/about.tsx", { meta: () => written })],
  ])("are accepted %s", (_, languages, module) => {
    expect(planIn(languages, module)).toEqual([]);
  });
});

describe("a segment of a route", () => {
  test.each(["a", "A-1", "v1.2", "_x", "~me", "größe", "日本", "a/b"])("can be %s", (city) => {
    expect(plan(cities(city))).toMatchObject({ routePaths: [`/${city}`], found: [] });
  });

  test.each([
    "..",
    ".",
    "a..b",
    "../x",
    "a/../b",
    "/a",
    "a/",
    "a//b",
    ".a",
    "a.",
    "a b",
    "a?b",
    "a#b",
    "a%2e",
    "a\\b",
    "a:b",
    "\u0000",
  ])("cannot be %j", (city) => {
    expect(plan(cities(city))).toMatchObject({ routePaths: [], found: ["pages/[city].tsx plan/bad-route"] });
  });
});

test("an invalid value does not affect the other routes", () => {
  expect(plan(cities("a", "..", "b")).routePaths).toEqual(["/a", "/b"]);
});

test("paths decides whether a page without parameters exists", () => {
  const about = (...list: Record<string, string>[]) =>
    plan(exampleModule("pages/about.tsx", { paths: () => list }));
  expect(about()).toMatchObject({ routePaths: [], found: [] });
  expect(about({})).toMatchObject({ routePaths: ["/about"], found: [] });
  expect(about({}, {}).found).toContain("pages/about.tsx plan/paths-without-parameter");
  expect(about({ city: "a" }).found).toEqual(["pages/about.tsx plan/invalid-paths"]);
});

test("paths gets the site, and its errors are reported", () => {
  const named = exampleModule("pages/[city].tsx", { paths: ({ site }) => [{ city: site.app.name }] });
  expect(plan(named).routePaths).toEqual(["/Example"]);
  expect(plan(exampleModule("pages/[city].tsx")).found).toEqual(["pages/[city].tsx plan/no-paths"]);
});

test("a finding about a route names the route", () => {
  expect(plan(page("pages/about.tsx"), cities("about")).reported).toEqual([
    { routePath: "/about", other: "pages/about.tsx", page: "/about" },
  ]);
  expect(plan(page("pages/About.tsx"), cities("about")).reported).toEqual([
    { routePath: "/about", other: "/About", page: "/about" },
  ]);
  expect(plan(cities("a b")).reported).toEqual([{ part: "a b", page: "/a b" }]);
});

test("routes that differ by more than case do not clash", () => {
  expect(plan(cities("straße", "strasse")).found).toEqual([]);
  expect(plan(cities("\u00e5", "\u212b")).found).toEqual(["pages/[city].tsx plan/case-clash"]);
});
