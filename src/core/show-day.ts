/** An ISO day as the pages show it: `2025-08-17` as `2025/08/17`. */
export function showDay(day: string): string {
  return day.replaceAll("-", "/");
}

/** The ISO day behind what the pages show. */
export function isoDayOf(shown: string): string {
  return shown.replaceAll("/", "-");
}
