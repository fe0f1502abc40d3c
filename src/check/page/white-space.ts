/** A text in which each run of white space is one space. To see that there is nothing to do takes a tenth of doing it. */
export const singleSpaced = (text: string): string =>
  /\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ") : text;
