/*
 * What phones call themselves, as regular expressions that browsers and hosts read alike, without regard to case.
 */

/**
 * Not a phone with a store, whatever else it says: crawlers, which call themselves phones to see what phones see, and devices that
 * call themselves Android and have no Google Play. A Cubot is a phone.
 */
export const noPhone = "[^u]bot\\b|spider|crawl|compatible|facebookext|windows|silk|harmony|oculus";

/** The device of a store. An iPad calls itself a Mac, as a rule: no host can tell it, only a script on the page. */
export const phoneOf = { appStore: "iP(hone|ad|od)", googlePlay: "android" } as const;

/** The store of a device by what it calls itself; undefined for one that has none, or does not tell. */
export function storeOfAgent(userAgent: string): keyof typeof phoneOf | undefined {
  if (new RegExp(noPhone, "i").test(userAgent)) return undefined;
  if (new RegExp(phoneOf.appStore, "i").test(userAgent)) return "appStore";
  return new RegExp(phoneOf.googlePlay, "i").test(userAgent) ? "googlePlay" : undefined;
}
