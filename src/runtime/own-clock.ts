/** Milliseconds since the process started. Saved before the site's code runs, because its clock reads are tracked. */
export const elapsed: () => number = performance.now.bind(performance);
