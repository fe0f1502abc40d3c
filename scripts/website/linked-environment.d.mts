/** In an empty folder, which is also the home folder. */
export function linkedEnvironment(folder: string): NodeJS.ProcessEnv;
