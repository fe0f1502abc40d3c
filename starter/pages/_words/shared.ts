import type { Store } from "handbill";

/* Words that stand on every page. */

export const shared = {
  skip: "Skip to the text",
  support: "Support",
  press: "Press",
  deletion: "Delete your account",
  legal: "Privacy and terms",
  elsewhere: "Elsewhere",
  opensNewTab: "Opens in a new tab",
  tabs: "Take one",
  home: "Back to the bill",
};

/** What a link to a store says; the store's own badge may take its place. */
export function storeWords({ name, state }: Store): string {
  if (state === "live") return `Get it on ${name === "App Store" ? "the App Store" : name}`;
  if (state === "beta") return `Try the beta on ${name === "App Store" ? "TestFlight" : name}`;
  return `Not yet on ${name === "App Store" ? "the App Store" : name}`;
}

/** What stands there while the app is in no store. */
export const notOut = { title: "Not out yet.", text: "Leave word.", expected: "Expected" };
