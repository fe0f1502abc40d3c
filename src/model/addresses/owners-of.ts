/** Owners of domains whose names do not show them. A name in this list can only make a policy pass. */
const owners: Readonly<Record<string, readonly string[]>> = {
  "amazon-adsystem.com": ["Amazon"],
  "app-measurement.com": ["Google", "Firebase"],
  "applvn.com": ["AppLovin"],
  "bsky.app": ["Bluesky"],
  "cloudflareinsights.com": ["Cloudflare"],
  "crashlytics.com": ["Google", "Firebase"],
  "doubleclick.net": ["Google", "AdMob"],
  "facebook.com": ["Meta"],
  "facebook.net": ["Meta"],
  "gc.zgo.at": ["GoatCounter"],
  "google-analytics.com": ["Google"],
  "googleadservices.com": ["Google", "AdMob"],
  "googlesyndication.com": ["Google", "AdMob"],
  "graph.facebook.com": ["Meta"],
  "list-manage.com": ["Mailchimp", "Intuit"],
  "simpleanalyticscdn.com": ["Simple Analytics"],
  "snapchat.com": ["Snap"],
  "unity3d.com": ["Unity"],
  "usefathom.com": ["Fathom"],
  "vungle.com": ["Liftoff"],
  "youtube-nocookie.com": ["YouTube"],
};

/** Shorter labels are not names, or are part of a suffix: `co.uk`. */
const fewLetters = 4;

/** Names that a policy may use for the owner of a domain: `Example` for `ads.example.com`. */
export function ownersOf(domain: string): string[] {
  const parts = domain.split(".");
  const label = parts
    .slice(0, -1)
    .toReversed()
    .find((part) => part.length >= fewLetters);
  const known = parts.flatMap((_, index) => owners[parts.slice(index).join(".")] ?? []);
  return [...new Set([...(label === undefined ? [] : [label]), ...known])];
}
