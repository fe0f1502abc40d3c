import { expect, test } from "vitest";
import { isOfCommit, ownNamesIn, ownPathsOf } from "./own-paths.js";

const site = { root: "/site", outDir: "/site/build/dist" };

test.each([
  ["/site/build/dist", true],
  ["/site/build/dist/index.html", true],
  ["/site/build/.dist.handbill-new-0123", true],
  ["/site/build/.dist.handbill-new-0123/index.html", true],
  ["/site/node_modules/.cache/handbill/builds/x", true],
  ["/site/build/distant", false],
  ["/site/build/.other.handbill-new-0123", false],
  ["/site/.dist.handbill-new-0123", false],
  ["/site/node_modules/.cache/other", false],
  ["/site", false],
])("%s belongs to the build itself: %s", (path, isOwn) => {
  expect(ownPathsOf(site)(path)).toBe(isOwn);
});

const namesIn = (folder: string) => {
  const isLeftOut = ownNamesIn(folder, site.outDir);
  return ["build", "dist", ".dist.handbill-lock", "node_modules", ".bin", "pages"].filter(
    (name) => !isLeftOut(name),
  );
};

test("a folder's names exclude those that a build writes", () => {
  expect(namesIn("/site")).toEqual(["dist", ".dist.handbill-lock", ".bin", "pages"]);
  expect(namesIn("/site/build")).toEqual(["build", ".bin", "pages"]);
  expect(namesIn("/site/pages")).toEqual(["build", "dist", ".dist.handbill-lock", ".bin", "pages"]);
  expect(namesIn("/site/node_modules")).toEqual(["build", "dist", "node_modules", "pages"]);
});

test("the temporary folders of two output folders have different names", () => {
  expect(isOfCommit(".dist.handbill-old-0123", site.outDir)).toBe(true);
  expect(isOfCommit(".other.handbill-old-0123", site.outDir)).toBe(false);
});
