import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { showPassport } from '#server/cards/lifecycle/passport.actions.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

const place = { city: 'tula', place: null };
let app: TestApp;
let nanny: string;
let carer: string;

beforeAll(async () => {
  app = await startTestApp();
  const about = 'Пять лет сижу с малышами, а прежде помогала там, где лежачий больной дедушка.';
  nanny = await publish('nyanya', { about });
  carer = await publish('sidelka', { answers: { mobility: ['bedridden'] } });
});
afterAll(() => app.stop());

it.each(['няня с проверенным паспортом', 'паспорт проверен', 'подтверждённый паспорт'])(
  '«%s» asks for a checked passport',
  async (q) => {
    const query = { city: place.city, q };
    const { data } = await app.visitor().call(cardCalls.resume.search, { query });
    expect(data.data.map(({ slug }) => slug)).toEqual([nanny]);
  },
);

it.each([
  // A word of the language is no slip of one of ours, and no region of the same stem.
  'сиделка поясница',
  'сиделка после комы',
  'сиделка с тремя ступеньками',
])('«%s» is taken as it stands', async (q) => {
  const { data } = await app.visitor().call(cardCalls.resume.search, { query: { q } });
  expect(data.corrected).toBeNull();
  expect(data.data.map(({ slug }) => slug)).toEqual([carer]);
});

async function publish(category: string, draft: object): Promise<string> {
  const worker = await createPerson(app, { role: 'worker' });
  const { slug } = await createPublished(worker, 'resume', { ...place, ...draft }, category);
  if (category === 'nyanya') {
    await app.db.transaction().execute((trx) => showPassport(trx, worker.id, true));
  }
  return slug;
}

describe('in the list of a category', () => {
  it.each([
    ['nyanya', 'лежачий больной', () => nanny],
    ['sidelka', 'лежачий больной', () => carer],
    // What everybody does there asks for nothing.
    ['nyanya', 'посидеть с ребёнком', () => nanny],
    ['nyanya', 'няня посидеть с ребёнком', () => nanny],
    ['sidelka', 'ухаживать за бабушкой', () => carer],
  ])('%s: «%s» means what it can there', async (category, q, expected) => {
    const query = { city: place.city, category, q };
    const { status, data } = await app.visitor().call(cardCalls.resume.search, { query });
    expect(status).toBe(200);
    expect(data.data.map(({ slug }) => slug)).toEqual([expected()]);
    expect(data.relaxed).toBeNull();
  });
});
