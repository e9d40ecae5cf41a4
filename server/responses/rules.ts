import type { CardKind } from '#contract/categories.ts';
import { declineReasonWords, type DeclineReason } from '#contract/response-reasons.ts';
import type { ResponseSide, ResponseStatus } from '#contract/response-states.ts';
import {
  openStatuses,
  responseLimits,
  type ResponseStep,
  responseStepSchema,
} from '#contract/responses.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** Staff have no side: they neither look for work nor for help here. */
export function sideOf({ role }: Pick<SignedIn, 'role'>): ResponseSide | null {
  return role === 'worker' || role === 'employer' ? role : null;
}

export const otherSide = (side: ResponseSide): ResponseSide =>
  side === 'worker' ? 'employer' : 'worker';

/** The card with which each side comes. */
export const kindOfSide: Record<ResponseSide, CardKind> = { worker: 'resume', employer: 'vacancy' };

const fromAll: readonly ResponseStatus[] = openStatuses;
type Steps = Partial<Record<ResponseStep, readonly ResponseStatus[]>>;

/** By who has begun it and whose turn it is: from which states a step can be taken. */
const steps: Record<ResponseSide, Record<ResponseSide, Steps>> = {
  worker: {
    worker: { withdrawn: fromAll },
    employer: {
      viewed: ['sent'],
      invited: ['sent', 'viewed'],
      hired: fromAll,
      declined: fromAll,
    },
  },
  employer: {
    worker: { declined: ['invited'] },
    employer: { hired: ['invited'], withdrawn: ['invited'] },
  },
};

interface StepContext {
  began: ResponseSide;
  side: ResponseSide;
  status: ResponseStatus;
}

/** Steps towards each other; out of each other's way one can go at any time. */
const together: readonly ResponseStep[] = ['invited', 'hired'];

interface Possible extends StepContext {
  /** One of the two has blocked the other, or is gone. */
  isClosed?: boolean;
}

export function stepsFrom({ began, side, status, isClosed = false }: Possible): ResponseStep[] {
  const possible = steps[began][side];
  return responseStepSchema.options.filter(
    (step) => possible[step]?.includes(status) && !(isClosed && together.includes(step)),
  );
}

/** Refuses with 409 to come closer to somebody who does not want it, or is gone. */
export function checkTogether(step: ResponseStep, isClosed: boolean): void {
  if (!isClosed || !together.includes(step)) return;
  throw conflict('Диалог закрыт: пригласить и договориться здесь уже нельзя', 'wrong_state');
}

const stateWords: Record<ResponseStatus, string> = {
  sent: 'ещё не просмотрен',
  viewed: 'уже просмотрен',
  invited: 'принят: приглашение отправлено',
  hired: 'завершён: вы договорились',
  declined: 'завершён отказом',
  withdrawn: 'отозван',
  expired: 'закрыт: время вышло или вакансия закрыта',
};

const notTheirs: Record<ResponseSide, Record<ResponseStep, string>> = {
  worker: {
    viewed: 'Просмотренным отклик отмечает семья',
    invited: 'Приглашает семья',
    hired: 'Что вы договорились, отмечает семья',
    declined: 'Свой отклик можно отозвать',
    withdrawn: 'Отозвать можно только свой отклик. От приглашения можно отказаться',
  },
  employer: {
    viewed: 'Просмотренным можно отметить только полученный отклик',
    invited: 'Приглашение уже отправлено',
    hired: 'Договориться можно, пока отклик открыт',
    declined: 'Своё приглашение можно отозвать',
    withdrawn: 'Отозвать можно только своё приглашение. На отклик можно ответить отказом',
  },
};

/** Refuses with 409 a step that this side cannot take now. */
export function checkResponseStep({ began, side, status }: StepContext, step: ResponseStep): void {
  const from = steps[began][side][step];
  if (from?.includes(status)) return;
  const text = from ? `Отклик ${stateWords[status]}. Обновите страницу` : notTheirs[side][step];
  throw conflict(text, 'wrong_state');
}

export interface Refusal {
  reason?: DeclineReason | undefined;
  comment?: string | undefined;
}

/** A «no» comes with a reason that this side can have; `other` with words of one's own. */
export function checkReason(side: ResponseSide, step: ResponseStep, refusal: Refusal): void {
  const { reason, comment } = refusal;
  if (step !== 'declined' && reason === undefined) return;
  if (!reason || !declineReasonWords[side][reason]) {
    throw invalid({ reason: ['Выберите причину: её увидит другая сторона'] });
  }
  if (reason === 'other' && !comment)
    throw invalid({ comment: ['Напишите причину в двух словах'] });
}

/** Answers with the questions that they answer; a worker answers all of them. */
export function answersTo(
  questions: string[],
  answers: string[],
): { question: string; answer: string }[] {
  const empty = questions.flatMap((_question, at) => (answers[at] ? [] : [`answers.${at}`]));
  if (empty.length > 0) {
    const text = ['Ответьте на вопрос семьи'];
    throw invalid(Object.fromEntries(empty.map((path) => [path, text])));
  }
  return questions.map((question, at) => ({ question, answer: answers[at] ?? '' }));
}

const day = 24 * 60 * 60 * 1000;
export const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * day);

/** When it ends because nobody looks at it; null: it does not. */
export function expiryOf(row: {
  status: ResponseStatus;
  seen_at: Date | null;
  created_at: Date;
}): Date | null {
  const isOpen = fromAll.includes(row.status);
  return isOpen && !row.seen_at ? daysAfter(row.created_at, responseLimits.unseenDays) : null;
}
