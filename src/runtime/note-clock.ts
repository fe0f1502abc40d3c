import util from "node:util";
import v8 from "node:v8";
import type { Replaced } from "./replaced.js";

type Tell = (what: string) => void;

/** The parts of the current date that are the same all day. */
const ofTheDay = new Set([
  "getFullYear",
  "getYear",
  "getMonth",
  "getDate",
  "getDay",
  "getUTCFullYear",
  "getUTCMonth",
  "getUTCDate",
  "getUTCDay",
  "toDateString",
]);

/** The options of `toLocaleDateString` that show more than the day. */
const beyondTheDay = [
  "hour",
  "minute",
  "second",
  "fractionalSecondDigits",
  "timeStyle",
  "dayPeriod",
  "timeZone",
];

const ofPerformance = [
  "now",
  "timeOrigin",
  "toJSON",
  "mark",
  "measure",
  "timerify",
  "eventLoopUtilization",
  "nodeTiming",
];

/**
 * Reports reads of the time in this realm, until `replaced` restores the clock. Reading only the day is not reported: `new
 * Date().getFullYear()`.
 */
export function noteClock(replaced: Replaced, tell: Tell): void {
  const now = notedDates(replaced, tell);
  const dates: DateConstructor = new Proxy(Date, {
    apply: (target, self, args) => {
      tell("Date()");
      return Reflect.apply(target, self, args) as unknown;
    },
    construct: (target, args: unknown[], as): object => {
      const [first] = args;
      if (args.length === 1 && first instanceof Date && now.has(first)) tell("new Date");
      if (args.length > 0) return Reflect.construct(target, args, as === dates ? target : as) as object;
      if (as === dates) return now.make();
      tell("new Date");
      return Reflect.construct(target, args, as) as object;
    },
  });
  replaced.value(globalThis, "Date", () => dates);
  replaced.value(Date.prototype, "constructor", () => dates);
  replaced.called(dates, ["now"], () => tell("Date.now"));
  noteFormats(replaced, tell);
  const { performance } = globalThis as { performance?: object };
  for (const name of ofPerformance) {
    const owner = [performance, performance && Object.getPrototypeOf(performance)].find(
      (object) => object && Object.hasOwn(object, name),
    );
    if (owner) replaced.asked(owner, name, () => tell(`performance.${name}`));
  }
  replaced.asked(Event.prototype, "timeStamp", () => tell("Event.prototype.timeStamp"));
  const { Temporal } = globalThis as { Temporal?: { readonly Now?: object } };
  if (Temporal) replaced.asked(Temporal, "Now", () => tell("Temporal.Now"));
}

/** Dates of the current moment that report every read of more than the day. */
function notedDates(replaced: Replaced, tell: Tell) {
  const known = new WeakSet<Date>();
  let isAny = false;
  const { prototype } = Date;
  const names = Reflect.ownKeys(prototype).filter(
    (name) => !ofTheDay.has(String(name)) && name !== "constructor",
  );
  for (const name of names) {
    replaced.passing(prototype, name, (self, args) => {
      if (!known.has(self as Date)) return;
      const isDay = name === "toLocaleDateString" && showsDayOnly(args[1]);
      // A date that is set to a moment no longer shows the current one, but may be computed from it.
      if (!isDay) tell(`Date.prototype.${String(name)} of the present moment`);
    });
  }
  // These read dates themselves, however deeply nested in their arguments.
  const reading = [
    [globalThis, "structuredClone"],
    [v8, "serialize"],
    [util, "inspect"],
    [util, "format"],
    [util, "formatWithOptions"],
  ] as const;
  for (const [owner, name] of reading)
    replaced.called(owner, [name], () => {
      if (isAny) tell(`${name} beside the present moment`);
    });
  return {
    has: (date: Date) => known.has(date),
    make: () => {
      const date = new RealDate();
      known.add(date);
      isAny = true;
      return date;
    },
  };
}

const RealDate = Date;

const showsDayOnly = (options: unknown) =>
  options === undefined ||
  (typeof options === "object" && options !== null && !beyondTheDay.some((name) => name in options));

/** Formats without a date use the current one. */
function noteFormats(replaced: Replaced, tell: Tell): void {
  const { prototype } = Intl.DateTimeFormat;
  const asksNow = (args: readonly unknown[]) => {
    if (args[0] === undefined) tell("Intl.DateTimeFormat of the present moment");
  };
  const own = Object.getOwnPropertyDescriptor(prototype, "format")?.get;
  if (own) {
    replaced.getter(prototype, "format", function (this: unknown) {
      const format = Reflect.apply(own, this, []) as (...args: unknown[]) => string;
      return (...args: unknown[]) => {
        asksNow(args);
        return format(...args);
      };
    });
  }
  replaced.value(prototype, "formatToParts", (parts: (...args: unknown[]) => unknown) => {
    return function (this: unknown, ...args: unknown[]): unknown {
      asksNow(args);
      return Reflect.apply(parts, this, args);
    };
  });
}
