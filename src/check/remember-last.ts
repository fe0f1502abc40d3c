/**
 * A function that gives the answer to its last question again: pages that come one after the other mostly have the same
 * style and the same policy, and to tell that they are the same takes a hundredth of looking at them again.
 */
export function rememberLast<Asked, Answer>(work: (asked: Asked) => Answer): (asked: Asked) => Answer {
  let last: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: work(asked) };
    return last.answer;
  };
}
