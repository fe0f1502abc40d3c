import type { Discovered } from "../discovered.js";
import { isRenewal } from "./without-legal.js";

/** Matches the line in the origin of a text without markup; Google Play’s `full_description.txt` may contain some. */
const isPlainFile = /(?<=\/description\.txt):(\d+)$/;
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** Adds what only the text of a listing says: where to write to, and that the app sells subscriptions. Other sources come first. */
export function withListingFacts(discovered: Discovered): Discovered {
  const { value: text = "", origin = "" } = discovered.description ?? {};
  const lines = text.split("\n");
  const at = (line: number) => origin.replace(isPlainFile, (_, start) => `:${Number(start) + line}`);
  const written = lines.findIndex((line) => emailAddress.test(line));
  const [address = ""] = emailAddress.exec(lines[written] ?? "") ?? [];
  const renewal = lines.findIndex(isRenewal);
  return {
    ...discovered,
    ...(written >= 0 && !discovered.email && { email: { value: address, origin: at(written) } }),
    ...(renewal >= 0 && { subscriptions: { value: true, origin: at(renewal) } }),
  };
}
