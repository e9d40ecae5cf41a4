import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createAdmission, type RequestClass } from './admission.ts';

const limits = {
  guestPage: 4,
  guestCall: 4,
  guestSearch: 4,
  session: 4,
  file: 4,
  member: 4,
  essential: 4,
  recovery: 4,
  signIn: 4,
};
const forever = () => new Promise<never>(() => undefined);
const served = async () => 'served';

function admission(delayMs = 0) {
  const refusals: RequestClass[] = [];
  const admit = createAdmission({
    limits,
    delayMs: () => delayMs,
    refused: (of) => refusals.push(of),
  });
  return { admit, refusals };
}

const statusOf = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => 200,
      ({ status }: { status: number }) => status,
    ),
    sleep(20).then(() => 'waits'),
  ]);

it('a flood of guests leaves room for members and for what is essential', async () => {
  const { admit, refusals } = admission();
  const flood = Array.from({ length: 200 }, (_none, who) =>
    statusOf(admit({ class: 'guestPage', who: `address ${who}` }, forever)),
  );
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 503)).toHaveLength(200 - 4 - 32);
  expect(refusals).toHaveLength(200 - 4 - 32);
  const others = (Object.keys(limits) as RequestClass[]).filter((of) => of !== 'guestPage');
  for (const one of others) {
    expect(await admit({ class: one, who: 'anna' }, served)).toBe('served');
  }
});

it('between two files whatever else has come is worked on', async () => {
  const { admit } = admission();
  const order: string[] = [];
  const files = Array.from({ length: 12 }, (_none, who) =>
    admit({ class: 'file', who: `address ${who}` }, async () => void order.push('file')),
  );
  setImmediate(() => order.push('other'));
  await Promise.all(files);
  // As many as there are places, and the other before the rest.
  expect(order.indexOf('other')).toBe(4);
});

it.each(['essential', 'guestCall', 'member'] as const)(
  'who asks for %s without end is answered from memory so often and no more',
  async (of) => {
    const { admit } = admission();
    let answered = 0;
    const ask = () => admit({ class: of, who: 'flood' }, async () => (answered += 1));
    const began = performance.now();
    await Promise.all(Array.from({ length: 20 }, ask));
    expect(answered).toBe(20);
    // Two at a time, each for four milliseconds at least; a timer may be a millisecond early.
    expect(performance.now() - began).toBeGreaterThan(9 * 3);
  },
);

it('one address takes half of the places and half of the queue', async () => {
  const { admit } = admission();
  const flood = Array.from({ length: 50 }, () =>
    statusOf(admit({ class: 'guestPage', who: 'flood' }, forever)),
  );
  expect(await admit({ class: 'guestPage', who: 'anna' }, served)).toBe('served');
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 429)).toHaveLength(50 - 2 - 16);
});

it('who has waited too long is refused', async () => {
  const { admit } = admission();
  for (let place = 0; place < 2; place += 1) void admit({ class: 'guestPage', who: 'a' }, forever);
  const began = performance.now();
  await expect(admit({ class: 'guestPage', who: 'a' }, served)).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 10,
  });
  expect(performance.now() - began).toBeGreaterThan(1900);
});

it('queues of guests are short while the process is late with everything', async () => {
  const { admit } = admission(600);
  const ask = (of: RequestClass) =>
    Array.from({ length: 40 }, (_none, who) =>
      statusOf(admit({ class: of, who: `address ${who}` }, forever)),
    );
  const refused = async (of: RequestClass) =>
    (await Promise.all(ask(of))).filter((status) => status === 503).length;
  expect(await refused('guestPage')).toBe(40 - 1 - 8);
  expect(await refused('essential')).toBe(0);
});

it('a busy process draws pages of guests one at a time, and nobody else waits for it', async () => {
  const { admit } = admission(16);
  const waits = async (of: RequestClass) => {
    void admit({ class: of, who: 'anna' }, forever);
    return (await statusOf(admit({ class: of, who: 'vera' }, served))) === 'waits';
  };
  expect(await waits('guestPage')).toBe(true);
  expect(await waits('guestCall')).toBe(false);
  expect(await waits('member')).toBe(false);
});

it('an error of the work is no refusal', async () => {
  const { admit, refusals } = admission();
  const broken = async () => {
    throw new Error('broken');
  };
  await expect(admit({ class: 'member', who: 1 }, broken)).rejects.toThrow('broken');
  expect(refusals).toEqual([]);
});
