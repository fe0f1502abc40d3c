import type { Store } from "handbill";

/** The text of a store's link, by the state of the app there: next to the headline, and in the footer. */
export function formatStore({ name, platform, state }: Store, app: string): { call: string; label: string } {
  const words = {
    live: { call: `Download ${app} on ${platform}`, label: name },
    beta: { call: `Try the beta of ${app} on ${platform}`, label: `Beta for ${platform}` },
    soon: { call: `Hear when ${app} comes to ${platform}`, label: `Soon for ${platform}` },
  };
  return words[state];
}
