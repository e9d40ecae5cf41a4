import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { cardKindSchema } from '#contract/categories.ts';
import { change, createOwner, history, showToGuest, step, storeColumns } from '#tests/card-life.ts';
import { createPublished } from '#tests/cards.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe.each(cardKindSchema.options)('a %s', (kind) => {
  it('that staff have taken away can be written and deleted, and asked about once', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind);
    const blocked_at = new Date();
    await storeColumns(app, card, {
      state: 'blocked',
      blocked_reason: 'Чужой телефон',
      blocked_at,
    });
    for (const call of ['publish', 'withdraw', 'pause', 'resume'] as const) {
      const refused = await step(owner, card, call);
      expect([refused.status, refused.problem.code]).toEqual([409, 'wrong_state']);
      expect(refused.problem.detail).toMatch(/снята модераторами/);
    }
    expect((await showToGuest(app, card)).status).toBe(404);
    const changed = await change(owner, card, { title: 'Уже без телефона' });
    expect(changed).toMatchObject({ state: 'blocked', title: 'Уже без телефона' });

    const calls = cardCalls[kind];
    const ask = (text: string) =>
      owner.visitor.call(calls.appeal, { params: { slug: card.slug }, body: { text } });
    expect((await ask('Мало')).status).toBe(422);
    const texts = ['Телефон убрали, посмотрите', 'Посмотрите ещё раз, телефона нет'];
    const asked = await Promise.all(texts.map(ask));
    expect(asked.filter(({ status }) => status === 409)).toHaveLength(1);
    const first = asked.find(({ status }) => status === 201);
    expect(first?.data.block).toMatchObject({
      reason: 'Чужой телефон',
      appeal: { state: 'waiting', answer: '' },
    });
    expect((await history(owner, card))[0]).toMatchObject({ what: 'appealed', by: 'you' });
    const removed = await owner.visitor.call(calls.remove, {
      params: { slug: card.slug },
      body: { version: changed.version },
    });
    expect(removed.status).toBe(204);
  });
});

it('nobody asks without end: ten times a day are enough', async () => {
  const owner = await createOwner(app, 'resume');
  const { slug } = await createPublished(owner, 'resume');
  const ask = () =>
    owner.visitor.call(cardCalls.resume.appeal, {
      params: { slug },
      body: { text: 'Посмотрите, пожалуйста, ещё раз' },
    });
  for (let time = 0; time < 10; time += 1) expect((await ask()).status).toBe(409);
  expect((await ask()).status).toBe(429);
});
