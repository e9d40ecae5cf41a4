import type { Connection } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';

/**
 * Before a card is shown: the person before the card, as everywhere, so that nobody waits in a
 * circle. Whoever is leaving shows nothing more.
 */
export async function lockOwnerToShow(trx: Connection, viewer: SignedIn): Promise<void> {
  const person = await lockUser(trx, viewer);
  if (!person.deletion_asked_at) return;
  const text = 'Ваш аккаунт ждёт удаления. Сначала нажмите «Передумать» в кабинете';
  throw conflict(text, 'wrong_state');
}
