import type { Diagnostics } from "../core/diagnostics.js";
import type { Site } from "../core/site.js";
import type { CheckedPage, CheckedSite } from "./checked-tree.js";
import { placeOf } from "./place-of.js";
import { type ServiceFormat, serviceFormats } from "./service-formats.js";
import { isStandInAddress, listDeclaredStandIns } from "./stand-in-address.js";

/** What can be told of an outbound address without asking anybody. */
export function checkOutboundAddresses(checked: CheckedSite, log: Diagnostics): void {
  const { site } = checked;
  const allowed = new Set(site?.checks.allowedOrigins);
  const context = { log, allowed, known: listKnown(site), declared: listDeclaredStandIns(site) };
  for (const { page, links } of checked.summaries) {
    const seen = new Set<string>();
    for (const { value, use } of links) {
      if (use === "name" || !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(value)) continue;
      if (value.startsWith(checked.address.url) || seen.size === seen.add(value).size) continue;
      checkAddress(value, page, context);
    }
  }
}

interface Context {
  readonly log: Diagnostics;
  /** Origins that the config allows: among them may be one of the author's own machine, over plain http. */
  readonly allowed: ReadonlySet<string>;
  readonly known: readonly KnownAddress[];
  readonly declared: ReadonlySet<string>;
}

function checkAddress(href: string, page: CheckedPage, { log, allowed, known, declared }: Context): void {
  const place = placeOf(page, [href]);
  const absolute = href.startsWith("//") ? `https:${href}` : href;
  if (!URL.canParse(absolute)) return log.add("check/malformed-address", { href }, place);
  const url = new URL(absolute);
  if (url.protocol === "mailto:" && !isMail(url)) return log.add("check/invalid-mail", { href }, place);
  const isAllowed = allowed.has(url.origin);
  if ((!isAllowed && !/^(https|mailto|tel|sms|data):$/.test(url.protocol)) || href.startsWith("//"))
    return log.add("check/unsafe-address", { href }, place);
  if (
    url.protocol === "https:" &&
    !isAllowed &&
    !/[^.]\.[^.]|^\[/.test(url.hostname) &&
    url.hostname !== "localhost"
  )
    return log.add("check/malformed-address", { href }, place);
  const format = serviceFormats.find(({ isHost }) => isHost(url.hostname));
  if (format && !format.isAddress(url)) {
    return log.add("check/unknown-format", { href, kind: format.kind, expected: format.expected }, place);
  }
  const other = format && known.find((entry) => entry.format === format && entry.address !== href);
  const isKnown = known.some(({ address }) => address === href);
  if (other && !isKnown) {
    const { key, address } = other;
    return log.add("check/differs-from-config", { href, key, expected: address }, place);
  }
  if (isStandInAddress(url) && !declared.has(stripMailQuery(href)))
    log.add("check/stand-in-address", { href }, place);
}

interface KnownAddress {
  readonly key: string;
  readonly address: string;
  readonly format: ServiceFormat | undefined;
}

/** The addresses of the config, each with the service that it belongs to. */
function listKnown(site: Site | undefined): KnownAddress[] {
  const ofStores = (site?.storeList ?? []).flatMap(({ store, url, beta, signUp }) =>
    Object.entries({ url, beta, signUp }).map(
      ([key, address]) => [`stores.${store}.${key}`, address] as const,
    ),
  );
  const ofLinks = (site?.links ?? []).map(({ key, url }) => [`links.${key}`, url] as const);
  return [...ofStores, ...ofLinks].flatMap(([key, address]) => {
    if (address === undefined) return [];
    const { hostname } = new URL(address);
    return [{ key, address, format: serviceFormats.find(({ isHost }) => isHost(hostname)) }];
  });
}

/** One or more addresses of the form name@host. */
function isMail({ pathname }: URL): boolean {
  return pathname.split(",").every((one) => {
    const address = decode(one.trim());
    return /^[^\s@"(),:;<>[\\\]]{1,64}@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(
      address,
    );
  });
}

const stripMailQuery = (href: string) => (href.startsWith("mailto:") ? (href.split("?")[0] ?? href) : href);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
