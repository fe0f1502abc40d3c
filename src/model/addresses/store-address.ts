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

/** Whether a text is a valid package name on Android. */
export function isPackageName(text: string): boolean {
  return /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/.test(text);
}

/** Whether a text is a valid bundle id for an app in the App Store. */
export function isBundleId(text: string): boolean {
  return /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);
}
