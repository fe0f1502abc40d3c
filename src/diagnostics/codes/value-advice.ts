import { tagOfLanguage } from "../../text/language-tag.js";

/** How to correct a value of the config, if its form shows what was meant. `received` is as messages show it, texts in quotes. */
export function valueAdvice(expected: string, received: string): string | undefined {
  if (received === "undefined")
    return "set it, or leave the key out; an environment variable that is not set is undefined";
  if (expected === "a list of language tags" && received === "an object")
    return 'write ["en", "de"], the first language first';
  if (expected === "an object of named collections")
    return "write { help: {}, news: {} }, a key for each folder in content/";
  const [, text] = /^"(.*)"$/.exec(received) ?? [];
  if (text === undefined) return undefined;
  if (expected === "omitted if languages is set")
    return "delete it; to add a language to a site, run handbill add-language, which also moves the documents";
  if (/^\d+(?:\.\d+)?$/.test(text) && /\b(?:number|year)\b/.test(expected))
    return `write ${text}, without quotes`;
  if (text.startsWith("@")) return "write the URL of the profile, as your browser shows it";
  if (/\bin the App Store\b/.test(expected))
    return text.includes("//testflight.")
      ? "set a TestFlight link as stores.appStore.beta"
      : "copy the URL of the app's page in the store";
  if (/^a list of (?:lines|texts)\b/.test(expected)) return `write [${received}], an item for each`;
  if (/\bhttps (URL|address)\b/.test(expected)) {
    const corrected = text.startsWith("http://") ? text.replace("http", "https") : `https://${text}`;
    const isMeant = /^https:\/\/[\w-]+(\.[\w-]+)+(\/|$)/.test(corrected);
    return isMeant ? `write "${corrected}"` : undefined;
  }
  const near = /\bone of (.+)/
    .exec(expected)?.[1]
    ?.split(", ")
    .find((name) => name.startsWith(text));
  if (near !== undefined && text.length > 2) return `did you mean ${near}?`;
  const [, first = "", sign, second = "", year] = /^(\d\d?)([./])(\d\d?)\2(\d{4})$/.exec(text) ?? [];
  // A date with slashes is clear if only one of the numbers can be a month.
  const isAmerican = sign === "/" && Number(second) > 12;
  if (/\bvalid date\b/.test(expected) && year && (sign === "." || isAmerican || Number(first) > 12))
    return `write ${[year, ...(isAmerican ? [first, second] : [second, first])].map((part) => part.padStart(2, "0")).join("-")}`;
  if (expected === "an email address" && text.startsWith("mailto:")) return `write "${text.slice(7)}"`;
  const tag = /\blanguage tag\b/.test(expected) ? (tagOfLanguage(text) ?? text.replaceAll("_", "-")) : text;
  if (tag !== text) return `did you mean ${tag}?`;
  return /\bhex colour\b/.test(expected) && /^[\da-f]{6}$/i.test(text) ? `write "#${text}"` : undefined;
}
