/** Pages of docs/, without `.md`. */
export const oneSite: readonly string[];
export const guides: readonly string[];
