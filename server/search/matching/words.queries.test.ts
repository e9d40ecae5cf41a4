import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import { categories } from '#db/content/categories.ts';
import type { CardKind } from '#contract/categories.ts';
import { createPublished, publishCard, startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

const unit = 'hour' as const;
let app: TestApp;
/** Slug of the only resume of each category. */
const resumes = new Map<string, string>();

beforeAll(async () => {
  app = await startTestApp();
  await app.db.updateTable('attribute_definitions').set({ required: false }).execute();
  for (const { slug } of categories) {
    const worker = await createPerson(app, { role: 'worker', name: 'Аделаида Няникова' });
    const about = 'Спокойная, пунктуальная, с рекомендациями от всех прежних мест работы.';
    const draft = { city: 'moskva', about, pay: { from_kopecks: 1, to_kopecks: null, unit } };
    const card = await publishCard(worker, await startCard(worker, 'resume', draft, slug));
    resumes.set(slug, card.slug);
  }
});
afterAll(() => app.stop());

async function find(q: string, more: SearchQuery = {}, kind: CardKind = 'resume') {
  const query = { q, ...more };
  const { status, data } = await app.visitor().call(cardCalls[kind].search, { query });
  expect(status).toBe(200);
  return data.data.map(({ slug }) => slug);
}
const firstOf = async (q: string) => {
  const [slug] = await find(q);
  return slug?.split('-v-')[0];
};

describe('signs', () => {
  it.each([
    ['-'.repeat(200)],
    ['- '.repeat(100)],
    ['-('.repeat(100)],
    ['-"'.repeat(100)],
    ['- or '.repeat(40)],
    ['"'.repeat(200)],
    [`${'-'.repeat(40)}"`],
    ["!&|<->:*'\\ ".repeat(15)],
  ])('%j is no words, and no fault', async (q) => {
    expect(await find(q)).toBeInstanceOf(Array);
  });
});

describe('words', () => {
  const forms = categories.flatMap(({ slug, forms: all }) =>
    [...new Set(Object.values(all))].map((form) => [form, slug] as const),
  );
  it.each(forms)('«%s» finds %s', async (form, slug) => {
    expect(await find(form)).toContain(resumes.get(slug));
  });

  it.each([
    ['ищу няню', 'nyanya'],
    ['НЯНЕЧКА', 'nyanya'],
    ['нянек', 'nyanya'],
    ['нужен бебиситтер', 'nyanya'],
    ['сиделок', 'sidelka'],
    ['гувернанток', 'guvernantka'],
    ['уборщица', 'domrabotnitsa'],
    ['горничную', 'domrabotnitsa'],
    ['учитель', 'repetitor'],
    ['кухарка', 'povar'],
    ['шофёр', 'voditel'],
    ['шофер', 'voditel'],
    ['медсестёр', 'medsestra'],
    ['медсестер', 'medsestra'],
    ['патронаж', 'medsestra'],
    ['дефектолог', 'logoped'],
    ['супружеская пара', 'semeynaya-para'],
    // Still being typed.
    ['репетито', 'repetitor'],
  ])('«%s» finds %s first', async (q, slug) => {
    expect(await firstOf(q)).toBe(slug);
  });

  it('look into title, place, city, answers and text, all of them together', async () => {
    const worker = await createPerson(app, { role: 'worker' });
    const { slug } = await createPublished(worker, 'resume', {
      title: 'Добрый воспитатель',
      city: 'kazan',
      place: 'Горки',
      about: 'Пятнадцать лет занимаюсь с детьми: пою, леплю и вожу на Щёлковскую ярмарку.',
      answers: { languages: ['french'], live_in: ['living_in'], references_by_phone: true },
    });
    const phrases = [
      'воспитателя',
      'казань горки',
      'французский',
      'с проживанием',
      'ребёнок',
      'детьми',
      'щелковская ярмарка',
      'няня с французским',
      'работодатели',
    ];
    for (const q of phrases) expect([q, await find(q, { city: 'kazan' })]).toEqual([q, [slug]]);
    expect(await find('"воспитатель" хоккей')).toEqual([]);
    expect(await find('воспитатель', { city: 'moskva' })).toEqual([]);
    expect(await find('воспитатель', {}, 'vacancy')).toEqual([]);
  });

  it('do not look at names', async () => {
    expect(await find('Няникова')).toEqual([]);
    expect(await find('Аделаида')).toEqual([]);
  });

  it('that say nothing leave all, and none does harm', async () => {
    const all = await find('');
    expect(await find('ищу')).toEqual(all);
    expect(await find('и в на')).toEqual(all);
    for (const q of ["' & | ! ( ) : * <->", '"няня', '-няня', 'няня:*', '\\', 'a'.repeat(200)]) {
      await find(q);
    }
    const tooLong = { query: { q: 'н'.repeat(201) } };
    expect((await app.visitor().call(cardCalls.resume.search, tooLong)).status).toBe(422);
  });

  it('rank: title, then answers, then text; equals by date, and by date alone when asked', async () => {
    const city = 'omsk';
    const publish = async (title: string | null, about: string, answers = {}) => {
      const worker = await createPerson(app, { role: 'worker' });
      return (await createPublished(worker, 'resume', { city, title, about, answers })).slug;
    };
    const plain = 'Люблю детей, умею найти подход к каждому, работаю без выходных.';
    const titled = await publish('Музыка и прогулки', plain);
    const first = await publish(null, plain, { development: ['music'] });
    const second = await publish(null, plain, { development: ['music'] });
    const told = await publish(null, `${plain} Иногда включаю музыку.`);
    expect(await find('музыка', { city })).toEqual([titled, second, first, told]);
    expect(await find('музыка', { city, sort: 'new' })).toEqual([told, second, first, titled]);
    expect(await find('няня', { city })).toEqual([told, second, first, titled]);
  });
});
