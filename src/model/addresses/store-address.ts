/** The number of the app whose listing in the App Store an address is: `…/app/tidepool/id1234567890`. */
export function appStoreIdOf(address: string): string | undefined {
  const { hostname, pathname } = new URL(address);
  if (!["apps.apple.com", "itunes.apple.com"].includes(hostname)) return undefined;
  return /^(?:\/[a-z]{2})?\/app\/(?:[^/]+\/)?id(\d+)\/?$/.exec(pathname)?.[1];
}

/** The package of the app whose listing on Google Play an address is, or whose open test. */
export function playPackageOf(address: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(address);
  if (hostname !== "play.google.com") return undefined;
  const named =
    pathname === "/store/apps/details"
      ? searchParams.get("id")
      : /^\/apps\/(?:internaltest|testing)\/([^/]+)\/?$/.exec(pathname)?.[1];
  return named && isPackageName(named) ? named : undefined;
}

/** Whether Android takes a text for a package name. */
export function isPackageName(text: string): boolean {
  return /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/.test(text);
}

/** Whether Apple takes a text for a bundle id that an app in the store can have. */
export function isBundleId(text: string): boolean {
  return /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(text);
}
