/** Stands for a file that could not be made, which was reported: links to it are not broken besides. */
export const notMade = new Uint8Array();
