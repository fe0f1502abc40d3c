import { captureOwnerStack } from "react";

/** The stack of components around the one that React is rendering; undefined in production mode. */
export const ownerStack = (): string | undefined => captureOwnerStack?.() ?? undefined;
