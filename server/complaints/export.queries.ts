import { sql } from 'kysely';
import { complaintReasons } from '#contract/complaints.ts';
import { closedAt } from './own.queries.ts';
import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';

const reasons: Record<string, string> = complaintReasons;

export const exportComplaints: ExportOwnData = async ({ db }, { id }) => {
  const data = await db
    .selectFrom('complaints')
    .leftJoin('cards', 'cards.id', 'complaints.card_id')
    .leftJoin('channels', 'channels.id', 'complaints.channel_id')
    .select([
      'complaints.reason',
      'complaints.text',
      'complaints.created_at',
      closedAt.as('closed_at'),
      sql<string>`case when complaints.decision = 'dismiss' and complaints.applied_at is not null
        then complaints.answer else '' end`.as('answer'),
      'cards.slug as card',
      'channels.key as dialog',
      'complaints.quotes',
    ])
    .where('complaints.author_id', '=', id)
    .orderBy('complaints.id', 'desc')
    .execute();
  return {
    name: 'complaints',
    data,
    section: {
      title: 'Жалобы',
      empty: 'Вы ни на что не жаловались.',
      items: data.map((one) => ({
        title: reasons[one.reason] ?? one.reason,
        lines: [
          ['Когда', inMoscow(one.created_at)],
          ['Карточка', one.card],
          ['Диалог', one.dialog],
          [
            'Сообщения собеседника',
            one.quotes.map(({ text, files }) => [text, ...files].join(' ')).join('\n'),
          ],
          ['Текст', one.text],
          ['Рассмотрена', inMoscow(one.closed_at)],
          ['Ответ', one.answer],
        ],
      })),
    },
  };
};
