import type { Dialog } from '#contract/dialogs.ts';
import { messageWords } from '../thread/message-words.ts';

/** Each channel once, as it was told last, those with the newest words first. */
export function mergeDialogs(known: readonly Dialog[], fresh: readonly Dialog[]): Dialog[] {
  const byChannel = new Map(known.map((one) => [one.channel, one]));
  for (const one of fresh) {
    byChannel.set(one.channel, one);
  }
  return [...byChannel.values()].sort((a, b) => (a.changed_at < b.changed_at ? 1 : -1));
}

/** What stands under the name: a draft first, for it waits for its writer. */
export function lastLine(
  { draft, last_message }: Pick<Dialog, 'draft' | 'last_message'>,
  ownId: number,
): { mark: string; text: string } {
  if (draft.trim()) return { mark: 'Черновик:', text: draft };
  if (!last_message) return { mark: '', text: 'Сообщений пока нет' };
  const { author_id, deleted_at } = last_message;
  return {
    mark: author_id === ownId ? 'Вы:' : '',
    text: deleted_at ? 'Сообщение удалено' : messageWords(last_message),
  };
}
