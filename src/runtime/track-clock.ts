import util from "node:util";
import v8 from "node:v8";
import type { Patches } from "./patches.js";

/** The methods of a date whose results for the current time stay the same all day. */
const ofTheDay = [
  ...["getFullYear", "getYear", "getMonth", "getDate", "getDay", "toDateString"],
  ...["getUTCFullYear", "getUTCMonth", "getUTCDate", "getUTCDay"],
];

/** Options of `toLocaleDateString` that make it show more than the day. */
const beyondTheDay = [
  ...["hour", "minute", "second", "fractionalSecondDigits", "timeStyle", "dayPeriod", "timeZone"],
];

const ofPerformance = [
  ...["now", "timeOrigin", "toJSON", "mark", "measure", "timerify", "eventLoopUtilization", "nodeTiming"],
];

/**
 * Calls back when code in this realm reads the time, until `patches` are restored. Reading the day does not count, such as
 * `new Date().getFullYear()`.
 */
export function trackClock(patches: Patches, onImpure: () => void): void {
  const isPresent = trackDates(patches, onImpure);
  // Formatters use the current date if they receive none.
  const onFormat = ([date]: readonly unknown[]) => {
    if (date === undefined || isPresent(date)) onImpure();
  };
  patches.onCall(globalThis.Date, ["now"], onImpure);
  patches.getter(Intl.DateTimeFormat.prototype, "format", (own) => {
    const format = own() as (...args: unknown[]) => string;
    return (...args: unknown[]) => {
      onFormat(args);
      return format(...args);
    };
  });
  patches.onCall(Intl.DateTimeFormat.prototype, ["formatToParts"], (_, __, args) => onFormat(args));
  const { performance, Temporal } = globalThis as { performance?: object; Temporal?: object };
  for (const name of ofPerformance) {
    const owner = [performance, performance && Object.getPrototypeOf(performance)].find(
      (object) => object && Object.hasOwn(object, name),
    );
    if (owner) patches.onGet(owner, name, onImpure);
  }
  patches.onGet(Event.prototype, "timeStamp", onImpure);
  if (Temporal) patches.onGet(Temporal, "Now", onImpure);
}

/** Remembers dates of the current time: reading more than the day from them counts. Returns a function that recognises them. */
function trackDates(patches: Patches, onImpure: () => void): (value: unknown) => boolean {
  const known = new WeakSet<object>();
  const isPresent = (value: unknown) => typeof value === "object" && value !== null && known.has(value);
  let isAny = false;
  const { prototype } = Date;
  const names = Reflect.ownKeys(prototype).filter(
    (name) => !ofTheDay.includes(String(name)) && name !== "constructor",
  );
  patches.onCall(prototype, names, (name, self, args) => {
    const isDay = name === "toLocaleDateString" && showsDayOnly(args[1]);
    // A date set to a moment no longer shows the current one, but may be computed from it.
    if (isPresent(self) && !isDay) onImpure();
  });
  // These read dates themselves, however deeply nested in their arguments.
  const onSerialize = () => {
    if (isAny) onImpure();
  };
  patches.onCall(globalThis, ["structuredClone"], onSerialize);
  patches.onCall(v8, ["serialize"], onSerialize);
  patches.onCall(util, ["inspect", "format", "formatWithOptions"], onSerialize);
  const dates: DateConstructor = new Proxy(Date, {
    apply: (target, self, args) => {
      onImpure();
      return Reflect.apply(target, self, args) as unknown;
    },
    construct: (target, args: unknown[], as): object => {
      const isNow = args.length === 0;
      if ((isNow && as !== dates) || (args.length === 1 && isPresent(args[0]))) onImpure();
      const date = Reflect.construct(target, args, as === dates ? target : as) as object;
      if (isNow) {
        known.add(date);
        isAny = true;
      }
      return date;
    },
  });
  patches.value(globalThis, "Date", () => dates);
  patches.value(prototype, "constructor", () => dates);
  return isPresent;
}

const showsDayOnly = (options: unknown) =>
  options === undefined ||
  (typeof options === "object" && options !== null && !beyondTheDay.some((name) => name in options));
