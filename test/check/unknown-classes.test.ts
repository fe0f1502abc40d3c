import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildJson } from "../support/flows.js";
import { tempSite } from "../support/temp-site.js";

/* Classes that code uses from a CSS module, but its style does not have. */

const style = `@import "./_base.module.css";
:global(.loose) { margin: 0 }
.title { composes: base from "./_base.module.css"; animation: spin 1s; }
.my-card .größe { margin: 0 }
#id { margin: 0 }
@keyframes spin { to { margin: 0 } }
`;

const page = (lines: string) => `${lines}
export const meta = { title: "Classes of the site", description: "Which classes there are." };
`;

async function foundIn(files: Readonly<Record<string, string>>) {
  const root = tempSite(onTestFinished);
  mkdirSync(join(root, "pages/parts"));
  writeFileSync(join(root, "pages/_card.module.css"), style);
  writeFileSync(join(root, "pages/_base.module.css"), ".base { padding: 0 }\n");
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  const { diagnostics } = await buildJson(root);
  return diagnostics
    .filter(({ code }) => code.startsWith("read/"))
    .map(({ code, file, line, column, hint }) => `${file}:${line}:${column} ${code} ${hint}`);
}

test("are reported where they are used, with the nearest known class", async () => {
  const found = await foundIn({
    "pages/classes.tsx": page(`import card from "./_card.module.css";
import * as all from "./_card.module.css";
import { Part } from "./parts/_part.tsx";
export default () => <main className={card.titel}><h1 className={card["my-crad"]}>Classes</h1>
  <p className={all.titel}>{card?.base}{card.loose}</p><Part /></main>;`),
    "pages/parts/_part.tsx": `import own from "../_base.module.css";
export const Part = () => <p className={own
  .bsae}>Part</p>;
`,
  });
  const other = "read/unknown-class add the class to the style, or remove it here";
  expect(found).toEqual([
    "pages/classes.tsx:4:44 read/unknown-class did you mean title?",
    "pages/classes.tsx:4:71 read/unknown-class did you mean my-card?",
    "pages/classes.tsx:5:21 read/unknown-class did you mean title?",
    `pages/classes.tsx:5:35 ${other}`,
    `pages/classes.tsx:5:46 ${other}`,
    "pages/parts/_part.tsx:3:4 read/unknown-class did you mean base?",
  ]);
});

test("exclude classes of the style, computed names, and other objects", async () => {
  const found = await foundIn({
    "pages/classes.tsx": page(`import card from "./_card.module.css";
const variants: Record<string, string> = { ...card };
const name = ["big"].join();
// card.comment
function Shadow({ card }: { card: Record<string, string> }) {
  return <p className={card.shadow}>{"card.text"} card.words</p>;
}
export default () => <main className={card.title} id={card.id}><h1 className={card["my-card"]}>Classes</h1>
  <p className={card[name] ?? ""} style={{ animationName: card.spin }}>{card.größe}{Object.keys(card).length}</p>
  <p className={variants.unknown}>{"unknown" in card}{String(card.hasOwnProperty("title"))}</p>
  <Shadow card={card} /></main>;`),
  });
  expect(found).toEqual([]);
});

test("by a name of its own are an export that the file, as its author calls it, does not have", async () => {
  const root = tempSite(onTestFinished);
  writeFileSync(join(root, "pages/_card.module.css"), ".title { margin: 0 }\n");
  const code = `import { titel } from "./_card.module.css";\nexport default () => <main className={titel} />;`;
  writeFileSync(join(root, "pages/classes.tsx"), page(code));
  const { diagnostics } = await buildJson(root);
  const [found] = diagnostics.filter(({ code }) => code === "read/missing-export");
  expect(found).toMatchObject({ line: 1, hint: "did you mean title?" });
  expect(found?.message).toContain('"pages/_card.module.css"');
});
