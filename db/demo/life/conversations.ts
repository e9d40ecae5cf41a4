import { randomUUID } from 'node:crypto';
import { newChannelKey } from '#server/dialogs/rules.ts';
import type { Connection } from '#server/platform/database.ts';

interface Talk {
  card: number;
  owner: number;
  starter: number;
  asked: Date;
  agreed: Date;
  request: string;
  agreement: string;
}

const minutes = (from: Date, count: number) => new Date(from.getTime() + count * 60_000);

/** A dialog in which one asks, the other answers, and both agree on work; read by both. */
export async function talkAbout(trx: Connection, talk: Talk): Promise<number> {
  const { card, owner, starter, asked, agreed, request, agreement } = talk;
  const said = [
    { author_id: starter, text: request, sent_at: asked },
    { author_id: owner, text: agreement, sent_at: minutes(asked, 95) },
    { author_id: null, text: 'Договорились о работе', sent_at: agreed },
  ];
  const { id } = await trx
    .insertInto('channels')
    .values({
      key: newChannelKey(),
      card_id: card,
      owner_id: owner,
      starter_id: starter,
      sequence: said.length,
      is_answered: true,
      asked_at: asked,
      answered_at: minutes(asked, 95),
      created_at: asked,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await trx
    .insertInto('messages')
    .values(
      said.map((message, at) => ({
        ...message,
        channel_id: id,
        kind: message.author_id === null ? ('system' as const) : ('text' as const),
        client_id: message.author_id === null ? null : randomUUID(),
        sequence: at + 1,
      })),
    )
    .returning('id')
    .execute();
  const last = stored.at(-1)?.id ?? 0;
  await trx
    .insertInto('channel_members')
    .values(
      [owner, starter].map((user_id) => ({
        channel_id: id,
        user_id,
        read_id: last,
        delivered_id: last,
        last_message_id: last,
        changed_at: agreed,
      })),
    )
    .execute();
  return id;
}
