/** The collection of legal documents, which have more requirements than others: `legal/`, a folder at the root. */
export const legalCollection = "legal";

/** The collection of a document's file: `help` for `content/help/pt-PT/sync.md`, `legal` for `legal/terms.md`. */
export function collectionOf(sourceFile: string): string {
  const [room, name = ""] = sourceFile.split("/");
  return room === "content" ? name : legalCollection;
}

export const folderOf = (collection: string): string =>
  collection === legalCollection ? legalCollection : `content/${collection}`;
