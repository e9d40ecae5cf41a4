import { sql } from 'kysely';
import { hasSilentCard } from '#server/cards/lifecycle.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { prepared } from '#server/platform/prepared.ts';
import { closingColumns, type OwnChannel } from './access.ts';
import { isOtherAware } from './awareness.queries.ts';
import type { Unread } from './changes.actions.ts';
import { unreadOf } from './messages.queries.ts';
import type { Closing } from './rules.ts';

/** All that a new message is judged by, as one question: every one costs time under the lock. */
interface Sending extends Closing {
  /** It was stored before. */
  isSent: boolean;
  /** The other one looks at the dialog now, or was told of a message that they have not read. */
  isOtherAware: boolean;
  hasSilentCard: boolean;
  unread: Unread;
}

/** The channel is locked before: what was read together with the wait for it may be old. */
export async function sendingOf(
  trx: Connection,
  channel: OwnChannel,
  author: { id: number },
  clientId: string,
): Promise<Sending> {
  const { id, owner_id, starter_id, other_id } = channel;
  const { rows } = await sql<Sending>`
    select
      exists (
        select from messages
        where channel_id = ${id} and author_id = ${author.id} and client_id = ${clientId}
      ) as "isSent",
      ${isOtherAware(channel, author)} as "isOtherAware",
      ${author.id === owner_id ? hasSilentCard(author.id) : sql`false`} as "hasSilentCard",
      json_build_object('owner', ${unreadOf(owner_id)}, 'starter', ${unreadOf(starter_id)}) as unread,
      ${closingColumns(author, other_id)}
    ${prepared}`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error(`nothing is known of channel ${id}`);
  return found;
}
