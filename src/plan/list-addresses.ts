import { outputFileOf, twinFileOf } from "../model/addresses/addresses.js";
import { manifestFile, type Redirect } from "../model/hosts/serving.js";

export interface PublishedAddresses {
  readonly routePaths: readonly string[];
  readonly redirects: readonly Pick<Redirect, "from">[];
  /** Everything that is published, by output file. */
  readonly files: Iterable<string>;
  /** Whether the site's host answers a path with something of the site. */
  readonly answers: (path: string) => boolean;
}

/** The public URLs of a site: its pages, its redirects, and files whose names do not change. */
export function listAddresses({ routePaths, redirects, files, answers }: PublishedAddresses): Set<string> {
  const paths = [...routePaths, ...redirects.map(({ from }) => from)].filter((path) => path !== "/404");
  const ofPages = new Set(
    [...paths, "/404"].flatMap((path) => [outputFileOf(path), twinFileOf(path) ?? [], path.slice(1)].flat()),
  );
  const others = [...files].filter((file) => !ofPages.has(file) && !isOfHost(file) && !isHashed(file));
  return new Set([...paths, ...others.flatMap(spellingsOf).filter(answers)]);
}

/** A page that is a file in `public/` is also known without its ending. */
function spellingsOf(file: string): string[] {
  const path = `/${file}`;
  return path.endsWith(".html") ? [path, path.replace(/(?<=\/)index\.html$|\.html$/, "")] : [path];
}

/** Configuration files of any host, which are not public. */
const ofHosts = new Set([
  ...["CNAME", ".nojekyll", ".domains", manifestFile, "_headers", "_redirects", "_routes.json"],
  ...["staticwebapp.config.json", "vercel.json", "firebase.json", "netlify.toml"],
]);
const isOfHost = (file: string) => ofHosts.has(file);

/** Whether a file's name contains a hash of its content, so that the name changes with it. */
const isHashed = (file: string) => /^assets\/.+-[0-9a-f]{10}\.[^/]+$/.test(file);
