import { type RawBuilder, sql } from 'kysely';
import { channelPresence } from '#contract/dialog-events.ts';
import { hasUnreadAbout } from '#server/notifications/queries.ts';
import { isPresent } from '#server/platform/realtime/presence.ts';
import type { OwnChannel } from './access.ts';

/** What somebody is told of who was written to. */
export const messagesFrom = (
  actor_id: number,
  { card_id }: Pick<OwnChannel, 'card_id'>,
  user_id: number,
) => ({ user_id, kind: 'message_received', actor_id, card_id }) as const;

type Part = RawBuilder<unknown>;

/**
 * As a condition of a statement: nobody who has the dialog open needs to be told, and whoever has not
 * looked yet knows already. Of somebody who is not there it is false.
 */
export const isOtherAware = (
  {
    key,
    card_id,
    other_id,
  }: { key: string; card_id: number | null | Part; other_id: number | null | Part },
  author: { id: number },
) => sql<boolean>`(
  ${isPresent(channelPresence(key), sql`${other_id}::bigint`)}
  or ${hasUnreadAbout({
    user_id: sql`${other_id}::bigint`,
    kind: 'message_received',
    actor_id: author.id,
    card_id,
  })}
)`;
