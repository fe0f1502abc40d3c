/** A path as one word of a command that the author pastes: quoted if the shell would take it apart, or for something else. */
export function shellWord(path: string, platform: NodeJS.Platform = process.platform): string {
  if (
    /^[\p{L}\p{M}\p{N}_./\\:@%+,=-][\p{L}\p{M}\p{N}_./\\:@%+,=~-]*$/u.test(path) &&
    (platform === "win32" || !path.includes("\\"))
  )
    return path;
  return platform === "win32" ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}
