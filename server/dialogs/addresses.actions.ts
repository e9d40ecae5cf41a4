import type { Message } from '#contract/messages.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { ownChannel } from './access.ts';
import { postMessage } from './actions.ts';
import { ownAddress } from './addresses.queries.ts';

/** Tells the address that the owner has been shown, and only while it is that of their vacancy. */
export async function sendAddress(
  db: Database,
  viewer: SignedIn,
  { channel: key, client_id, address }: { channel: string; client_id: string; address: string },
): Promise<Message> {
  await countAttempt(db, { key: `messages:${viewer.id}`, most: 60, seconds: 60 });
  return inTransaction(db, async (trx) => {
    const channel = await ownChannel(trx, viewer, { key }, 'lock');
    return postMessage(trx, channel, {
      authorId: viewer.id,
      clientId: client_id.toLowerCase(),
      kind: 'address',
      text: address,
      onStored: async () => {
        const own = await ownAddress(trx, viewer, channel);
        if (own === null) {
          throw conflict('Отправить можно только точный адрес своей вакансии', 'wrong_state');
        }
        if (own !== address) {
          throw conflict('Адрес в вакансии изменился. Обновите страницу', 'wrong_state');
        }
      },
    });
  });
}
