/** Works on at most `most` things at once; the results come in the order of the things. */
export async function mapConcurrently<Thing, Result>(
  things: readonly Thing[],
  most: number,
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = things.entries();
  const worker = async () => {
    for (const [index, thing] of queue) results[index] = await work(thing);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
