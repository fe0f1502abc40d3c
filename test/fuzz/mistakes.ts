import { anyOf, documentFolders, type Edit } from "./file-edits.js";
import type { SiteOnDisk } from "./site-on-disk.js";

/** Mistakes, which are fixed in the next round. */
export const mistakes: Readonly<Record<string, Edit>> = {
  "a broken link": (site) => spoilDocument(site, "See [more](/nowhere)."),
  "an unknown fact": (site) => spoilDocument(site, "It says {{facts.nothing}}."),
  "a missing picture": (site) => spoilDocument(site, "![A drawing](none.png)"),
  "a lost anchor": (site) => spoilDocument(site, "Go [there](#no-such-part)."),
  "front matter that is none": (site) => spoilDocument(site, "", (text) => text.replace("title:", "titel:")),
  "code that throws": (site) =>
    site.spoil("components/card.tsx", 'export const Card = () => { throw new Error("no card"); };\n'),
  "code that is none": (site) => site.spoil("pages/cities.tsx", "export const meta = {;\n"),
  "a component that is gone": (site) => site.spoil("components/card.tsx", undefined),
  "a message that is gone": (site) => site.spoil("messages/pt-PT.ts", 'export default { foot: "Fim" };\n'),
  "a config of another form": (site) =>
    site.spoil("site.config.ts", site.read("site.config.ts").replace("brand:", "brandd:")),
  "data that is gone": (site) => site.spoil("data/top.txt", undefined),
  "two ids that are alike": (site) =>
    site.spoil(
      "pages/404.tsx",
      `${site.read("pages/404.tsx").replace("<h1>", '<h1 id="a"><b id="a">x</b>')}`,
    ),
};

function spoilDocument(site: SiteOnDisk, line: string, change = (text: string) => text): void {
  const file = anyOf(site, site.chance.oneOf(documentFolders), ".md");
  if (file) site.spoil(file, `${change(site.read(file))}\n${line}\n`);
}
