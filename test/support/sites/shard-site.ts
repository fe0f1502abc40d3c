import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { linkPackages, type OnEnd, tempSite } from "../temp-site.js";

const config = `import { defineConfig } from "handbill";
export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: { name: "Minimal", description: "A site with one of each." },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  icon: "/icon.svg",
  collections: { help: { feed: { title: "What people ask" } } },
  redirects: { "/questions": "/help/q1" },
  fonts: [{ family: "Bricolage Grotesque", package: "@fontsource/bricolage-grotesque", weight: 800 }],
});
`;

const landing = `import { Image, Link, useCollection, useArchive, useLegal } from "handbill";
import "./_all.css";
import photo from "./_photo.jpg";
export const meta = { title: "Minimal, a site of shards", description: "A page for you to look at, with all that there is." };
export default function Landing() {
  console.log("rendered: landing");
  return (
    <main>
      <h1>Minimal</h1>
      <Image src={photo} widths={[100]} alt="A field" />
      <a href={useArchive("press.zip", [photo]).href} download>All of it</a>
      {useLegal().map(({ slug, title }) => <Link key={slug} to={"/" + slug}>{title}</Link>)}
      <pre>{JSON.stringify([useLegal(), useCollection("help")])}</pre>
      {useCollection("help").map(({ slug, title }) => <p key={slug}><Link to={"/help/" + slug}>{title}</Link></p>)}
    </main>
  );
}
`;

const question = `import { ContentText, Image, LegalText, Link, useLegal } from "handbill";
import "../_all.css";
import photo from "../_photo.jpg";
export const paths = ({ collections }) => collections.help.map(({ slug }) => ({ slug }));
const documentOf = ({ params, collections }) => collections.help.find(({ slug }) => slug === params.slug);
export const meta = (props) => ({ title: documentOf(props).title, description: documentOf(props).description });
export default function Answer(props) {
  const document = documentOf(props);
  const [policy] = useLegal();
  console.log("rendered: " + document.slug);
  if (document.slug === "q7") throw new Error("not today");
  return (
    <main>
      <h1>{document.title}</h1>
      <ContentText document={document} />
      {document.slug === "q2" && <Image src={photo} widths={[120]} alt="A field" />}
      {document.slug === "q6" && <a href="/nowhere">Nowhere</a>}
      {document.slug === "q4" && <button onClick={() => {}}>Dead</button>}
      {document.slug === "q5" && policy && <LegalText document={{ ...policy }} />}
      {document.previous && <Link to={"/help/" + document.previous.slug}>{document.previous.title}</Link>}
      {document.next && <Link to={"/help/" + document.next.slug}>{document.next.title}</Link>}
      <Link to="/">Home</Link>
    </main>
  );
}
`;

/**
 * A site with everything that involves several pages: documents, a collection with feeds, images, a subset font, a redirect, an archive;
 * with a warning, and on request with two mistakes.
 */
export async function shardSite(onEnd: OnEnd, { mistakes }: { mistakes: boolean }): Promise<string> {
  const root = tempSite(onEnd);
  linkPackages(root, ["@fontsource/bricolage-grotesque"]);
  const create = { width: 200, height: 100, channels: 3, background: { r: 200, g: 80, b: 20 } } as const;
  const last = mistakes ? 7 : 5;
  const questions = Array.from({ length: last }, (_, index) => [
    `content/help/q${index + 1}.md`,
    `---\ntitle: The question ${index + 1}, of ${"ÄÖÜßéñø"[index]}\ndescription: What the question ${index} is about.\ndate: 2025-08-1${index}\norder: ${index}\n---\n\n## Answer ${index}\n\nIt is **${index}** of [these](/).\n`,
  ]);
  const files: Record<string, string | Uint8Array> = {
    "site.config.ts": config,
    "pages/index.tsx": landing,
    "pages/help/[slug].tsx": question,
    "pages/_all.css": `h1 { font: 800 4rem/1.1 "Bricolage Grotesque", sans-serif }`,
    "pages/_photo.jpg": await sharp({ create }).jpeg().toBuffer(),
    ...Object.fromEntries(questions),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
