import { elementsOf, readPage } from "../check/page/read-page.js";
import type { Serving } from "../model/hosts/serving.js";
import type { GetPage } from "../network/verify/check-phones.js";

interface Published {
  /** The output folder as the author names it: `dist`. */
  readonly dir: string;
  /** The URL of the output folder, with a slash at its end. */
  readonly url: URL;
  readonly serving: Serving | undefined;
}

/** The pages whose script sends phones to their stores, as they were built. */
export function listGetPages(
  files: ReadonlyMap<string, Uint8Array>,
  { dir, url, serving }: Published,
): GetPage[] {
  return [...files].flatMap(([outputFile, bytes]) => {
    const name = /^(.+)\.html$/.exec(outputFile)?.[1];
    if (
      name === undefined ||
      name.endsWith("/index") ||
      !leadsPhones.test(Buffer.from(bytes).toString("latin1"))
    )
      return [];
    const path = name === "index" ? "" : name;
    const scripts = elementsOf(readPage(new TextDecoder().decode(bytes)), "script");
    const found = scripts
      .map(({ attributes }) => attributes)
      .find((attributes) => attributes["data-app-store"] ?? attributes["data-google-play"]);
    // Before the release, the stores have no such page yet.
    if (!found || found["data-from"] !== undefined) return [];
    const { "data-app-store": appStore, "data-google-play": googlePlay } = found;
    const stores = { ...(appStore && { appStore }), ...(googlePlay && { googlePlay }) };
    const redirected = (serving?.phones ?? [])
      .filter(({ from }) => from === `/${path}`)
      .map(({ store }) => store);
    return {
      file: `${dir}/${outputFile}`,
      address: new URL(path, url).href,
      stores,
      redirected: new Set(redirected),
    };
  });
}

const leadsPhones = /<script data-(app-store|google-play)=/;
