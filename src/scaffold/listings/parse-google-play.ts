import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isPackageName } from "../../model/addresses/store-address.js";
import type { Discovered } from "../discovered.js";

/** The facts in the URL of a Google Play listing, or in a package name; there is no public service to ask. */
export function parseGooglePlay(value: string, log: Diagnostics): Discovered | undefined {
  const written = value.trim().replace(/^(?=play\.google\.com\/)/i, "https://");
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isListing = url?.hostname === "play.google.com" && url.pathname === "/store/apps/details";
  const name = isListing ? (url.searchParams.get("id") ?? "") : written;
  if (!isPackageName(name)) return log.add("scaffold/bad-google-play", { value });
  const address = `https://play.google.com/store/apps/details?id=${name}`;
  return { googlePlay: { value: { package: name, url: address }, origin: "Google Play" } };
}
