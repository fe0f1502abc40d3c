/** The operating system's error in words; Node's own message for rare ones. */
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
