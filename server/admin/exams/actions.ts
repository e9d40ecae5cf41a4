import type { ExamStep, StaffExam } from '#contract/exams.ts';
import { moscowDay } from '#contract/russian.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { stepsFrom } from '#server/exams/access.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import { conflict, forbidden, invalid, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockAnyUser } from '#server/users/access.ts';
import { wordsOf } from './notifications.ts';
import { findPhone, findStaffExam } from './queries.ts';

/** Who looks at whose phone is written down before it leaves. */
export async function lookAtPhone(
  db: Database,
  viewer: SignedIn,
  id: number,
): Promise<{ phone: string }> {
  return inTransaction(db, async (trx) => {
    const found = await findPhone(trx, id);
    if (!found) throw notFound('Телефона нет, или эта проверка уже закрыта');
    await recordAudit(trx, viewer, {
      action: 'exam_phone',
      subject: { type: 'user', id: found.userId },
      detail: { exam: String(id) },
    });
    return { phone: found.phone };
  });
}

/** One step of an exam: the person is told of it, the audit log keeps it. */
export async function stepExam(
  db: Database,
  viewer: SignedIn,
  id: number,
  step: ExamStep,
): Promise<StaffExam> {
  return inTransaction(db, async (trx) => {
    const found = await findStaffExam(trx, id);
    if (!found) throw notFound('Такой проверки нет');
    if (found.person.id === viewer.id) throw forbidden('Свою проверку ведёт другой сотрудник');
    await lockAnyUser(trx, found.person.id);
    const exam = (await findStaffExam(trx, id)) ?? found;
    checkStep(exam, step);
    await trx.updateTable('exams').set(changeOf(step)).where('id', '=', id).execute();
    await recordAudit(trx, viewer, {
      action: `exam_${step.step}`,
      subject: { type: 'user', id: exam.person.id },
      detail: { exam: String(id), ...detailOf(step) },
    });
    // What the person has agreed to show was another result.
    if (exam.is_shown) await markOwnerCardsChanged(trx, exam.person.id);
    const changed = await findStaffExam(trx, id);
    if (!changed) throw notFound('Такой проверки нет');
    await notify(trx, {
      user_id: exam.person.id,
      ...wordsOf(changed),
      heldBackBy: null,
    });
    return changed;
  });
}

function checkStep({ state, day }: StaffExam, step: ExamStep): void {
  if (!stepsFrom[step.step].includes(state)) {
    throw conflict('Проверка уже в другом состоянии. Обновите страницу', 'wrong_state');
  }
  const today = moscowDay(new Date());
  if (step.step === 'schedule' && step.day < today)
    throw invalid({ day: ['Этот день уже прошёл'] });
  if (step.step === 'finish' && day !== null && day > today) {
    throw conflict('День проверки ещё не настал', 'wrong_state');
  }
}

function changeOf(step: ExamStep) {
  switch (step.step) {
    case 'schedule': {
      const { day, time, place } = step;
      return { state: 'scheduled', day, time, place, scheduled_at: new Date() } as const;
    }
    case 'finish':
      return { state: 'done', risk: step.risk, is_shown: false, ended_at: new Date() } as const;
    case 'cancel':
      return { state: 'cancelled', reason: step.reason, ended_at: new Date() } as const;
  }
}

function detailOf(step: ExamStep): Record<string, string> {
  switch (step.step) {
    case 'schedule':
      return { day: step.day };
    case 'finish':
      return { risk: step.risk };
    case 'cancel':
      return { reason: step.reason };
  }
}
