/**
 * Whether a character looks right in the system's font next to another one: an invisible one, an emoji, a symbol, a raised or circled
 * number, or U+20E3, the keycap of a digit.
 */
export const isLeftToSystem = (character: string): boolean =>
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Emoji_Presentation}\p{Extended_Pictographic}\p{So}\p{No}]|\u20E3/u.test(
    character,
  );
