import type { Site } from "handbill";

/** Whether a config value is final. Pages leave out placeholders. */
export const isWritten = ({ placeholders }: Pick<Site, "placeholders">, key: string): boolean =>
  !placeholders.includes(key);
