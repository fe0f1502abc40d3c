/** Whether every system shows a character itself: an invisible one, an emoji, or U+20E3, the keycap of a digit. */
export const isLeftToSystem = (character: string): boolean =>
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Emoji_Presentation}\p{Extended_Pictographic}]|\u20E3/u.test(
    character,
  );
