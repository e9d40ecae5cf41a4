import { sql } from 'kysely';
import { channelPresence } from '#contract/dialogs.ts';
import { hasUnreadAbout } from '#server/notifications/queries.ts';
import { isPresent } from '#server/platform/realtime/presence.ts';
import type { OwnChannel } from './access.ts';

/** What somebody is told of who was written to. */
export const messagesFrom = (
  actor_id: number,
  { card_id }: Pick<OwnChannel, 'card_id'>,
  user_id: number,
) => ({ user_id, kind: 'message_received', actor_id, card_id }) as const;

/**
 * As a condition of a statement: nobody who has the dialog open needs to be told, and whoever has not
 * looked yet knows already.
 */
export const isOtherAware = (channel: OwnChannel, author: { id: number }) => {
  const { key, other_id } = channel;
  if (other_id === null) return sql<boolean>`true`;
  return sql<boolean>`(
    ${isPresent(channelPresence(key), other_id)}
    or ${hasUnreadAbout(messagesFrom(author.id, channel, other_id))}
  )`;
};
