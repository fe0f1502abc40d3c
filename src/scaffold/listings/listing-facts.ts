import type { Discovered } from "../discovered.js";
import { isRenewal } from "./without-legal.js";

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Adds what only the text of a listing says: where to write to, and that the app sells subscriptions. Other sources come first. */
export function withListingFacts(found: Discovered): Discovered {
  const { value: text = "", origin = "" } = found.description ?? {};
  const [address] = emailAddress.exec(text) ?? [];
  const isRenewed = text.split("\n").some(isRenewal);
  return {
    ...found,
    ...(address !== undefined && !found.email && { email: { value: address, origin } }),
    ...(isRenewed && { subscriptions: { value: true, origin } }),
  };
}
