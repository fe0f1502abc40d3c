/**
 * Milliseconds since the process began. It is taken down before the site's code runs, and what that asks is followed.
 */
export const elapsed: () => number = performance.now.bind(performance);
