import { type Quote, quotedAtMost } from '#contract/complaints.ts';
import type { Connection } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import type { OwnChannel } from './access.ts';
import { messageRows } from './messages.queries.ts';
import type { StoredFile } from './rules.ts';

/** What the other side of a dialog wrote: that message, or the last ones that are still there. */
export async function quoteOther(
  db: Connection,
  { id, other_id }: Pick<OwnChannel, 'id' | 'other_id'>,
  messageId?: number,
): Promise<Quote[]> {
  const rows = messageRows(db).where('channel_id', '=', id);
  if (messageId !== undefined) {
    const message = await rows.where('messages.id', '=', messageId).executeTakeFirst();
    if (!message) throw notFound('Такого сообщения нет');
    if (message.author_id !== other_id) throw conflict('Это написал не ваш собеседник');
    if (message.deleted_at) throw conflict('Сообщение уже удалено', 'wrong_state');
    return [asQuote(message)];
  }
  const newestFirst = await rows
    .where('author_id', '=', other_id)
    .where('deleted_at', 'is', null)
    // Where somebody lives goes on only if it is what is complained of.
    .where('kind', '<>', 'address')
    .orderBy('messages.id', 'desc')
    .limit(quotedAtMost)
    .execute();
  return newestFirst.map(asQuote).toReversed();
}

interface Quoted {
  id: number;
  text: string;
  sent_at: Date;
  files: Pick<StoredFile, 'kind' | 'name'>[];
}

const asQuote = ({ id, text, sent_at, files }: Quoted): Quote => ({
  message_id: id,
  text,
  files: files.map(({ kind, name }) => name ?? (kind === 'picture' ? 'Фото' : 'Документ')),
  sent_at: sent_at.toISOString(),
});
