import { InvalidArgumentError, Option } from "commander";
import { isDay } from "../../text/is-day.js";

/** The option for the day of a build or check; `buildDay` has the default. */
export function todayOption(): Option {
  const description = "today's date, such as 2026-01-01 (default: from SOURCE_DATE_EPOCH, or now in UTC)";
  return new Option("--today <day>", description).argParser(parseDay);
}

export function parseDay(value: string): string {
  if (isDay(value)) return value;
  throw new InvalidArgumentError("It must be a date, such as 2026-01-01.");
}
