import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildJson } from "../support/flows.js";
import { linkPackages, repository, shareCache, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The two sites that come with handbill, as the start of another site. */

const ownParts = ["site.config.ts", "pages", "messages", "legal", "content", "public"];

/** A copy of a sample, with texts of its config replaced; returns the findings of a strict build. */
async function buildCopy(folder: string, replaced: Readonly<Record<string, string>>) {
  const root = tempFolder(onTestFinished);
  for (const part of ownParts.filter((part) => existsSync(join(repository, folder, part))))
    cpSync(join(repository, folder, part), join(root, part), { recursive: true });
  const fonts = ["archivo", "bricolage-grotesque"].map((name) => `@fontsource/${name}`);
  linkPackages(root, ["@takumi-rs/core", "@takumi-rs/helpers", ...fonts]);
  shareCache(root);
  const file = join(root, "site.config.ts");
  const config = Object.entries(replaced).reduce(
    (text, [own, by]) => text.replaceAll(own, by),
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, config);
  const { status, diagnostics } = await buildJson(root, { strict: true, developmentMode: false });
  const reported = diagnostics.filter(({ code }) => code === "check/sample-text");
  const messages = reported.map(({ message }) => message).join("\n");
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return { status, reported, messages, errors };
}

test("texts left from this repository's site are reported, one finding each", async () => {
  const names = { "https://hubbub.example/": "https://tide.site.dev/", '"Hubbub"': '"Tidepool"' };
  const { status, reported, messages, errors } = await buildCopy("", names);
  expect(errors).toEqual([]);
  expect(status).toBe(1);
  for (const left of [
    "Picnic by the river",
    "Tidepool helps you find local events in Boston and make friends by doing things",
    "Hubbub is the iOS app for local events in Boston",
    "Massachusetts",
    "Our total liability for all claims",
    "maybe later",
  ])
    expect(messages).toContain(left);
  expect(new Set(reported.map(({ message, file, line }) => `${file}:${line} ${message}`)).size).toBe(
    reported.length,
  );
  const config = reported.filter(({ file }) => file === "site.config.ts");
  expect(config.every(({ line }) => line !== undefined)).toBe(true);
});

test("texts left from the starter are reported, except those that each new site keeps", async () => {
  const names = { "https://levain.example/": "https://tide.site.dev/", '"Levain"': '"Tidepool"' };
  const { reported, messages, errors } = await buildCopy("starter", names);
  expect(errors).toEqual([]);
  expect(messages).toContain("Bread on your own clock");
  expect(messages).toContain("Sentry");
  expect(messages).toContain("Steps that can wait do so until morning.");
  const files = new Set(reported.map(({ file }) => file));
  expect(files).not.toContain("legal/terms-of-service.md");
  expect(messages).not.toContain("Common questions");
});

// `npm test` builds this repository's site anyway.
const samples = [["starter", "Levain"] as const, ...(isThorough ? [["", "Hubbub"] as const] : [])];
test.each(samples)("the sample %j itself is allowed", async (folder, name) => {
  const { reported, errors } = await buildCopy(folder, {});
  expect(readFileSync(join(repository, folder, "site.config.ts"), "utf8")).toContain(`"${name}"`);
  expect(errors).toEqual([]);
  expect(reported).toEqual([]);
});
