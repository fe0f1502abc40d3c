import type { AddressRules, Host } from "../model/hosts/host.js";
import type { Redirect } from "../model/hosts/serving.js";

type HostAnswer =
  | { readonly kind: "file"; readonly outputFile: string; readonly status: 200 | 404 }
  /** A redirect to a path of the site, without the base, decoded; or the target of a redirect in the config. */
  | { readonly kind: "redirect"; readonly path: string; readonly status: number }
  | { readonly kind: "configured redirect"; readonly to: string; readonly status: number }
  | { readonly kind: "nothing" };

export interface Answering {
  readonly files: Pick<ReadonlyMap<string, unknown>, "has">;
  readonly host: Pick<Host, "addresses">;
  readonly redirects?: readonly Redirect[];
  readonly appPages?: readonly string[];
}

type Files = Answering["files"];

/** The host's answer to a path, which begins with a slash and has no base, query or encoding. Names are case-sensitive. */
export function answerPath(path: string, answering: Answering): HostAnswer {
  const answer = answerFile(path, answering);
  const isMissing = answer.kind === "nothing" || (answer.kind === "file" && answer.status === 404);
  const above = answering.appPages?.find((page) => path.startsWith(`${page}/`));
  return isMissing && above !== undefined && !path.endsWith("/") ? found(`${above.slice(1)}.html`) : answer;
}

function answerFile(path: string, { files, host: { addresses }, redirects = [] }: Answering): HostAnswer {
  const configured = redirects.find(
    ({ from }) => from === path || (addresses.slashAfterRedirect === "redirect" && `${from}/` === path),
  );
  if (configured) return { kind: "configured redirect", to: configured.to, status: configured.status };
  const requested = path.slice(1);
  const shorter = addresses.htmlEnding === "redirect" ? withoutHtml(requested) : undefined;
  if (shorter !== undefined && files.has(requested.endsWith(".html") ? requested : `${requested}.html`))
    return redirect(withStoredSlash(shorter, addresses), addresses);
  if (requested === "") return files.has("index.html") ? found("index.html") : notFound(files, addresses);
  if (requested.endsWith("/")) return answerSlash(requested.slice(0, -1), files, addresses);
  if (files.has(requested)) return found(requested);
  if (files.has(`${requested}.html`)) return found(`${requested}.html`);
  const { folder } = addresses;
  if (folder === "not-found" || !files.has(`${requested}/index.html`)) return notFound(files, addresses);
  return folder === "file" ? found(`${requested}/index.html`) : redirect(`${requested}/`, addresses);
}

/** The answer to `/x/`. */
function answerSlash(page: string, files: Files, addresses: AddressRules): HostAnswer {
  const [hasFile, hasFolder] = [files.has(`${page}.html`), files.has(`${page}/index.html`)];
  if (!hasFile && !hasFolder) return notFound(files, addresses);
  const { slashAfterFile, slashAfterBoth, slashAfterFolder } = addresses;
  const rule = hasFile && hasFolder ? slashAfterBoth : hasFile ? slashAfterFile : slashAfterFolder;
  if (rule === "not-found") return notFound(files, addresses);
  return rule === "file" ? found(`${page}/index.html`) : redirect(page, addresses);
}

const found = (outputFile: string): HostAnswer => ({ kind: "file", outputFile, status: 200 });

const redirect = (path: string, { redirectStatus }: AddressRules): HostAnswer => ({
  kind: "redirect",
  path: `/${path}`,
  status: redirectStatus,
});

function notFound(files: Files, { withoutNotFoundPage }: AddressRules): HostAnswer {
  if (files.has("404.html")) return { kind: "file", outputFile: "404.html", status: 404 };
  if (withoutNotFoundPage === "landing page" && files.has("index.html")) return found("index.html");
  return { kind: "nothing" };
}

/** `a/index.html` and `a/index` → `a/`, `b.html` → `b`; undefined for a path that is short already. */
function withoutHtml(requested: string): string | undefined {
  const index = /^(|.*\/)index(?:\.html)?$/.exec(requested);
  if (index) return index[1];
  return requested.endsWith(".html") ? requested.slice(0, -".html".length) : undefined;
}

const withStoredSlash = (path: string, { slashAfterFolder }: AddressRules) =>
  slashAfterFolder === "redirect" ? path.replace(/\/$/, "") : path;
