import { type Diagnostics, type Place, placeOf } from "../../../diagnostics/diagnostics.js";
import { isOwnMachine, refusedSchemes } from "../../../model/addresses/addresses.js";
import {
  isPlaceholderAddress,
  listDeclaredPlaceholders,
} from "../../../model/addresses/placeholder-address.js";
import { appOf } from "../../../model/addresses/store-address.js";
import type { CheckedPage } from "../../../model/pages/checked-tree.js";
import { configPlace } from "../../../model/place.js";
import { configFile } from "../../../model/project-files.js";
import type { Site } from "../../../model/site/site.js";
import { nearest } from "../../../text/nearest.js";
import { anyWords } from "../../../text/page-words.js";
import { once, onceEach } from "../../../util/once.js";
import { decodePath } from "../../../util/request-target.js";
import type { CheckedSite } from "../../rule.js";

/** Checks outbound addresses as far as that works without the network. */
export function checkOutboundAddresses(checked: CheckedSite, log: Diagnostics): void {
  const { site } = checked;
  const context = {
    log,
    listings: listStoreAddresses(site),
    allowedOrigins: new Set(site.checks.allowedOrigins),
    allowedSchemes: new Set(site.checks.allowedSchemes),
    declared: listDeclaredPlaceholders(site),
    // Below a path, the host may serve other sites too.
    ownHost: site.base === "/" ? bare(new URL(site.url).host) : undefined,
  };
  const { url } = site;
  const isOutbound = onceEach(
    (value: string) => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(value) && !value.startsWith(url),
  );
  // An address has the same flaw on each page that has it.
  const flawOf = onceEach((use: Use) => onceEach((value: string) => findFlaw(value, use, context)));
  for (const { page, links } of checked.summaries) {
    const seen = new Set<string>();
    for (const { value, use, text } of links) {
      if (use === "name" || !isOutbound(value) || seen.size === seen.add(value).size) continue;
      flawOf(use === "follow" && isOffer(text) ? "offer" : use)(value)?.(placeOfOutbound(page, value));
    }
  }
  // Copied from a recipe, for a script that names the account in an attribute. A link to it is reported above.
  const links = checked.summaries.flatMap((summary) => summary.links);
  for (const origin of site.checks.allowedOrigins)
    if (isPlaceholderAddress(new URL(origin)) && !links.some(({ value }) => value.startsWith(origin)))
      log.add("check/placeholder-address", { href: origin }, configPlace(["checks", "allowedOrigins"]));
}

/** Also in the config, whose stores, profiles and email address the pages link to. */
const placeOfOutbound = (page: CheckedPage, value: string) =>
  placeOf({ ...page, sources: [...page.sources, configFile] }, [
    ...new Set([value, value.replace(/^mailto:/, "")]),
  ]);

/** The first word of a store's badge. */
const badge = once(() => new RegExp(`^${anyWords("badges")}?$`));

/** Whether a link offers an app in a store without naming it, as a badge does: visitors expect the site's own. */
function isOffer(text: string): boolean {
  const [, before] = /^(.*)\b(?:App ?Store|Google Play|Play Store)[.!]?$/s.exec(text) ?? [];
  if (before === undefined) return false;
  const [first = "", ...others] = before.trim().split(/\s+/);
  return badge().test(first.toLowerCase()) && others.every((word) => word === word.toLowerCase());
}

const bare = (host: string) => host.replace(/^www\./, "");

/** Reports a problem of an address at a place. */
type Flaw = (place: Place) => void;

interface Context {
  readonly log: Diagnostics;
  readonly listings: readonly StoreAddress[];
  /** Origins that the config allows, possibly one on the author's own machine over plain http. */
  readonly allowedOrigins: ReadonlySet<string>;
  readonly allowedSchemes: ReadonlySet<string>;
  readonly declared: ReadonlySet<string>;
  readonly ownHost: string | undefined;
}

/** `offer` is a link that offers an app, as a store's badge does. */
type Use = "follow" | "load" | "offer";

