import { sql } from 'kysely';
import type { ResponseStatus } from '#contract/response-states.ts';
import type { Connection } from '#server/platform/database.ts';
import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';

/** Of the other side only what it has written to the person. */
export const exportResponses: ExportOwnData = async ({ db }, { id }) => {
  const data = { responses: await responsesOf(db, id), texts: await textsOf(db, id) };
  return {
    name: 'responses',
    data,
    section: {
      title: 'Отклики и приглашения',
      empty: 'Вы не откликались, и вас не приглашали.',
      items: [
        ...data.responses.map((one) => ({
          title: one.is_own ? 'Вы написали' : 'Вам написали',
          lines: [
            ['Когда', inMoscow(one.created_at)],
            ['Вакансия', one.vacancy],
            ['Анкета', one.resume],
            ['Состояние', words[one.status]],
            ['Текст', one.text],
            ...one.answers.map(({ question, answer }) => [question, answer] as const),
            ['Пояснение', one.comment],
          ] as const,
        })),
        ...data.texts.map(({ name, text }) => ({
          lines: [
            ['Название текста', name],
            ['Сохранённый текст', text],
          ] as const,
        })),
      ],
    },
  };
};

const words: Record<ResponseStatus, string> = {
  sent: 'отправлено',
  viewed: 'просмотрено',
  invited: 'приглашение',
  hired: 'договорились',
  declined: 'отказ',
  withdrawn: 'отозвано',
  expired: 'больше не действует',
};

const responsesOf = (db: Connection, userId: number) =>
  db
    .selectFrom('responses')
    .innerJoin('cards as vacancy', 'vacancy.id', 'responses.vacancy_id')
    .innerJoin('cards as resume', 'resume.id', 'responses.resume_id')
    .select([
      'responses.created_at',
      'responses.changed_at',
      'responses.status',
      'responses.text',
      'responses.answers',
      'responses.reason',
      'responses.comment',
      'vacancy.slug as vacancy',
      'resume.slug as resume',
      sql<boolean>`(began = 'worker') = (worker_id = ${userId})`.as('is_own'),
    ])
    .where((row) => row.or([row('worker_id', '=', userId), row('employer_id', '=', userId)]))
    .orderBy('responses.id')
    .execute();

const textsOf = (db: Connection, userId: number) =>
  db
    .selectFrom('response_templates')
    .select(['name', 'text', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
