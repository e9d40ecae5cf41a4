import type { OwnerNote } from '#contract/notifications.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Card } from './access.ts';
import { ownerWords, type ToldCard } from './notifications.ts';

/** Tells an owner what became of their card; `why`: in the words of the staff, for the letter. */
export async function tellOwner(
  trx: Connection,
  { id, owner_id }: Pick<Card, 'id' | 'owner_id'>,
  kind: OwnerNote,
  told: ToldCard,
  why: string[] = [],
): Promise<void> {
  const heldBackBy = oftenExpected.includes(kind) ? 'card' : null;
  await notify(trx, {
    user_id: owner_id,
    card_id: id,
    ...ownerWords(kind, told, why),
    heldBackBy,
  });
}

/** Letters that an owner may do without; what staff have decided they hear of in any case. */
const oftenExpected: readonly OwnerNote[] = ['card_expiring', 'card_closed', 'card_silent'];
