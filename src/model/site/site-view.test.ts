import { expect, test } from "vitest";
import { exampleSite } from "../../../test/support/example.js";
import { viewSite } from "./site-view.js";

test("pages see the site, its own facts, links by key, and public files below the base path", () => {
  const site = exampleSite();
  const view = viewSite(site);
  expect(view.app).toBe(site.app);
  expect(view.facts).toEqual({ city: "Boston", headline: { struck: "later", marked: "now" } });
  expect(view.link("partners")?.url).toBe("https://forms.example/me");
  expect(view.link("nobody")).toBeUndefined();
  expect(view.publicHref("/icon.svg")).toBe("/some-repo/icon.svg");
});
