/** Of a store that is far away, most of the time is waiting. */
const atOnce = 8;

/** Takes the next one as soon as one is done; ends with the first failure. */
export async function forEachConcurrently<Item>(
  items: AsyncGenerator<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // A generator answers its calls one after another, so each item comes to one worker.
  const worker = async () => {
    for (let next = await items.next(); !next.done; next = await items.next()) {
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
