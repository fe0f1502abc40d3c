/** Collapses each run of white space to a space. Testing first takes a tenth of the time of replacing. */
export const singleSpaced = (text: string): string =>
  /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ") : text;
