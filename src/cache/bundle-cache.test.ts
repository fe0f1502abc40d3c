import { expect, test } from "vitest";
import { BundleCache } from "./bundle-cache.js";
import type { Change } from "./input-change.js";

const root = "/site";

/** A shelf with bundles of a build before, and what was written on it. */
function shelfWith() {
  const kept = new Map<string, Uint8Array>();
  const shelf = {
    isEmpty: false,
    read: (key: readonly string[]) => kept.get(key.join()),
    write: (key: readonly string[], bytes: Uint8Array) => void kept.set(key.join(), bytes),
  };
  const open = (change: Change | undefined, digest: string | undefined) =>
    new BundleCache({ shelf, key: ["bundles"], root, change, digest });
  const first = open(undefined, undefined);
  first.keep("config", { result: "a", reads: ["/site/site.config.ts"], taken: [] });
  first.keep("pages", { result: "b", reads: ["/site/pages/index.tsx", "/site/photo.png"], taken: [] });
  return { open, digest: first.settle(), kept };
}

const changeOf = (...only: string[]): Change => ({ says: "something has changed", only });

/** Which of them a build takes after a change. */
function taken(change: Change | undefined): string[] {
  const { open, digest } = shelfWith();
  const keeper = open(change, digest);
  return ["config", "pages"].filter((key) => keeper.get(key));
}

test("all are taken that nothing of what has changed went into", () => {
  expect(taken(changeOf())).toEqual(["config", "pages"]);
  expect(taken(changeOf("/site/legal/privacy.md"))).toEqual(["config", "pages"]);
  expect(taken(changeOf("/site/pages/index.tsx"))).toEqual(["config"]);
  expect(taken(changeOf("/site/photo.png", "/site/legal/privacy.md"))).toEqual(["config"]);
  expect(taken(changeOf("/site/site.config.ts"))).toEqual(["pages"]);
});

test.each([
  "/site/package.json",
  "/site/tsconfig.json",
  "/site/base.json",
  "/site/pnpm-lock.yaml",
  "/site/node_modules/.package-lock.json",
  "/site/node_modules/some/index.ts",
  "/site/node_modules",
  "/shared/tsconfig.ts",
  "/other.tsx",
  "/sites/x.md",
  "/usr/lib/handbill/lib/cli.cjs",
])("none is taken if %s has changed", (path) => {
  expect(taken(changeOf("/site/legal/privacy.md", path))).toEqual([]);
});

test("none is taken if more has changed than files, or nobody knows what", () => {
  expect(taken({ says: "pages holds other files", file: "/site/legal/privacy.md" })).toEqual([]);
  expect(taken(undefined)).toEqual([]);
});

test("those of another build are not taken", () => {
  const { open } = shelfWith();
  expect(open(changeOf(), "another").get("config")).toBeUndefined();
  expect(open(changeOf(), undefined).get("config")).toBeUndefined();
});

test("what is written is what the build was made of, and nothing where all is as it was", () => {
  const { open, digest, kept } = shelfWith();
  const before = kept.get("bundles");
  const same = open(changeOf("/site/legal/privacy.md"), digest);
  for (const key of ["config", "pages"]) same.get(key);
  expect([same.settle(), same.hasTaken]).toEqual([digest, true]);
  expect(kept.get("bundles")).toBe(before);
  const other = open(changeOf("/site/pages/index.tsx"), digest);
  other.get("config");
  other.keep("pages", { result: "c", reads: ["/site/pages/index.tsx"], taken: [] });
  const again = open(changeOf(), other.settle());
  expect(again.get("pages")).toMatchObject({ result: "c" });
  expect(again.get("config")).toMatchObject({ result: "a" });
});
