const longest = 26;

/** A short form of a URL: without the scheme, and without a long path unless it is the site's own. */
export function shortAddress(address: string, isOwn = false): string {
  const { protocol, host, pathname } = new URL(address);
  if (protocol === "mailto:") return address.slice("mailto:".length).replace(/\?.*/, "");
  // People type the site's own URL, which may not work without www.
  const shown = isOwn ? host : host.replace(/^www\./, "");
  const whole = `${shown}${pathname.replace(/\/$/, "")}`;
  return isOwn || whole.length <= longest ? whole : shown;
}
