import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileUses } from '#server/file-uses.ts';
import { undeclaredColumns } from '#server/files/uses.access.ts';
import { createLeaver } from './erasure/leaver.ts';
import { findTraces } from './erasure/traces.ts';
import { startTestApp, type TestApp } from './harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('every column that refers to files is declared by its room', async () => {
  expect(await undeclaredColumns(app.db, fileUses)).toEqual([]);
});

it('and one that is not declared is found', async () => {
  await sql`create table letters_of_tests (file_id text references files)`.execute(app.db);
  const found = await undeclaredColumns(app.db, fileUses);
  await sql`drop table letters_of_tests`.execute(app.db);
  expect(found).toEqual(['letters_of_tests.file_id']);
});

it('so is what holds the number of a file without a reference', async () => {
  const { files } = await createLeaver(app);
  const declared = fileUses.flatMap(({ columns }) => columns);
  // Answers to be repeated use nothing: whoever gets one may find the file gone.
  const known = ['files.id', 'idempotency_keys.body', ...declared].map(
    (column) => `public.${column}`,
  );
  const found = await findTraces(app.db, files);
  expect(found.filter((column) => !known.includes(column))).toEqual([]);
  expect(found.length).toBeGreaterThan(2);
});
