/** The hosts whose rules for addresses are known. */
export const hosts = ["github", "netlify", "cloudflare"] as const;
export type Host = (typeof hosts)[number];

/** What a host does with a request for a path. */
export type HostAnswer =
  | { readonly kind: "file"; readonly outputFile: string; readonly status: 200 | 404 }
  /** To a path of the site, without the base, not encoded. */
  | { readonly kind: "redirect"; readonly path: string; readonly status: 301 | 308 }
  | { readonly kind: "nothing" };

type Files = Pick<ReadonlyMap<string, unknown>, "has">;

/**
 * What a static host does with a path, which begins with a slash and is without base, query and encoding.
 * Names are told apart by case. Sources: the hosts' documentation and their behaviour:
 * GitHub Pages answers `/x` with x.html and has no redirect from `/x/`; Netlify and Cloudflare Pages
 * redirect `/x/` to `/x`; Cloudflare Pages redirects from `.html` too, and without a 404.html
 * answers everything with the landing page.
 */
export function answerPath(path: string, files: Files, host: Host): HostAnswer {
  const status = host === "cloudflare" ? 308 : 301;
  const asked = path.slice(1);
  if (host === "cloudflare") {
    const short = withoutHtml(asked);
    if (short !== undefined && files.has(asked.endsWith(".html") ? asked : `${asked}.html`))
      return { kind: "redirect", path: `/${short}`, status };
  }
  if (asked === "" || asked.endsWith("/")) {
    if (files.has(`${asked}index.html`)) return found(`${asked}index.html`);
    const page = asked.slice(0, -1);
    if (host !== "github" && files.has(`${page}.html`)) return { kind: "redirect", path: `/${page}`, status };
    return notFound(files, host);
  }
  if (files.has(asked)) return found(asked);
  if (files.has(`${asked}.html`)) return found(`${asked}.html`);
  if (files.has(`${asked}/index.html`)) return { kind: "redirect", path: `/${asked}/`, status };
  return notFound(files, host);
}

const found = (outputFile: string): HostAnswer => ({ kind: "file", outputFile, status: 200 });

function notFound(files: Files, host: Host): HostAnswer {
  if (files.has("404.html")) return { kind: "file", outputFile: "404.html", status: 404 };
  if (host === "cloudflare" && files.has("index.html")) return found("index.html");
  return { kind: "nothing" };
}

/** `a/index.html` and `a/index` → `a/`, `b.html` → `b`; undefined for a path that is short already. */
function withoutHtml(asked: string): string | undefined {
  const index = /^(|.*\/)index(?:\.html)?$/.exec(asked);
  if (index) return index[1];
  return asked.endsWith(".html") ? asked.slice(0, -".html".length) : undefined;
}
