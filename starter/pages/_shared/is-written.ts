import type { Site } from "handbill";

/** Whether a value of the config is the app's own; one that is still to be written has no place on a page. */
export const isWritten = ({ standIns }: Pick<Site, "standIns">, key: string): boolean =>
  !standIns.includes(key);
