/** A mistake: what it changes in the site `test/sites/whole`, the only finding, and words that its message or hint must have. */
export interface Mistake {
  readonly files: Readonly<Record<string, string | readonly [from: string, to: string]>>;
  /** `file:line code` */
  readonly found: string;
  readonly says: string;
  /** The command that reports it, if it is not `build`. */
  readonly by?: "check";
  /** Whether it needs a site of its own. */
  readonly isAlone?: boolean;
}

export type Mistakes = Readonly<Record<string, Mistake>>;

/** Changes a line of the config. */
export const inConfig = (from: string, to: string, found: string, says: string): Mistake => ({
  files: { "site.config.ts": [from, to] },
  found: `site.config.ts${found}`,
  says,
});

/** Adds a key to the config, on line 4. */
export const addKey = (key: string, found: string, says: string): Mistake =>
  inConfig('  url: "', `  ${key},\n  url: "`, found, says);

const meta =
  'export const meta = { title: "A page that is new", description: "What the new page of this site is about, in a sentence." };';

/** A page whose body is from line 7 on, with code above it on line 1. */
export const newPage = (body: string, above = "") =>
  `import { Image, Link, useSite } from "handbill";${above}
${meta}
void [Image, Link, useSite];
export default function New() {
  return (
    <main>
      <h1>New</h1>
      ${body}
    </main>
  );
}
`;

export const onPage = (body: string, found: string, says: string, above = ""): Mistake => ({
  files: { "pages/new.tsx": newPage(body, above) },
  found: `pages/new.tsx${found}`,
  says,
});

export const alone = (body: string, found: string, says: string, above = ""): Mistake => ({
  ...onPage(body, found, says, above),
  isAlone: true,
});

/** A mistake that only `handbill check` reports. */
export const checked = (body: string, found: string, says: string, above = ""): Mistake => ({
  ...onPage(body, found, says, above),
  by: "check",
});

export const newDocument = (text: string) =>
  `---\ntitle: Document new\ndescription: What the document new says, in a sentence for readers.\n---\n\n${text}`;

/** A document whose text begins on line 6, perhaps with a change of its front matter. */
export const inDocument = (
  text: string,
  found: string,
  says: string,
  [from, to]: readonly [string, string] = ["", ""],
): Mistake => ({
  files: { "legal/new.md": newDocument(`${text}\n`).replace(from, to) },
  found: `legal/new.md${found}`,
  says,
});

export const inPublic = (name: string, text: string, found: string, says: string): Mistake => ({
  files: { [`public/${name}`]: text },
  found: `public/${name}${found}`,
  says,
});

/** A style sheet that the new page imports. */
export const style = (text: string, found: string, says: string): Mistake => ({
  files: { "pages/new.tsx": newPage("<p>x</p>", 'import "./_new.css";'), "pages/_new.css": text },
  found: `pages/_new.css${found}`,
  says,
});
