import { configPlace } from "../model/place.js";
import { type Deriver, isAtRoot, textFile } from "./deriver.js";

const outputFile = ".well-known/security.txt";

/** States where to report a vulnerability. Its expiry comes from the config, never from the clock. Source: RFC 9116. */
export const deriveSecurityTxt: Deriver = (input, log) => {
  const { site, today } = input;
  const { security } = site.files;
  if (security === undefined || !isAtRoot(input, { key: "files.security", file: outputFile }, log)) return {};
  const { contact, expires, encryption, acknowledgments, policy, languages = [] } = security;
  const place = configPlace(["files", "security", "expires"]);
  // ISO days sort as texts.
  if (today !== undefined && expires < today) log.add("derive/contact-expired", { day: expires }, place);
  if (today !== undefined && expires > yearAfter(today))
    log.add("derive/contact-expires-far", { day: expires }, place);
  const field = (name: string, value: string | undefined) => (value === undefined ? [] : `${name}: ${value}`);
  // URLs drop some characters of a written address, such as a line break.
  const address = (name: string, value: string | undefined) => field(name, value && new URL(value).href);
  const lines = [
    contact.map((address) => `Contact: ${address}`),
    `Expires: ${expires}T23:59:59Z`,
    address("Encryption", encryption),
    address("Acknowledgments", acknowledgments),
    field("Preferred-Languages", languages.length > 0 ? languages.join(", ") : undefined),
    `Canonical: ${site.origin}/${outputFile}`,
    address("Policy", policy),
  ];
  return { files: [textFile(outputFile, lines.flat(), "files.security of the config")] };
};

/** `2026-11-21` → `2027-11-21`. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
