/** Who the servers that links lead to are told is asking. */
export const userAgent = "Mozilla/5.0 (compatible; handbill link check)";
