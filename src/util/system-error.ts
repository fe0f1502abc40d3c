/** The operating system's error in words; Node's own message for rare ones. */
export function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  return reasons[code] ?? message;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "your disk quota is used up",
  EFBIG: "the file is larger than allowed",
  EACCES: "permission denied",
  EPERM: "operation not permitted",
  EROFS: "the file system is read-only",
  EBUSY: "it is in use",
  ENOTDIR: "part of the path is a file, not a folder",
  EISDIR: "it is a folder",
  ENOENT: "there is no such file or folder",
  ELOOP: "symbolic links form a loop",
  ENAMETOOLONG: "the name is too long",
};
