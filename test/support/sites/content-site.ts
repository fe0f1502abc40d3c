import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkPackages, type OnEnd, tempSite } from "../temp-site.js";

/** The pages of a site that shows and links to each document of its collection `help`. */
const pages = {
  "pages/help/index.tsx": `import { Link, useCollection } from "handbill";
export const meta = () => ({ title: "All the questions of this site", description: "Each question that somebody has asked, with its answer." });
export default function Help() {
  return (
    <main>
      <h1>Help</h1>
      {useCollection("help").map(({ slug, title }) => <p key={slug}><Link to={\`/help/\${slug}\`}>{title}</Link></p>)}
    </main>
  );
}
`,
  "pages/help/[slug].tsx": `import { ContentText, Link, type Meta, type PageProps, type Paths } from "handbill";
export const paths: Paths = ({ collections }) => collections.help.map(({ slug }) => ({ slug }));
function documentOf({ params, collections }: PageProps) {
  const found = collections.help.find(({ slug }) => slug === params.slug);
  if (!found) throw new Error("no such document");
  return found;
}
export const meta: Meta = (props) => ({ title: documentOf(props).title, description: documentOf(props).description ?? "An answer." });
export default function Answer(props: PageProps) {
  const { title, date, tags, data, previous, next, ...document } = documentOf(props);
  return (
    <main>
      <h1>{title}</h1>
      <p id="known">{JSON.stringify({ date, tags, data })}</p>
      <ContentText document={{ title, date, tags, data, previous, next, ...document }} />
      {previous && <Link to={\`/help/\${previous.slug}\`}>Before: {previous.title}</Link>}
      {next && <Link to={\`/help/\${next.slug}\`}>After: {next.title}</Link>}
    </main>
  );
}
`,
};

const config = (collections: string, imports: string) => `import { defineConfig } from "handbill";
${imports}
const config = defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: { name: "Minimal", description: "A site with one of each." },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  icon: "/icon.svg",
  collections: ${collections},
});
export default config;
declare module "handbill" {
  interface Register {
    config: typeof config;
  }
}
`;

export interface ContentSite {
  /** The value of \`collections:\` in the config. */
  readonly collections: string;
  /** Lines before the config. */
  readonly imports?: string;
  /** Files to add or replace, by path; undefined removes one. */
  readonly files: Readonly<Record<string, string>>;
}

/** The minimal site with a collection, and with valibot, zod and arktype for schemas. */
export function contentSite(onEnd: OnEnd, { collections, imports = "", files }: ContentSite): string {
  const root = tempSite(onEnd);
  linkPackages(root, ["valibot", "zod", "arktype"]);
  for (const [path, text] of Object.entries({
    "site.config.ts": config(collections, imports),
    ...pages,
    ...files,
  })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
