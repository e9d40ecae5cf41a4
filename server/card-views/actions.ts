import { sql } from 'kysely';
import { isStaff } from '#contract/roles.ts';
import { moscowDay } from '#contract/russian.ts';
import { publicCard } from '#server/cards/access.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { addressKey } from '#server/platform/http/addresses.ts';
import { secondsToWait } from '#server/platform/admission/attempts.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

const day = 24 * 60 * 60;
/** Of one person and one card in a day: more tells nothing. */
const timesAtMost = 20;
/** Cards of an address in a day: a browser of a person stays far below it, a robot does not. */
const cardsAtMost = 500;

/** Somewhat longer than they are told of. */
const keptDays = 35;

interface Visitor {
  viewer: Viewer;
  address: string;
}

/** Owners and staff are not counted, guests once a day from an address; what is over is silence. */
export async function countView(
  db: Database,
  { viewer, address }: Visitor,
  slug: string,
  now = new Date(),
): Promise<void> {
  const card = await publicCard(db, 'any', slug);
  if (viewer && isStaff(viewer.role)) return;
  const from = addressKey(address);
  if (await secondsToWait(db, { key: `card-views:${from}`, most: cardsAtMost, seconds: day }))
    return;
  const guest = { key: `card-view:${card.id}:${from}`, most: 1, seconds: day };
  if (!viewer && (await secondsToWait(db, guest))) return;
  await sql`
    insert into card_views as seen (card_id, day, viewer_id)
    select id, ${moscowDay(now)}, ${viewer?.id ?? null}
    from cards where id = ${card.id} and owner_id is distinct from ${viewer?.id ?? null}
    on conflict (card_id, day, viewer_id) do update set times = seen.times + 1
    where seen.viewer_id is null or seen.times < ${timesAtMost}`.execute(db);
}

export async function forgetOldViews(db: Connection): Promise<void> {
  await db
    .deleteFrom('card_views')
    .where('day', '<', sql<string>`(now() - make_interval(days => ${keptDays}))::date`)
    .execute();
}
