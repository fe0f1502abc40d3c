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
  // With addresses of the deprecated form ::127.0.0.1.
  ["::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["64:ff9b:1::", 48],
  ["ff00::", 8],
  // Teredo and 6to4, whose addresses contain others; no server uses them any more.
  ["2001::", 32],
  ["2002::", 16],
] as const) {
  special.addSubnet(network, prefix, "ipv6");
}

/** Behind NAT64, a network without IPv4, every server has such an address, which ends in its IPv4 address. */
const nat64 = /^64:ff9b::/i;

/** Whether an IP address belongs to this machine or a network other than the internet. False if it is not an IP address. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  if (isIP(plain) === 4) return special.check(plain, "ipv4");
  // Node also compares IPv4 addresses in this form with the networks of IPv4.
  return isIP(plain) === 6 && special.check(plain.replace(nat64, "::ffff:"), "ipv6");
}

/** Whether a hostname, in the form of `URL`, belongs to this machine or a private network by its name alone. */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, "");
  return /(^|\.)(localhost|local|internal|home\.arpa)$/.test(name) || isPrivateAddress(name);
}
