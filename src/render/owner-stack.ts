import { captureOwnerStack } from "react";

/** The components around the one that React is rendering, as a stack; undefined in production mode. */
export const ownerStack = (): string | undefined => captureOwnerStack?.() ?? undefined;
