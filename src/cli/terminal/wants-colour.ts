/** Whether to use colours: on a terminal, unless NO_COLOR is set. See https://no-color.org. */
export function wantsColourOn(isTerminal: () => boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "" && FORCE_COLOR !== "0") return true;
  return TERM !== "dumb" && isTerminal();
}
