/** Whether a character is shown by every system itself: nothing is, or an emoji, or (U+20E3) the key that a digit becomes. */
export const isLeftToSystem = (character: string): boolean =>
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Emoji_Presentation}\p{Extended_Pictographic}]|\u20E3/u.test(
    character,
  );
