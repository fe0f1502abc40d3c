/** Whether this is a CI machine, which starts with a restored cache or none. */
export const isOnCi = (): boolean => !/^(|0|false)$/i.test(process.env.CI ?? "");
