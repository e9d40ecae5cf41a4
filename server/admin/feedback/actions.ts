import type { QueuedFeedback } from '#contract/queued-feedback.ts';
import type { DecisionQueue } from '#server/decisions/access.ts';
import { approveFeedback, hideFeedback } from '#server/feedback/actions.ts';
import { keptWords, rejectedWords, takenAwayWords } from '#server/feedback/access.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { forbidden } from '#server/platform/errors.ts';
import { lockAnyUser } from '#server/users/access.ts';
import {
  describeFeedback,
  findFeedback,
  namesOfFeedback,
  type Subject,
  waitingFeedback,
} from './queries.ts';

/** What people say of one another: read before it is shown, and again when somebody disputes it. */
export const feedback: DecisionQueue<Subject, unknown, QueuedFeedback> & { name: 'feedback' } = {
  name: 'feedback',
  noun: 'feedback',
  table: 'feedback',
  outcomes: { approve: 'Отзыв уже пропустили', reject: 'Отзыв уже отклонили' },
  missing: 'Такого отзыва в очереди нет',
  withdrawn: 'Отзыв уже закрыт',
  find: findFeedback,
  about: ({ author_id }) => ({ type: 'user', id: author_id }),
  checkNotOwn: (_db, viewer, { author_id, about_id }) => {
    if (viewer.id === author_id || viewer.id === about_id) {
      throw forbidden('Это ваше: пусть решит кто-то другой из сотрудников');
    }
  },
  lock: (trx, { about_id }) => lockAnyUser(trx, about_id),
  stillStands: () => true,
  apply: async (trx, { id, decision, subject }) => {
    const isApproved = decision === 'approve';
    await (isApproved ? approveFeedback : hideFeedback)(trx, subject);
    const tell = (user_id: number, words: typeof keptWords) =>
      notify(trx, { user_id, ...words, heldBackBy: null });
    if (!isApproved) await tell(subject.author_id, rejectedWords);
    if (subject.complaint) {
      await tell(subject.about_id, isApproved ? keptWords : takenAwayWords);
    }
    return { feedback: String(id) };
  },
  waiting: waitingFeedback,
  describe: describeFeedback,
  titles: namesOfFeedback,
};
