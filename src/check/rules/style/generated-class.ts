/**
 * The form of classes that CSS-in-JS libraries generate for style that they insert at run time: styled-components, Emotion, Goober,
 * Griffel (Fluent UI), JSS and React Native for Web.
 */
const generated =
  /^(?:(?:[\w-]*-)?sc-(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{5,}(?:-\d+)?|css-[a-z0-9]*\d[a-z0-9]*(?:-\w+)*|css-(?:view|text)-\w+|go\d{6,}|___[a-z0-9]{4,}(?:_\w+)?|(?:makeStyles|jss)[\w-]*-\d+)$/;

/** Whether some of an element's classes have that form. */
export const hasGeneratedClass = (value: string): boolean =>
  mayBeGenerated.test(value) && listGenerated(value).length > 0;

/** A quick test that rules out most values. */
const mayBeGenerated = /sc-|css-|go\d|___|jss|makeStyles/;

export const listGenerated = (value: string): string[] =>
  value.split(/\s+/).filter((name) => generated.test(name));
