/** A service whose addresses name one app or one profile each. */
export interface Service {
  /** What a person calls such an address. */
  readonly kind: string;
  /** The keys of the config that are for such addresses. */
  readonly keys: readonly string[];
  readonly isHost: (host: string) => boolean;
  /** What an address names, the same for all of its forms; undefined for any other page of the service. */
  readonly nameIn: (url: URL) => string | undefined;
  /** The form that the config's own address has. */
  readonly expected: string;
}

const hostIn =
  (...hosts: readonly string[]) =>
  (host: string) =>
    hosts.includes(host);

/** First parts of Instagram's addresses that are no profile: posts, films, and what belongs to the service. */
const notProfiles =
  /^(p|reels?|tv|stories|explore|accounts|about|legal|direct|developer|share|web|api|challenge|directory)$/;

const packageName = /^[a-z]\w*(\.[a-z]\w*)+$/i;

/** Stores and networks that an app's site links to. */
export const services: readonly Service[] = [
  {
    kind: "an app in the App Store",
    keys: ["stores.appStore.url"],
    isHost: hostIn("apps.apple.com", "itunes.apple.com"),
    nameIn: ({ pathname }) => /^(?:\/[a-z]{2})?\/app\/(?:[^/]+\/)?id(\d+)\/?$/i.exec(pathname)?.[1],
    expected: "https://apps.apple.com/<country>/app/<name>/id<digits>",
  },
  {
    kind: "an app on Google Play",
    keys: ["stores.googlePlay.url"],
    isHost: hostIn("play.google.com"),
    nameIn({ pathname, searchParams }) {
      const name =
        /^\/apps\/(?:test(?:ing)?)\/([^/]+)/.exec(pathname)?.[1] ??
        (/^\/store\/apps\/details\/?$/.test(pathname) ? searchParams.get("id") : undefined);
      return name && packageName.test(name) ? name : undefined;
    },
    expected: "https://play.google.com/store/apps/details?id=<package>",
  },
  {
    kind: "an Instagram profile",
    keys: ["links.instagram"],
    isHost: hostIn("www.instagram.com", "instagram.com"),
    nameIn({ pathname }) {
      const name = /^\/([\w.]{1,30})\/?$/.exec(pathname)?.[1]?.toLowerCase();
      return name === undefined || notProfiles.test(name) ? undefined : name;
    },
    expected: "https://www.instagram.com/<name>/",
  },
  {
    kind: "a RedNote profile",
    keys: ["links.rednote"],
    isHost: hostIn("www.xiaohongshu.com", "xiaohongshu.com", "www.rednote.com", "rednote.com"),
    nameIn: ({ pathname }) => /^\/user\/profile\/([0-9a-f]{24})\/?$/.exec(pathname)?.[1],
    expected: "https://www.xiaohongshu.com/user/profile/<24 hexadecimal digits>",
  },
];

export function serviceOf({ hostname }: URL): Service | undefined {
  return services.find(({ isHost }) => isHost(hostname));
}