function findFlaw(href: string, use: Use, context: Context): Flaw | undefined {
  const { log, listings, allowedOrigins, allowedSchemes, declared, ownHost } = context;
  const absolute = href.startsWith("//") ? `https:${href}` : href;
  // With one slash or none, browsers read a path of this site.
  if (!URL.canParse(absolute) || /^https?:(?!\/\/)/i.test(href))
    return (place) => log.add("check/malformed-address", { href }, place);
  const url = new URL(absolute);
  const scheme = url.protocol.slice(0, -1);
  if (scheme === "mailto" && !isMail(url)) return (place) => log.add("check/invalid-mail", { href }, place);
  if (
    scheme === "tel" &&
    !/^\+?[\d\s()./*#-]*\d[\d\s()./*#-]*(?:[;,].*)?$/.test(decodePath(url.pathname) ?? "")
  )
    return (place) => log.add("check/invalid-phone", { href }, place);
  const isAllowed = allowedOrigins.has(url.origin) || allowedSchemes.has(scheme);
  const isSafe = /^(https|mailto|tel|sms)$/.test(scheme) || (scheme === "data" && use === "load");
  // What the page loads from another origin is reported already.
  if (use === "load" && !isAllowed && (scheme === "http" || href.startsWith("//"))) return undefined;
  const isForAuthor = use !== "load" && isOwnMachine(href) && !isAllowed;
  if (!(isAllowed || isSafe) || href.startsWith("//") || isForAuthor) {
    const isOther = !/^https?$/.test(scheme);
    const args = {
      href,
      scheme: isOther ? scheme : undefined,
      never: refusedSchemes.find((one) => one === scheme),
    };
    return (place) => log.add("check/unsafe-address", args, place);
  }
  const isWithoutDot = !/[^.]\.[^.]|^\[/.test(url.hostname) && url.hostname !== "localhost";
  if (scheme === "https" && !isAllowed && isWithoutDot)
    return (place) => log.add("check/malformed-address", { href }, place);
  // Mail programs and word processors put such a redirect around a copied link.
  const target =
    /^www\.google\.com\/url$|^l\.facebook\.com\/l\.php$|\.safelinks\.protection\.outlook\.com\/$/.test(
      url.host + url.pathname,
    )
      ? (url.searchParams.get("q") ?? url.searchParams.get("url") ?? url.searchParams.get("u"))
      : null;
  if (target) return (place) => log.add("check/moved-link", { href, text: "", target }, place);
  const app = appOf(href);
  const isListed = app === undefined || listings.some((own) => own.app === app);
  const similar = isListed
    ? undefined
    : listings.find((own) =>
        use === "offer" ? new URL(own.address).host === url.host : isNearly(own, { app, url }),
      );
  if (similar)
    return (place) =>
      log.add("check/differs-from-config", { href, key: similar.key, expected: similar.address }, place);
  if (ownHost !== undefined && bare(url.host) === ownHost)
    return (place) => log.add("check/differs-from-config", { href, key: "url", expected: ownHost }, place);
  const isBare = use !== "load" && networkAlone.test(url.host + url.pathname);
  if ((isPlaceholderAddress(url) || isBare) && !declared.has(plainAddress(href, url)))
    return (place) => log.add("check/placeholder-address", { href }, place);
  return undefined;
}

/** A network without a profile of it. */
const networkAlone =
  /^(?:www\.)?(?:(?:instagram|tiktok|twitter|x|threads)\.(?:com|net)|t\.me|discord\.gg)\/@?$/;

/** Whether a listing is close to one in the config: a typo, or an outdated value. Links to other apps are fine. */
function isNearly(own: StoreAddress, { app, url }: { app: string; url: URL }): boolean {
  const slug = slugOf(url);
  return (
    nearest(app, [own.app]) !== undefined || (slug !== undefined && slug === slugOf(new URL(own.address)))
  );
}

/** The app's name in a listing's URL, before its number. */
const slugOf = ({ pathname }: URL) => /\/app\/([^/]+)\/id\d+/.exec(pathname)?.[1]?.toLowerCase();

/** One or more email addresses; or none, so that people choose the recipient. */
function isMail({ pathname, search }: URL): boolean {
  if (/[?&][^=&]+(?:&|$)/.test(search)) return false;
  if (pathname === "") return search.length > 1;
  return pathname.split(",").every((one) => {
    const address = decodePath(one.trim()) ?? "";
    return plainMail.test(address) || mail().test(address);
  });
}

const mail = once(
  () =>
    /^[^\s@"(),:;<>[\\\]]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]+$/iu,
);
/** Addresses in ASCII, which most are: compiling the other pattern takes V8 5 ms. */
const plainMail = /^[\w.%+-]{1,64}@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]+$/i;

/** The address as the config has it: for a `mailto:` link, without subject and body. */
const plainAddress = (href: string, { protocol, pathname }: URL) =>
  protocol === "mailto:" ? protocol + pathname : href;

interface StoreAddress {
  /** The key path in the config: `stores.appStore.url`. */
  readonly key: string;
  readonly address: string;
  readonly app: string;
}

function listStoreAddresses({ storeList }: Site): StoreAddress[] {
  return storeList.flatMap(({ store, url, beta }) =>
    Object.entries({ url, beta }).flatMap(([key, address]) => {
      const app = address && appOf(address);
      return address && app ? { key: `stores.${store}.${key}`, address, app } : [];
    }),
  );
}
