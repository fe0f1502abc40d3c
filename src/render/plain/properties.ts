/** The properties of an element or of a component. */
export type Properties = Readonly<Record<string, unknown>>;

/** Whether a property says something: to React null is nothing, too. */
export const isThere = (value: unknown): boolean => value !== undefined && value !== null;
