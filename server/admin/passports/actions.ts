import type { QueuedPassport } from '#contract/queued-passports.ts';
import type { DecisionQueue } from '#server/decisions/access.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { checkNotOwnPassport, checkSeen } from '#server/passport/access.ts';
import { markPassport } from '#server/passport/mark.actions.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { approvalWords, refusalWords } from './notifications.ts';
import { waitingPassports } from '#server/passport/queries.ts';
import { describePassports, findPassport, namesOf } from './queries.ts';

export const passports: DecisionQueue<{ user_id: number }, unknown, QueuedPassport> & {
  name: 'passports';
} = {
  name: 'passports',
  noun: 'passport',
  table: 'passport_checks',
  outcomes: { approve: 'Паспорт уже подтвердили', reject: 'Паспорт уже отклонили' },
  missing: 'Такого паспорта в очереди нет',
  withdrawn: 'Проверка уже закрыта',
  find: findPassport,
  about: ({ user_id }) => ({ type: 'user', id: user_id }),
  checkNotOwn: (_db, viewer, subject) => checkNotOwnPassport(viewer, subject),
  checkAllowed: async (trx, { viewer, id, input }) => {
    if (input.decision === 'approve') await checkSeen(trx, viewer, id);
  },
  lock: (trx, { user_id }) => lockAnyUser(trx, user_id),
  stillStands: () => true,
  apply: async (trx, { id, decision, subject: { user_id } }) => {
    const isApproved = decision === 'approve';
    if (isApproved) await markPassport(trx, user_id, new Date());
    const words = isApproved ? approvalWords : refusalWords;
    await notify(trx, { user_id, ...words, heldBackBy: null });
    return { passport: String(id) };
  },
  waiting: waitingPassports,
  describe: describePassports,
  titles: namesOf,
};
