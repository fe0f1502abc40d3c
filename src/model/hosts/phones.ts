/* User agents of phones, as case-insensitive regular expressions that browsers and hosts read alike. */

/**
 * Not a phone with a store, whatever else the user agent says: crawlers, which imitate phones, and Android devices without Google Play.
 * "Cubot" is a brand of phones. Huawei's browser names Google's services ("GMSCore") after its own if the phone has them.
 */
export const noPhone =
  "[^u]bot\\b|spider|crawl|compatible|facebookext|windows|silk|harmony|hmscore [^;]+\\)|oculus";

/** The device of a store. An iPad usually identifies as a Mac: no host can tell them apart, only a script on the page. */
export const phoneOf = { appStore: "iP(hone|ad|od)", googlePlay: "android" } as const;

/** The store of a device by its user agent; undefined if it has none or does not say. */
export function storeOfAgent(userAgent: string): keyof typeof phoneOf | undefined {
  if (new RegExp(noPhone, "i").test(userAgent)) return undefined;
  if (new RegExp(phoneOf.appStore, "i").test(userAgent)) return "appStore";
  return new RegExp(phoneOf.googlePlay, "i").test(userAgent) ? "googlePlay" : undefined;
}
