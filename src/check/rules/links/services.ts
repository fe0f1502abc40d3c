/** A service whose addresses each name one app or one profile. */
export interface Service {
  /** The kind of such an address, for messages. */
  readonly kind: string;
  /** The config keys for such addresses. */
  readonly keys: readonly string[];
  readonly isHost: (host: string) => boolean;
  /** The app or profile in an address, equal for all its forms; undefined for other pages of the service. */
  readonly nameIn: (url: URL) => string | undefined;
  /** The expected form of the config's own address. */
  readonly expected: string;
}

const hostIn =
  (...hosts: readonly string[]) =>
  (host: string) =>
    hosts.includes(host);

/** First path segments on Instagram that are not profiles: posts, reels, and pages of the service. */
const notProfiles =
  /^(p|reels?|tv|stories|explore|accounts|about|legal|direct|developer|share|web|api|challenge|directory)$/;

const packageName = /^[a-z]\w*(\.[a-z]\w*)+$/i;

/** The stores and networks that app sites link to. */
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
