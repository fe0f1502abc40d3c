import type { Discovered } from "../discovered.js";
import { isRenewal } from "./without-legal.js";

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Adds what only the text of a listing says: where to write to, and that the app sells subscriptions. Other sources come first. */
export function withListingFacts(discovered: Discovered): Discovered {
  const { value: text = "", origin = "" } = discovered.description ?? {};
  const [address] = emailAddress.exec(text) ?? [];
  const isRenewed = text.split("\n").some(isRenewal);
  return {
    ...discovered,
    ...(address !== undefined && !discovered.email && { email: { value: address, origin } }),
    ...(isRenewed && { subscriptions: { value: true, origin } }),
  };
}
