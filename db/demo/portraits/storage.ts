import { photoWidths } from '#contract/photos.ts';
import type { Database } from '#server/platform/database.ts';
import type { Storage } from '#server/platform/storage.ts';
import { createLimiter } from '#server/platform/limiter.ts';
import { paintPicture } from './drawing.ts';
import { type Picture, pictureOf } from './picture.ts';

/**
 * A storage in which the pictures of demo people seem to lie: one that is asked for the first time
 * is drawn and kept. Only those that `files` knows: an address that somebody made up draws nothing.
 */
export function withPortraits(storage: Storage, db: Database): Storage {
  const limit = createLimiter({ concurrency: 2, maxQueue: 200 });
  const drawing = new Map<string, Promise<Buffer>>();

  const drawOnce = (name: string, picture: Picture, width: number) => {
    const running = drawing.get(name);
    if (running) return running;
    const drawn = limit(async () => {
      const bytes = await paintPicture(picture, width);
      await storage.write(name, bytes);
      return bytes;
    }).finally(() => drawing.delete(name));
    drawing.set(name, drawn);
    return drawn;
  };

  return {
    ...storage,
    read: async (name) => {
      const kept = await storage.read(name);
      if (kept) return kept;
      const [id = '', form = ''] = name.split('/');
      const picture = pictureOf(id);
      const width = photoWidths.find((known) => `${known}.webp` === form);
      if (!picture || !width || !(await isKnown(db, id))) return null;
      return drawOnce(name, picture, width);
    },
  };
}

async function isKnown(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
