/**
 * Distinguishes texts with 16 hex digits: two different ones collide by accident in one of 2⁶⁴ cases, and an attacker can construct a
 * collision. For use before anything is loaded: Node's own hashes take 8 ms to load.
 */
export function quickHash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul((other << 13) | (other >>> 19), 0x85ebca6b) ^ unit;
  }
  return hexOf(mix(one)) + hexOf(mix(other ^ one));
}

/** Otherwise the end of a text would only affect the low digits. */
function mix(lane: number): number {
  const half = Math.imul(lane ^ (lane >>> 16), 0xc2b2ae35);
  return half ^ (half >>> 13);
}

const hexOf = (lane: number) => (lane >>> 0).toString(16).padStart(8, "0");
