/** The number of screenshots per row, so that all rows have about the same number. */
export const rowLength = (screens: number, most: number): number =>
  Math.ceil(screens / Math.ceil(screens / most));
