import { InvalidArgumentError, Option } from "commander";
import { isDay } from "../../text/is-day.js";

/** The day for which a site is built or judged; without one `buildDay` tells it. */
export function todayOption(): Option {
  const description = "today's date, such as 2026-01-01 (default: from SOURCE_DATE_EPOCH, or now in UTC)";
  return new Option("--today <day>", description).argParser(parseDay);
}

/** A day as an option gives it. */
export function parseDay(value: string): string {
  if (isDay(value)) return value;
  throw new InvalidArgumentError("It must be a date, such as 2026-01-01.");
}
