const longest = 26;

/** An address as one would write it by hand: without the scheme, and, but for the site's own, without a path that is long. */
export function shortAddress(address: string, isOwn = false): string {
  const { protocol, host, pathname } = new URL(address);
  if (protocol === "mailto:") return address.slice("mailto:".length).replace(/\?.*/, "");
  const whole = `${host.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}`;
  return isOwn || whole.length <= longest ? whole : host.replace(/^www\./, "");
}
