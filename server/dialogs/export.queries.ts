import { sql } from 'kysely';
import type { MeetingStatus } from '#contract/meetings.ts';
import type { Connection } from '#server/platform/database.ts';
import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';

/** The dialogs of a person with all that they have read there. */
export const exportDialogs: ExportOwnData = async ({ db }, { id }) => {
  const data = {
    messages: await messagesOf(db, id),
    drafts: await draftsOf(db, id),
    blocked: await blocksOf(db, id),
    usual_answers: await usualAnswersOf(db, id),
  };
  return {
    name: 'dialogs',
    data,
    section: {
      title: 'Сообщения',
      empty: 'Вы ни с кем не переписывались.',
      items: [
        ...data.messages.map((one) => ({
          title: one.author_id === id ? 'Вы' : one.author_id === null ? 'Сайт' : 'Вам',
          lines: [
            ['Диалог', one.channel],
            ['Когда', inMoscow(one.sent_at)],
            ['Изменено', inMoscow(one.edited_at)],
            [
              one.kind === 'address' ? 'Точный адрес вакансии' : 'Текст',
              one.deleted_at ? 'удалено' : one.text,
            ],
            ['Файлы', one.files.map(({ name, id }) => name ?? `снимок ${id}`).join(', ') || null],
            ['Встреча', one.status && meetingWords[one.status]],
          ] as const,
        })),
        ...data.drafts.map(({ channel, draft }) => ({
          lines: [
            ['Диалог', channel],
            ['Недописанное', draft],
          ] as const,
        })),
        ...data.usual_answers.map(({ minutes, asked, answered }) => ({
          lines: [
            ['Обычно вы отвечаете, минут', minutes === null ? null : String(minutes)],
            ['Ответили тем, кто написал первым', asked > 0 ? `${answered} из ${asked}` : null],
          ] as const,
        })),
        ...data.blocked.map(({ created_at }) => ({
          lines: [['Вы заблокировали собеседника', inMoscow(created_at)]] as const,
        })),
      ],
    },
  };
};

const meetingWords: Record<MeetingStatus, string> = {
  proposed: 'предложена',
  accepted: 'договорились',
  moved: 'предложено другое время',
  cancelled: 'отменена',
};

const messagesOf = (db: Connection, userId: number) =>
  db
    .selectFrom('channel_members as own')
    .innerJoin('channels', 'channels.id', 'own.channel_id')
    .innerJoin('messages', 'messages.channel_id', 'channels.id')
    .leftJoin('meetings', 'meetings.message_id', 'messages.id')
    .select([
      'channels.key as channel',
      'messages.author_id',
      'messages.kind',
      'messages.text',
      'messages.sent_at',
      'messages.edited_at',
      'messages.deleted_at',
      sql<{ id: string; name: string | null }[]>`(
        select coalesce(json_agg(json_build_object('id', files.id, 'name', files.name)), '[]')
        from message_files join files on files.id = message_files.file_id
        where message_files.message_id = messages.id
      )`.as('files'),
      'meetings.status',
      'meetings.starts_at',
      'meetings.way',
      'meetings.place',
    ])
    .where('own.user_id', '=', userId)
    .orderBy('messages.id')
    .execute();

const draftsOf = (db: Connection, userId: number) =>
  db
    .selectFrom('channel_members as own')
    .innerJoin('channels', 'channels.id', 'own.channel_id')
    .select(['channels.key as channel', 'own.draft'])
    .where('own.user_id', '=', userId)
    .where('own.draft', '<>', '')
    .execute();

const blocksOf = (db: Connection, userId: number) =>
  db
    .selectFrom('person_blocks')
    .select(['blocked_id', 'created_at'])
    .where('user_id', '=', userId)
    .execute();

const usualAnswersOf = (db: Connection, userId: number) =>
  db
    .selectFrom('answer_times')
    .select(['minutes', 'asked', 'answered'])
    .where('user_id', '=', userId)
    .execute();
