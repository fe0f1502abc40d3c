// Sites with any number of pages, to measure how a build scales.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("..", import.meta.url));

/**
 * A site with `count` React pages of 6 kB of text, which share a style and a footer of 30 links; with a mistake, one of those is broken.
 */
export function writeReactSite(root, count, { isBroken = false } = {}) {
  const links = Array.from({ length: 30 }, (_, index) => `/many/p${index + 1}`);
  if (isBroken) links[29] = "/nowhere-at-all";
  const footer = links.map((href, index) => `<a href="${href}">Link ${index + 1}</a>`).join("");
  const files = {
    "pages/many/_page.css": Array.from(
      { length: 100 },
      (_, i) => `.c${i} { color: #111; background: #eee; margin: ${i}px }`,
    ).join("\n"),
    "pages/many/_footer.tsx": `export const Footer = () => <footer>${footer}</footer>;\n`,
    "pages/many/[page].tsx": pageSource(
      `export const paths = () => Array.from({ length: ${count} }, (_, index) => ({ page: "p" + (index + 1) }));
export const meta = ({ params }) => ({
  title: "The page " + params.page,
  description: "This is the description of the page " + params.page,
});`,
      `<h1>Page {params.page}</h1>
      {Array.from({ length: 12 }, (_, index) => (
        <section key={index}>
          <h2 id={"part-" + index}>Part {index + 1}</h2>
          <p>{("This is part " + index + " of " + params.page + ". ").repeat(15)}</p>
          <a href={"#part-" + index}>Part {index + 1} of {params.page}</a>
        </section>
      ))}`,
    ),
  };
  return writeSite(root, files);
}

/** A site with `count` Markdown documents of 400 words, each a page. */
export function writeMarkdownSite(root, count) {
  const sentence = (number) =>
    `The tide of day ${number} is *higher* than that of the day before, as [the tables](/privacy) say.`;
  const part = (number) =>
    `## Day ${number}\n\n${Array.from({ length: 6 }, (_, at) => sentence(number + at)).join(" ")}`;
  const documents = Array.from({ length: count }, (_, index) => [
    `legal/document-${index + 1}.md`,
    `---
title: The document ${index + 1}
description: This is the description of the document ${index + 1}.
---

${Array.from({ length: 4 }, (_, at) => part(10 * index + at)).join("\n\n")}

| high | low |
| --- | --- |
| ${index} m | 0 m |
`,
  ]);
  return writeSite(root, Object.fromEntries(documents));
}

function writeSite(root, files) {
  cpSync(join(repository, "test/sites/minimal"), root, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

/** The files in a folder, by absolute paths. */
export const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function pageSource(head, body) {
  return `import "./_page.css";
import { Footer } from "./_footer.tsx";
${head}
export default function Page({ params }) {
  return (
    <>
      <main>${body}</main>
      <Footer />
    </>
  );
}
`;
}
