/** The folders of a site all of whose files are read, or listed; the last one's are published as they are. */
export const sourceFolders = ["pages", "messages", "legal", "content", "public"] as const;
