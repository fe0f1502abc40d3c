/** The value of `--root`, by commander's rules. */
export function rootOf(argv: readonly string[]): string | undefined {
  const at = argv.findLastIndex((word) => word === "--root" || word.startsWith("--root="));
  const word = argv[at];
  return word === undefined ? "." : word === "--root" ? argv[at + 1] : word.slice("--root=".length);
}
