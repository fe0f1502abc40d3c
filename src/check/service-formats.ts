/** A service whose addresses have a known form. */
export interface ServiceFormat {
  /** What a person calls such an address. */
  readonly kind: string;
  readonly isHost: (host: string) => boolean;
  readonly isAddress: (url: URL) => boolean;
  readonly expected: string;
}

const hostIn =
  (...hosts: readonly string[]) =>
  (host: string) =>
    hosts.includes(host);

/** Stores and networks that an app's site links to. */
export const serviceFormats: readonly ServiceFormat[] = [
  {
    kind: "an app in the App Store",
    isHost: hostIn("apps.apple.com", "itunes.apple.com"),
    isAddress: ({ pathname }) => /^(\/[a-z]{2})?\/app\/([^/]+\/)?id\d+\/?$/.test(pathname),
    expected: "https://apps.apple.com/<country>/app/<name>/id<digits>",
  },
  {
    kind: "an app on Google Play",
    isHost: hostIn("play.google.com"),
    isAddress: ({ pathname, searchParams }) =>
      pathname === "/store/apps/details" && /^[\w]+(\.\w+)+$/.test(searchParams.get("id") ?? ""),
    expected: "https://play.google.com/store/apps/details?id=<package>",
  },
  {
    kind: "an Instagram profile",
    isHost: hostIn("www.instagram.com", "instagram.com"),
    isAddress: ({ pathname }) => /^\/[\w.]{1,30}\/?$/.test(pathname),
    expected: "https://www.instagram.com/<name>/",
  },
  {
    kind: "a RedNote profile",
    isHost: hostIn("www.xiaohongshu.com", "xiaohongshu.com", "www.rednote.com", "rednote.com"),
    isAddress: ({ pathname }) => /^\/user\/profile\/[0-9a-f]{24}\/?$/.test(pathname),
    expected: "https://www.xiaohongshu.com/user/profile/<24 hexadecimal digits>",
  },
];
