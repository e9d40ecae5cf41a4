import { readRendition } from '#server/files/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { createLimiter } from '#server/platform/limiter.ts';
import { sharp } from '#server/platform/pictures/sharp.ts';
import {
  type Described,
  describeSubject,
  listOutlived,
  listReplaced,
  type Subject,
} from './queries.ts';
import { nameOf, type ShareImage } from './rules.ts';

interface Found {
  /** Another one as soon as the picture shows something else. */
  name: string;
  /** Null where it was not drawn yet. */
  read: () => Promise<Buffer | null>;
  /** For whom: by address. Refuses with 503 when too many are waiting. */
  draw: (who: string) => Promise<Buffer>;
}

/**
 * As many as are drawn within the ten seconds or so that programs wait for a picture. A crawler with
 * many connections waits behind itself, and leaves half of the places to all others.
 */
const queue = { concurrency: 2, maxQueue: 120, maxQueueEach: 60 };

/** Share images, drawn when somebody asks for them, and kept. */
export function createShareImages(deps: Deps): (subject: Subject) => Promise<Found> {
  const limit = createLimiter(queue);
  const drawing = new Map<string, Promise<Buffer>>();

  const drawOnce = (name: string, described: Described, image: ShareImage, who: string) => {
    const running = drawing.get(name);
    if (running) return running;
    const drawn = limit(async () => {
      const bytes = await paint(deps, image);
      await keep(deps, name, described, bytes);
      return bytes;
    }, who).finally(() => drawing.delete(name));
    drawing.set(name, drawn);
    return drawn;
  };

  return async (subject) => {
    const described = await describeSubject(deps, subject);
    const image = { brand: deps.config.brand.name, ...described.facts };
    const name = nameOf(described.subject, image);
    return {
      name,
      read: () => deps.storage.read(name),
      draw: (who) => drawOnce(name, described, image, who),
    };
  };
}

async function paint(deps: Deps, image: ShareImage): Promise<Buffer> {
  // Fonts and icons are only loaded once somebody wants a picture.
  const { drawShareImage, panel } = await import('./drawing.rules.ts');
  const photo = image.photo && (await readRendition(deps, image.photo, '640.webp'));
  const { left, top, width, height } = panel;
  const laid = photo && {
    // Faces are near the top.
    input: await sharp(photo).resize({ width, height, fit: 'cover', position: 'top' }).toBuffer(),
    left,
    top,
  };
  return sharp(Buffer.from(drawShareImage(image)))
    .composite(laid ? [laid] : [])
    .png({ palette: true, quality: 92, effort: 4 })
    .toBuffer();
}

/** The row comes first: whatever becomes of the bytes, the purge finds them by it. */
async function keep(
  { db, storage }: Deps,
  name: string,
  { subject, cardId }: Described,
  bytes: Buffer,
): Promise<void> {
  await db
    .insertInto('previews')
    .values({ name, subject, card_id: cardId })
    .onConflict((row) => row.column('name').doUpdateSet({ made_at: new Date() }))
    .execute();
  await storage.write(name, bytes);
  await removeAll({ db, storage }, await listReplaced(db, subject, name));
}

/** The row goes last, for the same reason. */
async function removeAll(
  { db, storage }: { db: Connection; storage: Deps['storage'] },
  rows: { name: string }[],
): Promise<void> {
  for (const { name } of rows) {
    await storage.remove(name);
    await db.deleteFrom('previews').where('name', '=', name).execute();
  }
}

const day = 24 * 60 * 60 * 1000;
const removedAtOnce = 500;

/** Keeps the newest ones for a month; whoever asks for another one has it drawn again. */
export async function purgeOutlived(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  { most, now }: { most: number; now: Date },
): Promise<void> {
  const madeBefore = new Date(now.getTime() - 30 * day);
  const rows = await listOutlived(db, { most, madeBefore, limit: removedAtOnce });
  await removeAll({ db, storage }, rows);
  if (rows.length === removedAtOnce) await purgeOutlived({ db, storage }, { most, now });
}
