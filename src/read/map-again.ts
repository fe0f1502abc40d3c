/** Makes something of each of a list, or gives what it made of the very same one the last time; of all the same, the very same list. */
export type MapAgain<One, Made> = (list: readonly One[], make: (one: One) => Made) => readonly Made[];

/**
 * For whoever goes through the same list again and again, in which few are new: to compare them by their places takes a tenth of
 * what it takes to look up each.
 */
export function mapAgain<One, Made>(): MapAgain<One, Made> {
  let last: readonly One[] = [];
  let made: readonly Made[] = [];
  return (list, make) => {
    // Where one came or went, those behind it have moved.
    const moved = last.length - list.length;
    let isAnew = moved !== 0;
    const next = list.map((one, at) => {
      if (at < last.length && one === last[at]) return made[at] as Made;
      isAnew = true;
      const was = at + moved;
      return was >= 0 && was < last.length && one === last[was] ? (made[was] as Made) : make(one);
    });
    last = list;
    if (isAnew) made = next;
    return made;
  };
}

/** For whoever makes all of it once. */
export const mapAnew = <One, Made>(list: readonly One[], make: (one: One) => Made): Made[] => list.map(make);
