/** The config's file name, at the project's root. */
export const configFile = "site.config.ts";
