import type { Place } from "../../diagnostics/diagnostics.js";
import { compareText } from "../../util/compare.js";

export interface Published {
  /** By their paths in the output folder. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The output folder as the author names it: `dist`. */
  readonly folder: string;
  /** The site's URL, with a slash at its end. */
  readonly url: URL;
  /** Files that the host reads and does not serve. */
  readonly unserved: ReadonlySet<string>;
  /** The headers that the host was configured to send with a file, by lower-case names. */
  readonly headersOf: (outputFile: string) => Readonly<Record<string, string>>;
  readonly redirects: readonly { from: string; to: string; status: number; place: Place }[];
}

/** The expected answers of the live site, the landing page first. */
export function listExpectations(published: Published): Expectation[] {
  const { files, url, unserved } = published;
  const served = [...files].filter(([outputFile]) => !unserved.has(outputFile) && outputFile !== "404.html");
  const expectations = served
    .map(([outputFile, bytes]) => expectationOf(outputFile, bytes, published))
    .sort((a, b) => compareText(a.address, b.address));
  const absent = files.get("404.html");
  return [
    ...expectations,
    {
      address: new URL("handbill-verify/no-such-page/at-depth", url).href,
      place: absent ? { file: `${published.folder}/404.html` } : {},
      wanted: { kind: "absent", bytes: absent },
    },
    ...published.redirects.map(
      ({ from, to, status, place }): Expectation => ({
        address: new URL(from.replace(/^\//, ""), url).href,
        place,
        wanted: { kind: "redirect", to: new URL(to.replace(/^\//, ""), url).href, status },
      }),
    ),
    ...aliasesOf(url),
  ];
}

function expectationOf(outputFile: string, bytes: Uint8Array, published: Published): Expectation {
  const { files, folder, url } = published;
  const place = { file: `${folder}/${outputFile}` };
  const at = (path: string) => new URL(path.split("/").map(encodeURIComponent).join("/"), url).href;
  const route = /^(?:index|(.+?)(?:\/index)?)\.html$/.exec(outputFile);
  const name = route?.[1];
  const page = name !== undefined && outputFile === `${name}/index.html` && files.get(`${name}.html`);
  if (page && Buffer.compare(page, bytes) === 0) {
    return { address: at(`${name}/`), place, wanted: { kind: "folder-index", page: at(name ?? ""), bytes } };
  }
  const folderPage = name !== undefined && outputFile === `${name}/index.html`;
  // Apple and Google request it at the root of the host, whatever the site's path.
  const isAssociation = /^\.well-known\/(apple-app-site-association|assetlinks\.json)$/.test(outputFile);
  const address = route ? at(`${name ?? ""}${folderPage ? "/" : ""}`) : at(outputFile);
  const headers = published.headersOf(outputFile);
  const wanted = { kind: "file", file: place.file, bytes, isPage: !!route, isAssociation, headers } as const;
  return { address, place: route ? { ...place, page: `/${name ?? ""}` } : place, wanted };
}

/** Other spellings of a URL that people use. A preview on a port or an IP address has none. */
function aliasesOf(url: URL): Expectation[] {
  if (url.protocol !== "https:" || url.port !== "") return [];
  const alias = (address: string, kind: "http" | "www"): Expectation => ({
    address,
    place: {},
    wanted: { kind: "alias", to: url.href, alias: kind },
  });
  const names = url.hostname.split(".");
  const other =
    names[0] === "www" ? names.slice(1).join(".") : names.length === 2 ? `www.${url.hostname}` : undefined;
  return [
    alias(url.href.replace(/^https:/, "http:"), "http"),
    ...(other === undefined ? [] : [alias(url.href.replace(url.hostname, other), "www")]),
  ];
}

/** The expected answer of a URL on the live site. */
export interface Expectation {
  /** Absolute. */
  readonly address: string;
  /** The place for the author: a file of the output folder, or a key of the config. */
  readonly place: Place;
  readonly wanted: Wanted;
}

export type Wanted =
  | WantedFile
  /** The second file of a page, `/a/`: the page's own bytes, or a redirect to it. */
  | { readonly kind: "folder-index"; readonly page: string; readonly bytes: Uint8Array }
  /** A missing page: a status of 404, with the not-found page if there is one. */
  | { readonly kind: "absent"; readonly bytes: Uint8Array | undefined }
  | { readonly kind: "redirect"; readonly to: string; readonly status: number }
  /** Another spelling of the site's URL, without encryption or with `www`: a redirect to the site, or no answer at all. */
  | { readonly kind: "alias"; readonly to: string; readonly alias: "http" | "www" };

export interface WantedFile {
  readonly kind: "file";
  /** As the author knows it: `dist/index.html`. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly isPage: boolean;
  /** Apple and Google read it, at this URL only, and follow no redirects. */
  readonly isAssociation: boolean;
  /** The headers that the host was configured to send, by lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}
