import { resolve } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { type Discovered, entryOf, mergeDiscovered } from "../../scaffold/discovered.js";
import { askAppStore, parseAppStore, parseGooglePlay } from "../../scaffold/listings/ask-app-store.js";
import { withListingFacts } from "../../scaffold/listings/listing-facts.js";
import { oneLine } from "../../scaffold/listings/listing-words.js";
import { readAppFolder } from "../../scaffold/read-app-folder.js";
import type { FactFlags } from "../options/init-flags.js";
import { shownPath } from "../terminal/shown-path.js";

/**
 * Gathers facts, in order of precedence: the author's flags, the App Store, Google Play, the app's own project. `wanted` is the preferred
 * language of the texts, unless the author sets it; a BCP 47 tag.
 */
export async function gatherFacts(
  { wanted, ...flags }: FactFlags & { readonly wanted?: string },
  log: Diagnostics,
): Promise<Discovered> {
  const { appStore, country, googlePlay, from, target, language = wanted } = flags;
  const play = googlePlay === undefined ? undefined : parseGooglePlay(googlePlay, log);
  const shown = from === undefined ? "" : shownPath(resolve(from));
  const own =
    from === undefined ? undefined : await readAppFolder(resolve(from), { shown, language, target }, log);
  // No network requests after another error.
  if (appStore !== undefined && log.hasErrors) parseAppStore({ app: appStore, country }, log);
  const asked = appStore !== undefined && !log.hasErrors;
  const service = process.env.HANDBILL_APP_STORE_SERVICE;
  const listing = asked ? await askAppStore({ app: appStore, country, service }, log) : undefined;
  const { redirects, ...found } = mergeDiscovered([listing ?? {}, play ?? {}, own ?? {}]);
  // The site in the listing is another one if the URL from the author has another host.
  const isSame = flags.url === undefined || hostOf(flags.url) === hostOf(found.url?.value);
  return withListingFacts(
    mergeDiscovered([fromFlags(flags), found, isSame && redirects ? { redirects } : {}]),
  );
}

const hostOf = (url = "") => URL.canParse(url) && new URL(url).host.replace(/^www\./, "");

function fromFlags({ name, email, url, language }: FactFlags): Discovered {
  return {
    ...entryOf("name", name && (oneLine(name) || undefined), "--name"),
    ...entryOf("email", email, "--email"),
    ...entryOf("url", url, "--url"),
    ...entryOf("language", language, "--language"),
  };
}
