import type { Replaced } from "./replaced.js";

type Tell = (what: string) => void;

/** What a date tells of the present moment that is the same all day. */
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

/** Of the options of `toLocaleDateString` those that show more than the day here. */
const beyondTheDay = [
  "hour",
  "minute",
  "second",
  "fractionalSecondDigits",
  "timeStyle",
  "dayPeriod",
  "timeZone",
];

/**
 * Tells when somebody asks for the time, in this realm and until `replaced` gives the clock back. Which day it is may be
 * asked for in silence: `new Date().getFullYear()`.
 */
export function noteClock(replaced: Replaced, tell: Tell): void {
  const now = notedDates(tell);
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
  for (const name of ["now", "timeOrigin", "toJSON", "mark", "measure", "timerify", "eventLoopUtilization"]) {
    const owner = [performance, performance && Object.getPrototypeOf(performance)].find(
      (object) => object && Object.hasOwn(object, name),
    );
    if (owner) replaced.asked(owner, name, () => tell(`performance.${name}`));
  }
  const { Temporal } = globalThis as { Temporal?: { readonly Now?: object } };
  if (Temporal) replaced.asked(Temporal, "Now", () => tell("Temporal.Now"));
}

/** Dates of the present moment, which tell when they are asked for more than the day. */
function notedDates(tell: Tell) {
  const known = new WeakSet<Date>();
  const names = Reflect.ownKeys(Date.prototype).filter(
    (name) => !ofTheDay.has(String(name)) && name !== "constructor",
  );
  const prototype: object = Object.create(Date.prototype);
  for (const name of names) {
    const own: unknown = Reflect.get(Date.prototype, name);
    if (typeof own !== "function") continue;
    const value = function (this: unknown, ...args: unknown[]): unknown {
      const isDay = name === "toLocaleDateString" && showsDayOnly(args[1]);
      // What was set to a moment tells no more of the present one, but who knows from what it was reckoned.
      if (!isDay) tell(`Date.prototype.${String(name)} of the present moment`);
      return Reflect.apply(own, this, args) as unknown;
    };
    Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
  }
  return {
    has: (date: Date) => known.has(date),
    make: () => {
      const date = new RealDate();
      known.add(date);
      return Object.setPrototypeOf(date, prototype) as Date;
    },
  };
}

const RealDate = Date;

const showsDayOnly = (options: unknown) =>
  options === undefined ||
  (typeof options === "object" && options !== null && !beyondTheDay.some((name) => name in options));

/** Formats that are given no date take the present one. */
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
