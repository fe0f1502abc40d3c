import type { PageModule, PageProps } from "../model/project.js";
import { configFile } from "../model/project-files.js";
import { displayLength } from "../text/display-length.js";
import { LanguageList } from "./components/language-links.js";

function Languages({ site }: PageProps) {
  const { icon, files } = site;
  const small = files.icons && !icon?.endsWith(".svg") ? "/icon-192.png" : icon;
  return (
    <main>
      {icon && small && <img src={site.publicHref(small)} alt="" width={96} height={96} />}
      <h1>{site.app.name}</h1>
      <LanguageList />
    </main>
  );
}

/** The length of a title that search results show. */
const maxLetters = 65;

/** `Tidepool: English · Português`, with as many languages as fit. */
function titleOf(app: string, names: readonly string[]): string {
  const titles = names.map((_, index) => {
    const shown = names.slice(0, names.length - index);
    return `${app}: ${[...shown, ...(index > 0 ? ["…"] : [])].join(" · ")}`;
  });
  return titles.find((title) => displayLength(title) <= maxLetters) ?? app;
}

/** The brand's colours if there is a brand, otherwise the browser's defaults. */
const style = [
  ":root{color-scheme:light dark}",
  "body{box-sizing:border-box;display:grid;min-height:100vh;min-height:100svh;margin:0;padding:3rem 1.5rem;place-items:center",
  ";background:var(--brand-paper,Canvas);color:var(--brand-ink,CanvasText);font:1.125rem/1.5 system-ui,sans-serif;text-align:center}",
  "main{width:100%;max-width:22rem}",
  "img{display:block;margin:0 auto 1.5rem;border-radius:1.5rem;object-fit:contain}",
  "h1{margin:0 0 2rem;font-size:2rem;line-height:1.2;overflow-wrap:anywhere}",
  "ul{margin:0;padding:0;list-style:none}",
  "li+li{border-top:1px solid var(--brand-rule,GrayText)}",
  "a{display:block;padding:.875rem 1rem;color:var(--brand-link,LinkText);text-decoration:none}",
  "a:hover{text-decoration:underline}",
  "a:focus-visible{outline:3px solid;outline-offset:-3px}",
].join("");

/**
 * The root page of a site whose languages all have a prefix, unless the site has its own. It links to each
 * language by its own name and does not redirect.
 */
export const languagesPage: PageModule = {
  sourceFile: configFile,
  sources: [configFile],
  component: Languages,
  meta: ({ site }) => ({
    title: titleOf(
      site.app.name,
      site.languages.map(({ name }) => name),
    ),
    description: site.app.description,
  }),
  paths: undefined,
  style,
  script: "",
};
