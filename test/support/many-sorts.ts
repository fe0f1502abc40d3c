import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { repository, tempSite } from "./temp-site.js";

export const pages = 60;

/** A site with pages of every kind, in two languages; `files` are laid over it. */
export function manySorts(files: Readonly<Record<string, string>> = {}): string {
  const root = tempSite(onTestFinished);
  const put = (file: string, content: string) => {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  rmSync(join(root, "pages"), { recursive: true });
  cpSync(join(repository, "docs/starter.png"), join(root, "components/shot.png"));
  put("legal/en/privacy.md", readFileSync(join(root, "legal/privacy.md"), "utf8"));
  rmSync(join(root, "legal/privacy.md"));
  put("site.config.ts", config);
  put("messages/en.json", JSON.stringify({ hello: "Hello {name}", plain: "One “text”" }));
  put("messages/pt.json", JSON.stringify({ hello: "Olá {name}", plain: "Um texto" }));
  for (let number = 0; number < 30; number++) {
    const front = `---\ntitle: News ${number}\ndate: 2025-01-01\nplace: ${number % 3 ? "here" : "there"}\n---\n`;
    put(
      `content/news/en/n${number}.md`,
      `${front}\n## Heading ${number}\n\nSome *text* of – ${number} 😀.\n`,
    );
  }
  const page = (
    kind: string,
    body: string,
    more = "",
  ) => `import { Link, LanguageLinks, useMessages, useCollection, ContentText, LegalText, Image } from "handbill";
${more}
export const meta = ({ params, t }) => ({ title: "${kind} " + JSON.stringify(params) + t("plain"), description: "About ${kind} " + JSON.stringify(params) + t("plain") });
export default function Page({ params, legal, site, collections }) {
  const t = useMessages();
  const number = Number((params.n ?? "n0").slice(1));
  return <main><h1>{t("hello", { name: params.n ?? "you" })}</h1>${body}<LanguageLinks label="Languages" /></main>;
}
`;
  const paths = `export const paths = () => Array.from({ length: ${pages} }, (_, index) => ({ n: "p" + index }));`;
  put("pages/index.tsx", page("start", '<p>{site.app.name} <Link to="/city/p1">City</Link></p>'));
  put("pages/404.tsx", page("missing", "<p>Nothing here</p>"));
  put("pages/privacy.tsx", page("privacy", "<LegalText document={legal[0]} />"));
  put(
    "pages/album/[n].tsx",
    page(
      "album",
      '<Image src={shot} alt="A shot" widths={[100]} />',
      `import shot from "../../components/shot.png";\n${paths.replace(String(pages), "3")}`,
    ),
  );
  put(
    "pages/city/[n].tsx",
    page(
      "city",
      '<p className="a">{number * 2} ü {collections.news.length}</p>{list.map((one) => <Link key={one} to={"/city/p" + one}>{one}</Link>)}',
      `import "./city.css";\nconst list = [1, 2, 3];\n${paths}`,
    ),
  );
  put("pages/city/city.css", ".a { margin: 1px }");
  put(
    "pages/news/[n].tsx",
    page(
      "news",
      '<p>{one.data.place} {one.next?.title} {useCollection("news").map(({ title }) => title).join()}</p><ContentText document={one} />',
      "export const paths = ({ collections }) => collections.news.map(({ slug }) => ({ n: slug }));",
    ).replace(
      "return <main>",
      "const one = collections.news.find(({ slug }) => slug === params.n);\n  return <main>",
    ),
  );
  for (const [file, content] of Object.entries(files)) put(file, content);
  return root;
}

export const config = `import { defineConfig } from "handbill";
const schema = { "~standard": { version: 1, vendor: "own", validate: (own) => ({ value: own }) } };
export default defineConfig({
  url: "https://minimal.example/",
  languages: [{ tag: "en" }, { tag: "pt", fallback: { language: "en", note: "Não há" } }],
  app: { name: "Minimal", description: "A site with one of each." },
  stores: { appStore: { url: "https://apps.apple.com/us/app/minimal/id1" } },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  copyrightYear: 2025,
  icon: "/icon.svg",
  collections: { news: { schema, feed: true } },
});
`;

/** Pages of which each shows, says, or does what it is given to, in so many files that a thread gets some of them. */
export const numbered = (component: string, more = "") => `
${more}
export const paths = () => Array.from({ length: ${pages} }, (_, index) => ({ n: "p" + index }));
export const meta = ({ params }) => ({ title: "Of " + params.n, description: "What is said of " + params.n });
export default function Page({ params, collections }) {
  const number = Number(params.n.slice(1));
  return <main><h1>{params.n}</h1>${component}</main>;
}
`;
