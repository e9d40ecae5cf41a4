import type { Storage } from '#server/platform/storage.ts';
import { forEachConcurrently } from '../concurrency.ts';

interface Done {
  copied: number;
  /** Of the same name and length: a name once written always holds the same bytes. */
  there: number;
  /** In the target alone, and left there. */
  strange: number;
  removed: number;
}

/** Makes the target hold what the source holds; may be stopped and called again at any time. */
export async function copyAll(
  source: Storage,
  target: Storage,
  { removes }: { removes: boolean },
): Promise<Done> {
  const done: Done = { copied: 0, there: 0, strange: 0, removed: 0 };
  const known = new Map<string, number>();
  for await (const { name, bytes } of target.list()) known.set(name, bytes);
  await forEachConcurrently(source.list(), async ({ name, bytes }) => {
    const length = known.get(name);
    known.delete(name);
    if (length === bytes) {
      done.there += 1;
      return;
    }
    const found = await source.read(name);
    // Thrown away meanwhile.
    if (!found) return;
    await target.write(name, found);
    done.copied += 1;
  });
  if (!removes) return { ...done, strange: known.size };
  for (const name of known.keys()) await target.remove(name);
  return { ...done, removed: known.size };
}
