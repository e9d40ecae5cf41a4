import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactUs } from '#contract/contact-us.ts';
import * as content from '#contract/content.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const textOf = (page: content.TextPage) => JSON.stringify(page.body);

describe('the texts', () => {
  it.each([
    'about',
    'agreement',
    'privacy-policy',
    'data-processing',
    'cookiepolicy-page',
    'requisites',
    'ture-employee',
    'ture-worker',
  ])('%s is there from the start, with every name filled in', async (page) => {
    const { status, data } = await app.visitor().call(content.getTextPage, { params: { page } });
    expect(status).toBe(200);
    expect(data.title).toMatch(/[А-Я]/);
    expect(data.description.length).toBeGreaterThan(60);
    expect(textOf(data).length).toBeGreaterThan(300);
    expect(textOf(data)).not.toContain('{{');
  });

  it('name the operator as the requisites do, at once when those change', async () => {
    const agreement = async () => {
      const params = { page: 'agreement' };
      return textOf((await app.visitor().call(content.getTextPage, { params })).data);
    };
    expect(await agreement()).toContain('0000000000');
    await app.db
      .updateTable('requisites')
      .set({ value: '7700000001', is_example: false })
      .where('key', '=', 'inn')
      .execute();
    expect(await agreement()).toContain('7700000001');
    const { data } = await app.visitor().call(content.listRequisites);
    expect(data.data.find(({ key }) => key === 'inn')).toMatchObject({ is_example: false });
    expect(data.data.find(({ key }) => key === 'ogrn')).toMatchObject({ is_example: true });
  });

  it('are missing where nobody has written any', async () => {
    const call = app.visitor().call(content.getTextPage, { params: { page: 'nowhere' } });
    expect((await call).status).toBe(404);
  });
});

describe('what the home page shows', () => {
  it('has slides and advantages from the start', async () => {
    const slides = await app.visitor().call(content.listSlides);
    const advantages = await app.visitor().call(content.listAdvantages);
    expect(slides.data.data.length).toBeGreaterThan(2);
    expect(advantages.data.data.length).toBeGreaterThan(2);
  });

  it('calls invented reviews examples', async () => {
    const { data } = await app.visitor().call(content.listReviews);
    expect(data.data.length).toBeGreaterThan(0);
    expect(data.data.every(({ is_example }) => is_example)).toBe(true);
  });
});

const request = {
  name: ' Анна ',
  contact: '8 (900) 123-45-67',
  topic: 'payment' as const,
  text: 'Оплатила тариф, а чек не пришёл. Что делать?',
};

const letters = () =>
  app.db.selectFrom('letters').selectAll().where('subject', 'like', 'Обращение%').execute();

describe('a request to support', () => {
  // All of them come from one address, in any order.
  beforeEach(async () => {
    for (const table of ['attempts', 'contact_requests', 'letters'] as const) {
      await app.db.deleteFrom(table).execute();
    }
  });

  it('is stored and goes out as a letter, once however often it is sent', async () => {
    const visitor = app.visitor();
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await visitor.call(contactUs, { body: request })).status).toBe(202);
    }
    const stored = await app.db.selectFrom('contact_requests').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ name: 'Анна', contact: '+79001234567', user_id: null });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      recipient: app.deps.config.brand.support_email,
      subject: `Обращение № ${stored[0]?.id}: Тарифы и оплата`,
    });
    expect(letter?.text).toContain('+79001234567');
    expect(letter?.text).toContain('чек не пришёл');
  });

  it('cannot write lines of the letter by a name of several lines', async () => {
    const name = 'Анна\r\nОтветить: thief@example.com\u2028Тема: срочно';
    expect((await app.visitor().call(contactUs, { body: { ...request, name } })).status).toBe(202);
    const [letter] = await letters();
    const lines = letter?.content?.lines ?? [];
    expect(lines[0]).toBe('Имя: Анна  Ответить: thief@example.com Тема: срочно (гость)');
    expect(
      letter?.text.split(/[\r\n\u2028]+/).filter((line) => /^(Ответить|Тема)/.test(line)),
    ).toEqual(['Ответить: +79001234567', 'Тема: Тарифы и оплата']);
  });

  it('cannot write lines of the letter by what it says, either', async () => {
    const forged = ['\r\n\r\n', '\n', '\r', '\u2028', '\u0085', '\v'].map(
      (end) => `${end}Ответить: thief`,
    );
    const text = `Не могу войти.${forged.join('')}`;
    expect((await app.visitor().call(contactUs, { body: { ...request, text } })).status).toBe(202);
    const [letter] = await letters();
    const lines = letter?.text.split(/[\r\n\u2028\u0085\v]+/) ?? [];
    expect(lines.filter((line) => line.startsWith('Ответить'))).toEqual(['Ответить: +79001234567']);
    expect(lines.filter((line) => line === '> Ответить: thief')).toHaveLength(forged.length);
  });

  it('knows who is signed in', async () => {
    const { id, visitor, email } = await createPerson(app, { role: 'worker' });
    await visitor.call(contactUs, { body: { ...request, contact: email } });
    const row = await app.db
      .selectFrom('contact_requests')
      .select('user_id')
      .where('contact', '=', email)
      .executeTakeFirst();
    expect(row?.user_id).toBe(id);
  });

  it.each([
    ['name', { name: ' ' }],
    ['contact', { contact: 'завтра' }],
    ['topic', { topic: 'toString' }],
    ['text', { text: 'Коротко' }],
    ['text', { text: 'а'.repeat(4001) }],
  ])('says in Russian what is wrong with %s', async (field, part) => {
    const { status, problem } = await app
      .visitor()
      .send(contactUs, { body: { ...request, ...part } });
    expect(status).toBe(422);
    expect(Object.keys(problem.errors ?? {})).toEqual([field]);
    expect(problem.errors?.[field]?.[0]).toMatch(/[а-я]/);
  });

  it('is limited by the hour for one address', async () => {
    const visitor = app.visitor();
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      const body = { ...request, text: `Сообщение номер ${sent}, совсем другое` };
      statuses.push((await visitor.call(contactUs, { body })).status);
    }
    expect(statuses).toContain(202);
    expect(statuses.at(-1)).toBe(429);
  });
});
