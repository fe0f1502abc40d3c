/** What the operating system says, in words; Node's own message for what is rare. */
export function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the file is larger than allowed",
  EACCES: "permission denied",
  EPERM: "not permitted",
  EROFS: "the file system is read-only",
  EBUSY: "it is in use",
  ENOTDIR: "a part of the path is a file",
  EISDIR: "it is a folder",
  ENOENT: "there is no such file or folder",
  ELOOP: "links lead in a circle",
  ENAMETOOLONG: "its name is too long",
};

/** What the operating system refused, as plain data, which threads can hand over. */
export type Refused = Pick<NodeJS.ErrnoException, "code" | "path" | "message">;

/** Throws on what is none of it. */
export function refusedBy(error: unknown): Refused {
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return { code, path, message };
}
