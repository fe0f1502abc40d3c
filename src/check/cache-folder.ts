/** Where results of checks are kept between runs, below the project's folder. */
export const cacheFolder = "node_modules/.cache/handbill";
