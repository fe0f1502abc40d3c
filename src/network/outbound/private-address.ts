import { BlockList, isIP } from "node:net";

/**
 * Networks that are not on the public internet. Sources: the IANA registries of special-purpose addresses.
 */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  special.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
  // Teredo addresses contain an obfuscated address.
  ["2001::", 32],
] as const) {
  special.addSubnet(network, prefix, "ipv6");
}

/** Prefixes of IPv6 addresses whose last 32 bits are an IPv4 address. */
const carriers = [/^::(?:ffff:(?:0:)?)?(?=[\da-f.]+(?::[\da-f]+)?$)/i, /^64:ff9b:(?:1:)?:?/i];

/** A 6to4 address contains an IPv4 address after its prefix (RFC 3056). */
const sixToFour = /^2002:([\da-f]{0,4}):([\da-f]{0,4})/i;

/** Whether an IP address belongs to this machine or a network other than the internet. False if it is not an IP address. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  const family = isIP(plain);
  if (family === 4) return special.check(plain, "ipv4");
  if (family !== 6) return false;
  if (special.check(plain, "ipv6")) return true;
  const carrier = carriers.find((prefix) => prefix.test(plain));
  const [, high, low] = sixToFour.exec(plain) ?? [];
  const inner = carrier
    ? ipv4Of(plain.replace(carrier, ""))
    : high !== undefined
      ? ipv4Of(`${high || "0"}:${low || "0"}`)
      : undefined;
  return inner !== undefined && special.check(inner, "ipv4");
}

/** Whether a hostname, in the form of `URL`, belongs to this machine or a private network by its name alone. */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, "");
  return /(^|\.)(localhost|local|internal|home\.arpa)$/.test(name) || isPrivateAddress(name);
}

/** `7f00:1` or `127.0.0.1` in dotted form. */
function ipv4Of(text: string): string | undefined {
  if (isIP(text) === 4) return text;
  const parts = text.split(":").map((part) => Number.parseInt(part || "0", 16));
  const [high = 0, low = 0] = parts.length === 1 ? [0, ...parts] : parts.slice(-2);
  if (Number.isNaN(high) || Number.isNaN(low)) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
