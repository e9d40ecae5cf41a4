import { sql } from 'kysely';
import { channelPresence } from '#contract/dialog-events.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { isPresent } from '#server/platform/realtime/presence.ts';
import type { OwnChannel } from '../access.ts';
import { describeDialogs } from '../list.queries.ts';
import { stepWords, type ToldStep } from './notifications.ts';

/** Tells the other one, unless they look at the dialog and see it there. */
export async function tellOfStep(
  trx: Connection,
  { id, key, card_id, other_id }: OwnChannel,
  actor: { id: number },
  told: ToldStep,
): Promise<void> {
  if (other_id === null) return;
  const { rows } = await sql<{ isHere: boolean }>`
    select ${isPresent(channelPresence(key), other_id)} as "isHere"`.execute(trx);
  if (rows[0]?.isHere) return;
  // Named as the dialog names them to whoever is told: not everybody has shown who they are.
  const [dialog] = await describeDialogs(trx, { id: other_id }, [id]);
  await notify(trx, {
    user_id: other_id,
    actor_id: actor.id,
    ...(card_id !== null && { card_id }),
    ...stepWords({ ...told, channel: key, name: dialog?.other.name ?? null }),
    heldBackBy: 'meeting',
  });
}
