import { cardPath } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { ComplaintReason } from '#contract/complaints.ts';
import { publicCard } from '#server/cards/access.ts';
import { undecided } from '#server/decisions/actions.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflict } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { addressKey, countAttempt } from '#server/platform/limits.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { complaintLetter } from './emails.ts';
import { isOwner, openComplaint } from './queries.ts';
import { addTo } from './rules.ts';

interface NewComplaint {
  viewer: SignedIn;
  kind: CardKind;
  slug: string;
  reason: ComplaintReason;
  text: string;
}

const hour = 60 * 60;

/** Keeps a complaint and tells support in one step; the same again, while it is open, adds to it. */
export async function complain(
  { db, config }: Deps,
  { viewer, kind, slug, reason, text }: NewComplaint,
  address: string,
): Promise<void> {
  await countAttempt(db, { key: `complaint:${viewer.id}`, most: 10, seconds: hour });
  await countAttempt(db, { key: `complaint:${addressKey(address)}`, most: 60, seconds: hour });
  await inTransaction(db, async (trx) => {
    const card = await publicCard(trx, kind, slug);
    if (await isOwner(trx, viewer.id, card.id)) throw conflict('Это ваша карточка');
    const stored = await store(trx, { card_id: card.id, author_id: viewer.id, reason, text });
    if (!stored) return;
    const letter = complaintLetter({
      ...stored,
      author: viewer.id,
      path: cardPath({ kind, ...card }),
    });
    await queueMail(trx, { address: config.brand.support_email, userId: viewer.id }, letter);
  });
}

interface Row {
  card_id: number;
  author_id: number;
  reason: ComplaintReason;
  text: string;
}

/** Null when all of it was said before. */
async function store(trx: Connection, row: Row) {
  const { reason, text } = row;
  const first = await trx
    .insertInto('complaints')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (first) return { id: first.id, reason, text, isAddition: false };
  const kept = await openComplaint(trx, row);
  const change = kept && addTo(kept, { reason, text });
  if (!change) return null;
  // Whoever has decided a moment ago has not read this.
  const unread = { ...change, ...undecided, answer: '' };
  await trx.updateTable('complaints').set(unread).where('id', '=', kept.id).execute();
  return { id: kept.id, ...change, isAddition: true };
}
