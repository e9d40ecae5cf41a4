import type { ComplaintReason } from '#contract/complaints.ts';
import { ownChannel } from '#server/dialogs/access.ts';
import { quoteOther } from '#server/dialogs/quotes.queries.ts';
import { inTransaction } from '#server/platform/database.ts';
import { queueMail } from '#server/platform/deliveries.ts';
import type { Deps } from '#server/platform/deps.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { countComplaint } from './actions.ts';
import { complaintLetter } from './emails.ts';
import { storeComplaint } from './stored.actions.ts';

interface DialogComplaint {
  channel: string;
  message_id?: number | undefined;
  reason: ComplaintReason;
  text?: string | undefined;
}

const queuePage = { label: 'Открыть жалобы', path: '/admin/complaints' };

/**
 * About the other side of a dialog, also of one that is closed. What they wrote is kept as it is
 * now, and is read by the staff only: support is told without it.
 */
export async function complainOfOther(
  { db, config }: Deps,
  viewer: SignedIn,
  { channel: key, message_id, reason, text = '' }: DialogComplaint,
  address: string,
): Promise<void> {
  await countComplaint(db, viewer, address);
  await inTransaction(db, async (trx) => {
    const channel = await ownChannel(trx, viewer, { key });
    const { id: channel_id, other_id: person_id } = channel;
    if (person_id === null) throw conflict('Этого человека на сайте больше нет', 'wrong_state');
    const quotes = await quoteOther(trx, channel, message_id);
    const about = { channel_id, person_id, author_id: viewer.id };
    const stored = await storeComplaint(trx, about, { reason, text, quotes });
    if (!stored) return;
    const letter = complaintLetter({ ...stored, author: viewer.id, page: queuePage });
    await queueMail(trx, { address: config.brand.support_email, userId: viewer.id }, letter);
  });
}
