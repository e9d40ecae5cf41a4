import type { z } from 'zod';
import type { ResponseSide, ResponseStatus } from '#contract/response-states.ts';
import {
  type ResponseItem,
  openStatuses,
  type respondBodySchema,
  responseLimits,
} from '#contract/responses.ts';
import { formatDay } from '#contract/russian.ts';
import { fullnessOf } from '#server/cards/responses.queries.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { AppError, conflict, forbidden } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { type JoinedCards, lastOfPair, pairToJoin } from './access.ts';
import { writeInChannel } from './channel.actions.ts';
import { publishChange, tellReceiver } from './notes.actions.ts';
import { describeResponse } from './queries.ts';
import { answersTo, daysAfter, sideOf } from './rules.ts';

type NewResponse = z.output<typeof respondBodySchema>;

const hour = 60 * 60;

/** A worker responds to a vacancy, or an employer invites; free, and once while one is open. */
export async function respond(
  db: Database,
  viewer: SignedIn,
  { vacancy, resume, text, answers = [] }: NewResponse,
  now = new Date(),
): Promise<ResponseItem> {
  const began = sideOf(viewer);
  if (!began) throw forbidden('Откликаются и приглашают только работники и семьи');
  await countAttempt(db, { key: `response:${viewer.id}`, most: 60, seconds: hour });
  return inTransaction(db, async (trx) => {
    const person = await lockUser(trx, viewer);
    if (!person.phone_verified_at) throw forbidden('Сначала подтвердите свой телефон');
    const cards = await pairToJoin(trx, viewer, began, { vacancy, resume });
    await checkPair(trx, cards, began, now);
    if (began === 'worker') await checkRoom(trx, cards.vacancy.id, now);
    const questions = began === 'worker' ? questionsOf(cards) : [];
    const stored = await trx
      .insertInto('responses')
      .values({
        vacancy_id: cards.vacancy.id,
        resume_id: cards.resume.id,
        employer_id: cards.vacancy.owner_id,
        worker_id: cards.resume.owner_id,
        began,
        status: began === 'worker' ? 'sent' : 'invited',
        text,
        channel_id: await writeInChannel(trx, cards, began, text),
        answers: JSON.stringify(answersTo(questions, answers)),
        created_at: now,
        changed_at: now,
        worker_unread: began === 'employer',
        employer_unread: began === 'worker',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellReceiver(trx, stored);
    await publishChange(trx, stored);
    return describeResponse(trx, viewer, stored.id);
  });
}

const questionsOf = ({ vacancy }: JoinedCards): string[] =>
  (vacancy.content?.questions ?? []).filter((question) => question.trim() !== '');

async function checkPair(
  trx: Connection,
  cards: JoinedCards,
  began: ResponseSide,
  now: Date,
): Promise<void> {
  const last = await lastOfPair(trx, cards);
  if (!last) return;
  const open: readonly ResponseStatus[] = openStatuses;
  if (open.includes(last.status)) {
    const existing = { existingId: last.id };
    throw new AppError(409, 'conflict', alreadyThere[began][last.began], existing);
  }
  const again = daysAfter(last.changed_at, responseLimits.restDays);
  if (last.status === 'declined' && last.began === began && again > now) {
    const day = formatDay(again.toISOString(), now);
    throw new AppError(409, 'conflict', `Вам недавно отказали. Написать снова можно ${day}`, {
      availableAt: again,
      existingId: last.id,
    });
  }
}

const alreadyThere: Record<ResponseSide, Record<ResponseSide, string>> = {
  worker: {
    worker: 'Вы уже откликнулись этой анкетой',
    employer: 'Вас уже пригласили на эту вакансию: ответьте на приглашение',
  },
  employer: {
    worker: 'Эта анкета уже откликнулась на вашу вакансию: ответьте на отклик',
    employer: 'Вы уже пригласили эту анкету на эту вакансию',
  },
};

/** The lock on the vacancy makes parallel responses count one after the other. */
async function checkRoom(trx: Connection, vacancyId: number, now: Date): Promise<void> {
  const full = await fullnessOf(trx, vacancyId);
  if (!full) return;
  const text = 'Пока откликов достаточно. Новые примут, когда семья ответит на прежние';
  if (!full.opensAt) throw conflict(text);
  const day = formatDay(full.opensAt.toISOString(), now);
  const more = { availableAt: full.opensAt };
  throw new AppError(409, 'conflict', `${text}, — не позже ${day}`, more);
}
