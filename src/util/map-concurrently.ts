/** Runs at most `concurrency` tasks at once; the results are in the order of the items. */
export async function mapConcurrently<Thing, Result>(
  things: readonly Thing[],
  concurrency: number,
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = things.entries();
  const worker = async () => {
    for (const [index, thing] of queue) results[index] = await work(thing);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
