import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../../test/support/temp-site.js";
import { Fingerprints } from "./fingerprints.js";

const minuteMs = 60_000;

function newFile() {
  const parent = tempFolder(onTestFinished);
  const site = join(parent, "site");
  const file = join(site, "pages/a.tsx");
  mkdirSync(join(site, "pages"), { recursive: true });
  writeFileSync(file, "a");
  return { parent, site, file, prints: new Fingerprints() };
}

test("a write of the same bytes is not a change", () => {
  const { file, prints } = newFile();
  prints.note([file], Date.now() + minuteMs);
  writeFileSync(file, "a");
  expect(prints.takeChanged([file])).toEqual([]);
  writeFileSync(file, "b");
  expect(prints.takeChanged([file])).toEqual([{ path: file, wasThere: true, isThere: true }]);
});

test.each(["pages/a.tsx", "pages", ""])(
  "a path that disappears while a build reads it counts as changed: %s",
  (gone) => {
    const { parent, site, file, prints } = newFile();
    const since = Date.now();
    renameSync(join(site, gone), join(parent, "away"));
    prints.note([file], since);
    expect(prints.takeChanged([file])).toEqual([{ path: file, wasThere: false, isThere: false }]);
  },
);

test("a path that was missing before a build is unchanged", () => {
  const { site, prints } = newFile();
  rmSync(site, { recursive: true });
  prints.note([join(site, "pages/b.tsx")], Date.now() + minuteMs);
  expect(prints.takeChanged([join(site, "pages/b.tsx")])).toEqual([]);
});

test("a file that was briefly different counts as rewritten, even with the same bytes", () => {
  const { file, prints } = newFile();
  prints.note([file], Date.now() + minuteMs);
  expect(prints.takeRewritten([file])).toEqual([]);
  writeFileSync(file, "something else");
  writeFileSync(file, "a");
  expect(prints.takeChanged([file], { isBuilding: true })).toEqual([]);
  expect(prints.takeRewritten([file])).toEqual([{ path: file, wasThere: true, isThere: true }]);
  expect(prints.takeRewritten([file])).toEqual([]);
  writeFileSync(file, "a");
  expect(prints.takeChanged([file])).toEqual([]);
  expect(prints.takeRewritten([file])).toEqual([]);
});
