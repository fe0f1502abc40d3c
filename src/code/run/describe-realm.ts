import { readFileSync, readlinkSync } from "node:fs";
import { orNothing } from "../../util/or-nothing.js";

/**
 * What code is told of the place where it runs, without asking for it, as `toLocaleString` is, and how Node was started. To ask for
 * the language of that place loads all that the engine knows of languages, so that it is asked for code only that has a word for it:
 * a name that only the run tells is never called.
 */
export function describeRealm(code: string): string {
  // Of these variables each build depends anyway.
  const { NODE_OPTIONS, NODE_PRESERVE_SYMLINKS, NODE_ICU_DATA } = process.env;
  const started = [process.execArgv, NODE_OPTIONS, NODE_PRESERVE_SYMLINKS, NODE_ICU_DATA];
  const offsets = [2000, 2013, 2025].flatMap((year) =>
    [0, 6].map((month) => new Date(year, month, 1).getTimezoneOffset()),
  );
  const zone = describeZone();
  const isOfLanguage = zone === undefined || /locale|Intl/i.test(code);
  return JSON.stringify([isOfLanguage ? describeLanguage() : zone, offsets, started]);
}

function describeLanguage(): readonly string[] {
  const { locale, timeZone, calendar, numberingSystem } = Intl.DateTimeFormat().resolvedOptions();
  return [locale, timeZone, calendar, numberingSystem];
}

/** What the time zone is told by, which dates are shown in; undefined where that is no file. */
function describeZone(): readonly (string | undefined)[] | undefined {
  if (process.platform === "win32") return undefined;
  const { TZ } = process.env;
  if (TZ) return [TZ];
  return [orNothing(() => readlinkSync(localTime)), orNothing(() => readFileSync(localTime, "latin1"))];
}

/** A link to a zone by its name, or a copy of it. */
const localTime = "/etc/localtime";
