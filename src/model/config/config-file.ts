/** The name of the config, which lies at the project's root. */
export const configFile = "site.config.ts";
