import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { tempSite } from "../temp-site.js";

/** Enough for threads to read them. */
export const count = 173;
/** The slug of a document by its number. */
export const name = (number: number) => `d${String(number).padStart(3, "0")}`;

/** A site with many documents, some of which differ from the rest. */
export function siteOf(
  others: Readonly<Record<number, { front?: string; text: string }>>,
  total = count,
): string {
  const root = tempSite(onTestFinished);
  for (let number = 0; number < total; number++) {
    const usual = { front: "", text: `## Part ${number}\n\n| a |\n| - |\n| ~~${number}~~ |` };
    const { front, text } = { ...usual, ...others[number] };
    const head = `title: Document ${number}\ndescription: The document of the number ${number}.\n${front}`;
    writeFileSync(join(root, "legal", `${name(number)}.md`), `---\n${head}---\n\n${text}\n`);
  }
  return root;
}
