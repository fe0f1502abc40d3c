import type { Store } from "handbill";

/** What a store's link says, by the state of the app in it: beside the headline, and in the footer. */
export function formatStore({ name, platform, state }: Store, app: string): { call: string; label: string } {
  const words = {
    live: { call: `Download ${app} on ${platform}`, label: name },
    beta: { call: `Try the beta of ${app} on ${platform}`, label: `Beta for ${platform}` },
    soon: { call: `Hear when ${app} comes to ${platform}`, label: `Soon for ${platform}` },
  };
  return words[state];
}
