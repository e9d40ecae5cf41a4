import { cardPath } from '#contract/cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { ComplaintReason } from '#contract/complaints.ts';
import { publicCard } from '#server/cards/access.ts';
import { inTransaction, type Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflict } from '#server/platform/errors.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import { addressKey } from '#server/platform/http/addresses.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { complaintLetter } from './emails.ts';
import { isOwner } from './queries.ts';
import { storeComplaint } from './stored.actions.ts';

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
  await countComplaint(db, viewer, address);
  await inTransaction(db, async (trx) => {
    const card = await publicCard(trx, kind, slug);
    if (await isOwner(trx, viewer.id, card.id)) throw conflict('Это ваша карточка');
    const about = { card_id: card.id, author_id: viewer.id };
    const stored = await storeComplaint(trx, about, { reason, text, quotes: [] });
    if (!stored) return;
    const page = { label: 'Открыть карточку', path: cardPath({ kind, ...card }) };
    const letter = complaintLetter({ ...stored, author: viewer.id, page });
    await queueMail(trx, { address: config.brand.support_email, userId: viewer.id }, letter);
  });
}

/** Throws 429 when somebody complains of everything. */
export async function countComplaint(
  db: Connection,
  viewer: SignedIn,
  address: string,
): Promise<void> {
  await countAttempt(db, { key: `complaint:${viewer.id}`, most: 10, seconds: hour });
  await countAttempt(db, { key: `complaint:${addressKey(address)}`, most: 60, seconds: hour });
}
