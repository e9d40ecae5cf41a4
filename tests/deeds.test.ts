import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Agreement, deedCalls, emptyAgreement } from '#contract/deeds.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { buildApp } from '#server/app.ts';
import { openLog } from '#server/platform/log.ts';
import { createHire } from '#tests/feedback.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { Visitor } from '#tests/harness/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const secret = { name: 'Ццыцарина Ефросинья', passport: '4599 918273', address: 'Ккедровая, 77' };
const agreement: Agreement = { ...emptyAgreement, customer: secret, worker: secret };

it('nothing that was typed for a deed is in a table, in the log or in an answer that is kept', async () => {
  const { worker, id } = await createHire(app);
  const headers = { 'idempotency-key': 'once-and-again' };
  const path = apiPrefix + deedCalls.agreement.path.replace(':id', String(id));
  const sent = { body: JSON.stringify(agreement), headers };
  let written = '';
  const log = openLog('trace', { write: (line) => void (written += line) });
  const { server } = await buildApp({ ...app.deps, log });
  await server.ready();
  const visitor = new Visitor(server);
  for (const [name, value] of worker.visitor.cookies) visitor.cookies.set(name, value);
  expect((await visitor.request('POST', path, sent)).status).toBe(200);
  const refused = { body: JSON.stringify({ ...agreement, pay: 7 }) };
  expect((await visitor.request('POST', path, refused)).status).toBe(422);
  await server.close();
  expect(written).toContain('/deeds/agreement');
  for (const words of Object.values(secret)) expect(written).not.toContain(words);

  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(app.db);
  expect(tables.length).toBeGreaterThan(50);
  const secrets = [...Object.values(secret), hashOf(JSON.stringify(agreement))];
  const found: string[] = [];
  for (const { name } of tables) {
    for (const words of secrets) {
      const { rows } = await sql`
        select 1 from ${sql.raw(name)} as kept where kept::text like ${`%${words}%`} limit 1`.execute(
        app.db,
      );
      if (rows.length > 0) found.push(`${name}: ${words}`);
    }
  }
  expect(found).toEqual([]);
  // The search itself can find: the name of the nanny is kept.
  const { rows } =
    await sql`select 1 from users as kept where kept::text like '%Елена Соколова%'`.execute(app.db);
  expect(rows.length).toBeGreaterThan(0);
});

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
