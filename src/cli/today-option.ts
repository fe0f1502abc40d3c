import { InvalidArgumentError, Option } from "commander";
import { isDay } from "../text/is-day.js";

/** The day for which a site is built or judged; without one `buildDay` tells it. */
export function todayOption(): Option {
  const description =
    "the day that it is, such as 2026-01-01 (default: SOURCE_DATE_EPOCH's, or the clock's in UTC)";
  return new Option("--today <day>", description).argParser((value) => {
    if (isDay(value)) return value;
    throw new InvalidArgumentError("It is a day, such as 2026-01-01.");
  });
}
