import { recordEvent } from '#server/cards/actions.ts';
import { type JudgedCard, cardToJudge } from '#server/cards/access.ts';
import { bringBack } from '#server/cards/lifecycle.actions.ts';
import { tellOwner } from '#server/cards/notes.actions.ts';
import { titlesOf, toldCard } from '#server/cards/titles.queries.ts';
import { checkNotOwnCard, type DecisionQueue } from '#server/decisions/access.ts';
import type { Connection } from '#server/platform/database.ts';
import { forbidden } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { QueuedAppeal } from '#contract/queued-appeals.ts';
import {
  cardsOfAppeals,
  describeAppeals,
  findAppeal,
  isForAnother,
  waitingAppeals,
} from './queries.ts';

/** Owners of blocked cards who ask to look again. One deleted meanwhile stays deleted. */
export const appeals: DecisionQueue<{ card_id: number }, JudgedCard, QueuedAppeal> & {
  name: 'appeals';
} = {
  name: 'appeals',
  noun: 'appeal',
  table: 'appeals',
  outcomes: { grant: 'Карточку уже вернули', deny: 'Владельцу уже отказали' },
  missing: 'Такого обращения в очереди нет',
  withdrawn: 'Обращение уже закрыто',
  find: findAppeal,
  about: ({ card_id }) => ({ type: 'card', id: card_id }),
  checkNotOwn: async (db, viewer, subject) => {
    await checkNotOwnCard(db, viewer, subject);
    if (await isForAnother(db, viewer, subject.card_id)) {
      throw forbidden('Карточку сняли вы: обжалование решит другой сотрудник');
    }
  },
  lock: (trx, { card_id }) => cardToJudge(trx, card_id),
  stillStands: ({ card }) => card.state === 'blocked' && !card.deleted_at,
  apply: async (trx, { decision, reason, actor, locked }) => {
    if (decision === 'grant') await bringBack(trx, actor, locked);
    else await refuse(trx, actor, locked, reason);
    return { slug: locked.card.slug };
  },
  waiting: waitingAppeals,
  describe: describeAppeals,
  titles: async (db, ids) => titlesOf(db, await cardsOfAppeals(db, ids)),
};

async function refuse(
  trx: Connection,
  actor: Pick<SignedIn, 'id'>,
  { card }: JudgedCard,
  reason: string,
): Promise<void> {
  await recordEvent(trx, actor, card, card, 'appeal_denied', reason);
  const told = await toldCard(trx, card);
  await tellOwner(trx, card, 'appeal_denied', told, reason ? [`Причина: ${reason}`] : []);
}
