import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { lockAnyUser } from '#server/users/access.ts';
import type { DecisionQueue } from './access.ts';
import { applyDecision, decide } from './actions.ts';
import { countQueue, listPending, listQueue } from './queries.ts';
import { undo } from './undo.actions.ts';

/** Works that people hand in; nothing in the engine knows of them. */
const exams: DecisionQueue<{ user_id: number }, unknown, { id: number; work: string }> & {
  name: 'exams';
} = {
  name: 'exams',
  noun: 'exam',
  table: 'test_exams',
  outcomes: { pass: 'Работу уже зачли', fail: 'Работу уже вернули' },
  missing: 'Такой работы нет',
  withdrawn: 'Работу забрали',
  find: async (db, id) => {
    const { rows } = await sql<{ user_id: number }>`
      select user_id from test_exams where id = ${id}`.execute(db);
    return rows[0];
  },
  about: ({ user_id }) => ({ type: 'user', id: user_id }),
  checkNotOwn: (_db, viewer, { user_id }) => {
    if (viewer.id === user_id) throw new Error('Это ваша работа');
  },
  lock: (trx, { user_id }) => lockAnyUser(trx, user_id),
  stillStands: () => true,
  apply: async (trx, { id, decision, subject }) => {
    const passed = decision === 'pass';
    await sql`update test_exams set passed = ${passed} where id = ${id}`.execute(trx);
    return { person: String(subject.user_id) };
  },
  waiting: () =>
    sql<{ id: number; created_at: Date }>`(
      select id, created_at from test_exams where decided_at is null and withdrawn_at is null)`,
  describe: async (db, ids) =>
    (
      await sql<{ id: number; work: string }>`
        select id, work from test_exams where id = any(${ids})`.execute(db)
    ).rows,
  titles: async (db, ids) =>
    new Map((await exams.describe(db, ids)).map(({ id, work }) => [id, work])),
};

let app: TestApp;
let judge: Person;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  judge = await createPerson(app, { role: 'moderator', name: 'Вера Павлова' });
  author = await createPerson(app, { role: 'worker' });
  await sql`
    create table test_exams (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      work text not null,
      passed boolean,
      created_at timestamptz(3) not null default now(),
      decision text,
      reason text not null default '',
      notes jsonb not null default '{}',
      decided_at timestamptz(3),
      decided_by bigint references users on delete set null,
      applied_at timestamptz(3),
      withdrawn_at timestamptz(3)
    )`.execute(app.db);
});
afterAll(() => app.stop());

async function handIn(work: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into test_exams (user_id, work) values (${author.id}, ${work}) returning id`.execute(
    app.db,
  );
  return rows[0]?.id ?? 0;
}

const viewerOf = ({ id }: Person) => ({ id, role: 'moderator', session_id: 0 }) as const;
const stored = async (id: number) =>
  (
    await sql<{ decision: string | null; reason: string; notes: object; passed: boolean | null }>`
      select decision, reason, notes, passed from test_exams where id = ${id}`.execute(app.db)
  ).rows[0];
const passTime = () =>
  sql`update test_exams set decided_at = decided_at - interval '11 seconds'`.execute(app.db);

it('a queue that is only declared waits, is decided, taken back and applied', async () => {
  await sql`delete from test_exams`.execute(app.db);
  const id = await handIn('Билет 4');
  const viewer = viewerOf(judge);
  const { data } = await listQueue(app.db, exams, viewer, 1);
  expect(data).toContainEqual({ id, work: 'Билет 4', taken: null });
  const input = { decision: 'fail', reason: 'Нет ответа', notes: { second: 'Пусто' } };
  await decide(app.db, exams, viewer, id, input);
  expect(await stored(id)).toEqual({ ...input, passed: null });
  expect(await listPending(app.db, [exams], viewer)).toMatchObject([
    { queue: 'exams', id, title: 'Билет 4', decision: 'fail' },
  ]);
  expect(await countQueue(app.db, exams, viewer)).toEqual({ waiting: 0, oldest_at: null });

  await undo(app.db, exams, viewer, id);
  expect(await stored(id)).toEqual({ decision: null, reason: '', notes: {}, passed: null });
  await decide(app.db, exams, viewer, id, { decision: 'pass' });
  await applyDecision(app.db, exams, id);
  expect(await stored(id)).toMatchObject({ decision: 'pass', passed: null });
  await passTime();
  await applyDecision(app.db, exams, id);
  expect(await stored(id)).toMatchObject({ decision: 'pass', passed: true });
  const audit = await app.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('subject_id', '=', String(author.id))
    .orderBy('id')
    .execute();
  expect(audit).toEqual([
    { action: 'undo', detail: { undone: 'exam_fail' } },
    { action: 'exam_pass', detail: { person: String(author.id) } },
  ]);
  await expect(undo(app.db, exams, viewer, id)).rejects.toThrow('Поздно');
});

it('a second judge hears who was first, nobody judges their own, and what is gone is said', async () => {
  const id = await handIn('Билет 5');
  await decide(app.db, exams, viewerOf(judge), id, { decision: 'pass' });
  const other = viewerOf(await createPerson(app, { role: 'moderator' }));
  const second = decide(app.db, exams, other, id, { decision: 'fail', reason: 'Рано' });
  await expect(second).rejects.toThrow('Работу уже зачли: Вера Павлова');
  const own = decide(app.db, exams, viewerOf(author), id, { decision: 'pass' });
  await expect(own).rejects.toThrow('Это ваша работа');
  const none = decide(app.db, exams, other, 99_999, { decision: 'pass' });
  await expect(none).rejects.toThrow('Такой работы нет');
  await sql`update test_exams set withdrawn_at = now() where id = ${id}`.execute(app.db);
  await expect(undo(app.db, exams, viewerOf(judge), id)).rejects.toThrow('Работу забрали');
});

it('waits again when whoever decided is gone', async () => {
  const id = await handIn('Билет 6');
  await decide(app.db, exams, viewerOf(judge), id, { decision: 'pass' });
  await passTime();
  await sql`update test_exams set decided_by = null where id = ${id}`.execute(app.db);
  await applyDecision(app.db, exams, id);
  expect(await stored(id)).toMatchObject({ decision: null, passed: null });
});
