import { onTestFinished } from "vitest";
import { buildSite, placeOf } from "../flows.js";
import { contentSite } from "./content-site.js";

export const answer = (keys: string, text = "An answer.") => `---\n${keys}\n---\n\n${text}\n`;

export const build = async (site: Parameters<typeof contentSite>[1]) => {
  const root = contentSite(onTestFinished, site);
  const { ok, diagnostics, tree } = await buildSite(root);
  const shown = diagnostics.filter(({ code }) => !code.startsWith("check/"));
  const found = shown.map((diagnostic) => `${placeOf(diagnostic)} ${diagnostic.code}`);
  const read = (path: string) => tree?.pages.find(({ route }) => route.routePath === path)?.html ?? "";
  return { ok, found, diagnostics, read };
};
