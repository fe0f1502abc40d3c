/** The collection whose documents have duties that others have not: `legal/`, a folder of its own at the root. */
export const legalCollection = "legal";

/** The collection of a document's file: `help` of `content/help/pt-PT/sync.md`, `legal` of `legal/terms.md`. */
export function collectionOf(sourceFile: string): string {
  const [room, name = ""] = sourceFile.split("/");
  return room === "content" ? name : legalCollection;
}

/** The folder in which the documents of a collection lie. */
export const folderOf = (collection: string): string =>
  collection === legalCollection ? legalCollection : `content/${collection}`;
