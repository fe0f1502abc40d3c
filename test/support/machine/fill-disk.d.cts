export function fillDisk(nth: number, isOnce?: boolean): () => number;
