import type { Patches } from "./patches.js";

const ofPerformance = [
  ...["now", "timeOrigin", "toJSON", "mark", "measure", "timerify", "eventLoopUtilization", "nodeTiming"],
];

/** Calls back when code in this realm reads the time or the day, until `patches` are restored. */
export function trackClock(patches: Patches, onImpure: () => void): void {
  const dates: DateConstructor = new Proxy(Date, {
    apply: (target, self, args) => {
      onImpure();
      return Reflect.apply(target, self, args) as unknown;
    },
    construct: (target, args: unknown[], as): object => {
      if (args.length === 0) onImpure();
      return Reflect.construct(target, args, as === dates ? target : as) as object;
    },
  });
  patches.value(globalThis, "Date", () => dates);
  patches.value(Date.prototype, "constructor", () => dates);
  patches.onCall(dates, ["now"], onImpure);
  // Formatters use the current date if they receive none.
  const onFormat = ([date]: readonly unknown[]) => {
    if (date === undefined) onImpure();
  };
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
