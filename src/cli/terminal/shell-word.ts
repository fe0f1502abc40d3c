/** Quotes a path as one word of a shell command that the author can paste, if the shell would split or interpret it. */
export function shellWord(path: string, platform: NodeJS.Platform = process.platform): string {
  if (
    /^[\p{L}\p{M}\p{N}_./\\:@%+,=-][\p{L}\p{M}\p{N}_./\\:@%+,=~-]*$/u.test(path) &&
    (platform === "win32" || !path.includes("\\"))
  )
    return path;
  return platform === "win32" ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}
