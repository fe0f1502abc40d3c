/** The user agent for requests to linked servers. */
export const userAgent = "Mozilla/5.0 (compatible; handbill link check)";
