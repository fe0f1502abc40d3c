/** Represents a file that could not be made, which was reported, so that links to it are not reported as broken too. */
export const missingBytes = new Uint8Array();
