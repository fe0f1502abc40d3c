import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import "../scripts/website/prepare.mjs";
import { check } from "../src/build/check.js";
import { listPages } from "../website/pages/_docs/sections.ts";
import { effects } from "./support/flows.js";
import { repository } from "./support/temp-site.js";
import { isThorough } from "./support/thorough.js";

/*
 * The documentation is a site that handbill makes, its second proof: every link in docs/ leads somewhere, every rule holds
 * with --strict, and pages of each kind are accessible, still and in one piece in a browser.
 */

const root = join(repository, "website");

/** A page of each kind: the first, one with commands and a picture, tables, long code, a list of links, 404. */
const kinds = ["/", "/start", "/config", "/codes", "/codes/serve", "/rules", "/hosts/netlify", "/404"];

test("the documentation's site is flawless", async () => {
  const audit: typeof effects.audit = (tree, options, log) => {
    const pages = tree.pages.filter(({ routePath }) => isThorough || kinds.includes(routePath));
    expect(pages.length).toBeGreaterThanOrEqual(kinds.length);
    return effects.audit({ ...tree, pages }, options, log);
  };
  const options = { strict: true, linksOnly: false, offline: true, browser: true, pictures: false };
  const today = new Date().toISOString().slice(0, 10);
  const { diagnostics } = await check({ root, today, ...options }, { ...effects, audit });
  expect(diagnostics.map(({ code, args, place }) => ({ code, args, place }))).toEqual([]);
});

test("every page of docs/ is in the side bar", () => {
  const names = readdirSync(join(root, "content/docs")).filter((name) => name.endsWith(".md"));
  expect(names.map((name) => name.slice(0, -3)).sort()).toEqual(listPages().sort());
});
