import type { Store } from "../site/store.js";

/** The app's number in the URL of an App Store listing: `…/app/tidepool/id1234567890`. */
export function appStoreIdOf(address: string): string | undefined {
  const { hostname, pathname } = new URL(address);
  if (!["apps.apple.com", "itunes.apple.com"].includes(hostname)) return undefined;
  return /^(?:\/[a-z]{2})?\/app\/(?:[^/]+\/)?id(\d+)\/?$/.exec(pathname)?.[1];
}

/** The package in the URL of a Google Play listing or open test. */
export function playPackageOf(address: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(address);
  if (hostname !== "play.google.com") return undefined;
  const named =
    pathname === "/store/apps/details"
      ? searchParams.get("id")
      : /^\/apps\/(?:internaltest|testing)\/([^/]+)\/?$/.exec(pathname)?.[1];
  return named && isPackageName(named) ? named : undefined;
}

/** The number or the package of the app that an address names; undefined for other addresses. */
export const appOf = (address: string): string | undefined => appStoreIdOf(address) ?? playPackageOf(address);

export function isPackageName(text: string): boolean {
  return /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/.test(text);
}

/** Whether a text is a valid bundle id for an app in the App Store. */
export function isBundleId(text: string): boolean {
  return /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);
}

/** Names by which the stores count visitors from the site. */
export interface Campaign {
  /** The site's name in the stores' reports: `website`. */
  readonly name: string;
  /** The provider id from App Store Connect; without it, the App Store counts no campaigns. */
  readonly appleProvider: string | undefined;
}

/** The limit of the App Store. Source: App Store Connect Analytics Help, Campaign links. */
export const maxCharacters = 30;

/** Adds the position of the link, such as `hero`, to the URL of a listing. Throws if the stores would not accept the name. */
export function campaignAddress(
  store: Pick<Store, "store" | "href" | "state">,
  place: string,
  campaign: Campaign | undefined,
): string | undefined {
  const { href, state } = store;
  if (href === undefined || campaign === undefined || state !== "live") return href;
  const token = `${campaign.name}-${place}`;
  if (!/^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$/.test(place))
    throw new Error(
      `the place ${JSON.stringify(place)} of a store link may only contain letters, digits, ., _ and -`,
    );
  if (token.length > maxCharacters)
    throw new Error(
      `the campaign ${JSON.stringify(token)} has ${token.length} characters; the App Store allows ${maxCharacters}`,
    );
  const url = new URL(href);
  if (store.store === "appStore") {
    if (campaign.appleProvider === undefined || url.searchParams.has("ct")) return href;
    url.searchParams.set("pt", campaign.appleProvider);
    url.searchParams.set("ct", token);
    url.searchParams.set("mt", "8");
  } else {
    if (url.searchParams.has("referrer")) return href;
    const referrer = { utm_source: campaign.name, utm_medium: "web", utm_campaign: place };
    url.searchParams.set("referrer", new URLSearchParams(referrer).toString());
  }
  return url.href;
}
