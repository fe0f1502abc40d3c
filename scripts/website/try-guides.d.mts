/** Pages of docs/, without `.md`. */
export const oneSite: readonly string[];
export const guides: readonly string[];
/** Makes the placeholders of a site its values. */
export function keepPlaceholders(site: string): void;
