/** The words of a list that has a space between each two. */
export const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));
