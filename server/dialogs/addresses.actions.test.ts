import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dialogCalls } from '#contract/dialogs.ts';
import { exportDialogs } from './export.queries.ts';
import { beginDialog, send, showChannel } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { createPair } from '#tests/responses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const home = 'Москва, улица Мира, 17';

/** A worker who writes to a family whose vacancy has an exact address. */
async function createTold() {
  const pair = await createPair(app, { address: 'улица Мира, 17' });
  const channel = await beginDialog(pair.worker, pair.vacancy);
  await send(pair.worker, channel, 'Здравствуйте! Где вы живёте?');
  return { ...pair, channel };
}

const tell = ({ visitor }: Person, channel: string, address = home, client_id = randomUUID()) =>
  visitor.call(dialogCalls.sendAddress, { body: { channel, client_id, address } });

it('an exact address is told by the owner of the vacancy, once, and is in the data of both', async () => {
  const { worker, family, channel } = await createTold();
  expect((await showChannel(family, channel)).own_address).toBe(home);
  expect((await showChannel(worker, channel)).own_address).toBeNull();
  const twin = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => tell(family, channel, home, twin)),
  );
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  const shown = (await showChannel(worker, channel)).messages.at(-1);
  expect(shown).toMatchObject({ kind: 'address', text: home, author_id: family.id });
  for (const { id } of [worker, family]) {
    const { section } = await exportDialogs(app.deps, { id, role: 'worker', session_id: 0 });
    const lines = section.items.flatMap((item) => item.lines);
    expect(lines).toContainEqual(['Точный адрес вакансии', home]);
  }
});

it('nobody tells another address, or that of another', async () => {
  const { worker, family, channel, resume } = await createTold();
  expect((await tell(worker, channel)).problem.detail).toBe(
    'Отправить можно только точный адрес своей вакансии',
  );
  expect((await tell(family, channel, 'Москва, улица Мира, 18')).problem.detail).toBe(
    'Адрес в вакансии изменился. Обновите страницу',
  );
  // They talk about the resume: no vacancy belongs to this dialog.
  const other = await beginDialog(family, resume);
  expect((await showChannel(family, other)).own_address).toBeNull();
  expect((await tell(family, other)).status).toBe(409);
  const stranger = await createPerson(app, { role: 'employer' });
  expect((await tell(stranger, channel)).status).toBe(404);
  expect((await showChannel(worker, channel)).messages).toHaveLength(1);
});

it('is taken back as other messages are, and never changed', async () => {
  const { worker, family, channel } = await createTold();
  const { data } = await tell(family, channel);
  const params = { id: String(data.id) };
  const edited = await family.visitor.call(dialogCalls.edit, { params, body: { text: 'x' } });
  expect([edited.status, edited.problem.detail]).toEqual([
    409,
    'Адрес можно удалить, а изменить нельзя',
  ]);
  expect((await family.visitor.call(dialogCalls.remove, { params })).status).toBe(200);
  const left = (await showChannel(worker, channel)).messages.at(-1);
  expect(left).toMatchObject({ kind: 'address', text: '', deleted_at: expect.any(String) });
  const late = await tell(family, channel);
  const sent_at = new Date(Date.now() - 16 * 60_000);
  await app.db.updateTable('messages').set({ sent_at }).where('id', '=', late.data.id).execute();
  const refused = await family.visitor.call(dialogCalls.remove, {
    params: { id: String(late.data.id) },
  });
  expect(refused.status).toBe(409);
});
