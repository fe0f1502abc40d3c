import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { tempSite } from "../temp-site.js";

/** So many that threads read them, and make their pages ahead. */
export const count = 433;
/** The name of a document by its number. */
export const name = (number: number) => `d${String(number).padStart(3, "0")}`;

/** A site of many documents, some of them another than the rest. */
export function siteOf(others: Readonly<Record<number, { front?: string; text: string }>>): string {
  const root = tempSite(onTestFinished);
  for (let number = 0; number < count; number++) {
    const usual = { front: "", text: `## Part ${number}\n\n| a |\n| - |\n| ~~${number}~~ |` };
    const { front, text } = { ...usual, ...others[number] };
    const head = `title: Document ${number}\ndescription: The document of the number ${number}.\n${front}`;
    writeFileSync(join(root, "legal", `${name(number)}.md`), `---\n${head}---\n\n${text}\n`);
  }
  return root;
}
