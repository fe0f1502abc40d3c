/** The source folders of a site. All their files are read or listed; those of the last are published unchanged. */
export const sourceFolders = ["pages", "messages", "legal", "content", "public"] as const;
