/** Of an empty folder, which is the home too. */
export function linkedEnvironment(folder: string): NodeJS.ProcessEnv;
