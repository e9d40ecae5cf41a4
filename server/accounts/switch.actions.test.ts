import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import * as contract from '#contract/session.ts';
import { eraseLeavers } from '#server/deletion/erasure.actions.ts';
import { startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { writtenTo } from '#tests/deliveries.ts';

let app: TestApp;
let owner: Person;
let twin: Visitor;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.deleteFrom('attempts').execute();
  owner = await createPerson(app, { role: 'employer' });
  twin = await registerAgain(owner.phone);
});

async function registerAgain(login: string): Promise<Visitor> {
  const visitor = app.visitor();
  const consents = ['agreement' as const, 'personal_data' as const];
  const body = { role: 'employee' as const, login, name: 'Снова я', consents };
  const { data } = await visitor.call(contract.register, { body });
  expect(data.user).toMatchObject({ has_password: false, phone_verified: false });
  return visitor;
}

const codeSent = async () =>
  /\d{6}/.exec((await writtenTo(app, owner.phone))[0]?.text ?? '')?.[0] ?? '';
const change = async (code?: string) =>
  twin.send(contract.switchAccount, {
    body: { channel: 'phone', code: code ?? (await codeSent()) },
  });
const who = async () => (await twin.call(contract.getUser)).data.id;
const exists = (id: number) =>
  app.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();

it('a phone registered twice leads to its first account, and the empty second one goes', async () => {
  const second = await who();
  const code = await codeSent();
  const { status, problem } = await twin.send(contract.verifyPhone, { body: { code } });
  expect([status, problem.code]).toEqual([409, 'contact_taken']);
  expect((await change(code)).status).toBe(200);
  expect(await who()).toBe(owner.id);
  await eraseLeavers(app.db, new Date());
  expect(await exists(second)).toBeUndefined();
  expect(await exists(owner.id)).toBeDefined();
});

it('an account with a card in it stays', async () => {
  const second = await who();
  await startCard({ ...owner, id: second, visitor: twin }, 'vacancy');
  expect((await change()).status).toBe(200);
  await eraseLeavers(app.db, new Date());
  expect(await exists(second)).toBeDefined();
});

it('without the right code, used once, nobody comes in', async () => {
  const right = await codeSent();
  expect((await change(right === '000000' ? '000001' : '000000')).status).toBe(422);
  const second = await who();
  expect((await change(right)).status).toBe(200);
  expect((await change(right)).status).toBe(422);
  expect(second).not.toBe(owner.id);
});

it('a second factor is still asked for, and staff come in by their password only', async () => {
  await app.db
    .insertInto('second_factors')
    .values({
      user_id: owner.id,
      sealed_key: Buffer.alloc(40),
      sealed_secret: Buffer.alloc(40),
      confirmed_at: new Date(),
    })
    .execute();
  expect((await change()).problem.code).toBe('second_factor_required');

  owner = await createPerson(app, { role: 'moderator' });
  twin = await registerAgain(owner.phone);
  expect((await change()).status).toBe(403);
});

it('a blocked account stays closed', async () => {
  await app.db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('id', '=', owner.id)
    .execute();
  expect((await change()).problem.code).toBe('blocked');
});

it('a password that nobody has chosen opens nothing, and is not known to its own person', async () => {
  const { status } = await twin.send(changePassword, {
    body: { password: '', new_password: 'dlinnyi-parol-43' },
  });
  expect(status).toBe(422);
});
