import type { Site } from "handbill";

/** Whether a config value is final. Pages leave out placeholders. */
export const isWritten = ({ standIns }: Pick<Site, "standIns">, key: string): boolean =>
  !standIns.includes(key);
