import type { OwnFeedback, WrittenFeedback } from '#contract/feedback.ts';
import { titlesOf } from '#server/cards/titles.queries.ts';
import { authorWords } from '#server/cards/feedback.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { shownBy, stateOf } from './rules.ts';

const listed = 100;

export async function listOwnFeedback(
  db: Connection,
  viewer: Pick<SignedIn, 'id'>,
): Promise<OwnFeedback> {
  const [open, written, received] = await Promise.all([
    listOpen(db, viewer.id),
    listWritten(db, viewer.id),
    listReceived(db, viewer.id),
  ]);
  return { open, written, received };
}

/** Hires that the person has not written about. */
async function listOpen(db: Connection, userId: number): Promise<OwnFeedback['open']> {
  const rows = await db
    .selectFrom('responses')
    .innerJoin('users as other', (join) =>
      join.on((on) =>
        on.or([
          on.and([
            on('responses.worker_id', '=', userId),
            on('other.id', '=', on.ref('responses.employer_id')),
          ]),
          on.and([
            on('responses.employer_id', '=', userId),
            on('other.id', '=', on.ref('responses.worker_id')),
          ]),
        ]),
      ),
    )
    .select(['responses.id', 'responses.vacancy_id as card_id', 'other.name'])
    .where('responses.status', '=', 'hired')
    .where('other.blocked_at', 'is', null)
    .where('other.deletion_asked_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('feedback')
            .select('feedback.id')
            .whereRef('feedback.response_id', '=', 'responses.id')
            .where('feedback.author_id', '=', userId),
        ),
      ),
    )
    .orderBy('responses.changed_at', 'desc')
    .limit(listed)
    .execute();
  const titles = await titlesOf(db, rows);
  return rows.map(({ id, name }) => ({
    response_id: id,
    title: titles.get(id) ?? '',
    name: name ?? 'Без имени',
  }));
}

const writtenRows = (db: Connection) =>
  db
    .selectFrom('feedback')
    .innerJoin('responses', 'responses.id', 'feedback.response_id')
    .selectAll('feedback')
    .select('responses.vacancy_id as card_id');

type WrittenRow = Awaited<ReturnType<ReturnType<typeof writtenRows>['executeTakeFirstOrThrow']>>;

async function listWritten(db: Connection, userId: number): Promise<WrittenFeedback[]> {
  const rows = await writtenRows(db)
    .where('feedback.author_id', '=', userId)
    .orderBy('feedback.id', 'desc')
    .limit(listed)
    .execute();
  return describeWritten(db, rows);
}

async function describeWritten(db: Connection, rows: WrittenRow[]): Promise<WrittenFeedback[]> {
  const titles = await titlesOf(db, rows);
  return rows.map((row) => {
    const state = stateOf(row);
    return {
      id: row.id,
      response_id: row.response_id,
      title: titles.get(row.id) ?? '',
      again: row.again,
      as_agreed: row.as_agreed,
      on_time: row.on_time,
      text: row.text,
      state,
      shown_by: shownBy(row.created_at),
      reason: state === 'rejected' ? row.reason : '',
    };
  });
}

/** One that its author has just written. */
export async function describeOne(db: Connection, id: number): Promise<WrittenFeedback> {
  const row = await writtenRows(db).where('feedback.id', '=', id).executeTakeFirstOrThrow();
  const [written] = await describeWritten(db, [row]);
  if (!written) throw new Error(`Feedback ${id} cannot be described`);
  return written;
}

async function listReceived(db: Connection, userId: number): Promise<OwnFeedback['received']> {
  const rows = await db
    .selectFrom('feedback')
    .selectAll('feedback')
    .select(authorWords)
    .where('feedback.about_id', '=', userId)
    .where('feedback.shown_at', 'is not', null)
    .orderBy('feedback.shown_at', 'desc')
    .limit(listed)
    .execute();
  return rows.flatMap(({ shown_at, ...row }) =>
    shown_at === null
      ? []
      : {
          id: row.id,
          again: row.again,
          as_agreed: row.as_agreed,
          on_time: row.on_time,
          text: row.text,
          reply: row.reply,
          by: row.by,
          shown_at: shown_at.toISOString(),
          is_disputed: row.complaint !== '' && row.decision === null,
        },
  );
}
