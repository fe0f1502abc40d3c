import { configEdits, editConfig, messageEdits, optionEdits } from "./config-edits.js";
import { fileEdits } from "./file-edits.js";
import { mistakes } from "./mistakes.js";
import type { SiteOnDisk } from "./site-on-disk.js";

/** Makes edits like an author between two builds; returns their names. */
export function editFiles(site: SiteOnDisk): string[] {
  const { chance } = site;
  const done: string[] = [];
  const edit = (kind: string, edits: Readonly<Record<string, (site: SiteOnDisk) => void>>) => {
    const name = chance.oneOf(Object.keys(edits));
    edits[name]?.(site);
    done.push(`${kind}${name}`);
  };
  for (let count = chance.below(4); count > 0; count--) edit("", fileEdits);
  if (chance.once(4)) edit("", messageEdits);
  if (chance.once(4)) {
    const name = chance.oneOf(Object.keys(configEdits));
    editConfig(site, name);
    done.push(`config: ${name}`);
  }
  if (chance.once(8)) edit("options: ", optionEdits);
  if (chance.once(10)) edit("mistake: ", mistakes);
  return done;
}
