/** Whether this is a machine that builds for others, and starts from what was saved, if anything was. */
export const isOnCi = (): boolean => !/^(|0|false)$/i.test(process.env.CI ?? "");
