import type { QueuedComplaint } from '#contract/moderation.ts';
import { cardToJudge, type JudgedCard } from '#server/cards/access.ts';
import { titlesOf } from '#server/cards/titles.queries.ts';
import { answerComplaint, blockAndAnswer } from '#server/complaints/answers.actions.ts';
import { checkNotOwn, type DecisionQueue } from '#server/decisions/access.ts';
import {
  cardsOfComplaints,
  describeComplaints,
  findComplaint,
  waitingComplaints,
} from './queries.ts';

interface Subject {
  card_id: number;
  author_id: number;
}

export const complaints: DecisionQueue<Subject, JudgedCard, QueuedComplaint> & {
  name: 'complaints';
} = {
  name: 'complaints',
  noun: 'complaint',
  table: 'complaints',
  // `reason` is why somebody complains.
  reasonColumn: 'answer',
  outcomes: { dismiss: 'Жалобу уже отклонили', block: 'Карточку уже сняли' },
  missing: 'Такой жалобы в очереди нет',
  withdrawn: 'Владелец удалил карточку, жалоба закрыта',
  find: findComplaint,
  about: ({ card_id }) => ({ type: 'card', id: card_id }),
  checkNotOwn,
  lock: (trx, { card_id }) => cardToJudge(trx, card_id),
  stillStands: () => true,
  apply: async (trx, { id, decision, reason, actor, subject, locked }) => {
    await answerComplaint(trx, subject);
    if (decision === 'dismiss') return { complaint: String(id) };
    await blockAndAnswer(trx, actor, locked, reason);
    return null;
  },
  waiting: waitingComplaints,
  describe: describeComplaints,
  titles: async (db, ids) => titlesOf(db, await cardsOfComplaints(db, ids)),
};
