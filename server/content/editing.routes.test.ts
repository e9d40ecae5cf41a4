import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTextPage } from '#contract/content.ts';
import { getEdition } from '#contract/editions.ts';
import { getUser } from '#contract/session.ts';
import { consentCalls } from '#contract/settings.ts';
import { textEditingCalls, type TextWriting } from '#contract/text-editing.ts';
import { giveConsents } from '#server/consents/actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin', name: 'Ольга Администратор' });
});
afterAll(() => app.stop());

const source = async (page: string) =>
  (await admin.visitor.call(textEditingCalls.show, { params: { page } })).data;
const read = async (page: string) =>
  (await app.visitor().call(getTextPage, { params: { page } })).data;
const edition = (page: string, number: number) =>
  app.visitor().call(getEdition, { params: { page, number } });

async function save(page: string, parts: Partial<TextWriting> = {}) {
  const { title, description, body, version } = await source(page);
  return admin.visitor.call(textEditingCalls.save, {
    params: { page },
    body: { title, description, body, version, ...parts },
  });
}
const changes = async () =>
  (await app.db.selectFrom('page_changes').select('tags').orderBy('id').execute()).map(
    ({ tags }) => tags,
  );

describe('a page of text', () => {
  it('changes at once, tells the cached pages, and is written down', async () => {
    const before = await changes();
    const { status, data } = await save('safety', { body: '## Новая глава\n\nТекст {{brand}}' });
    expect([status, data.version]).toEqual([200, 2]);
    const shown = await read('safety');
    expect(shown.body[0]).toMatchObject({ type: 'heading', id: 'novaya-glava' });
    expect(JSON.stringify(shown.body)).toContain(app.deps.config.brand.name);
    expect(shown.editions).toEqual([]);
    expect((await changes()).slice(before.length)).toEqual([['content']]);
    const logged = await app.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id', 'actor_id'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(logged).toEqual({ action: 'text_save', subject_id: 'safety', actor_id: admin.id });
  });

  it('is not written over by who has seen an older version, also at the same moment', async () => {
    const { title, description, body, version } = await source('about');
    const write = (end: string) =>
      admin.visitor.call(textEditingCalls.save, {
        params: { page: 'about' },
        body: { title, description, version, body: `${body}\n\n${end}` },
      });
    const answers = await Promise.all([write('Раз'), write('Два'), write('Три')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.problem.detail).toContain('другой человек');
    expect((await source('about')).version).toBe(version + 1);
  });

  it('keeps the places where the page shows its own parts, and names only what there is', async () => {
    const { body } = await source('about');
    const lost = await save('about', { body: body.replace('{{slot:contact}}', '') });
    expect(lost.problem.errors?.['body']?.[0]).toContain('{{slot:contact}}');
    const strange = await save('about', { body: `${body}\n\n{{inm}} {{slot:money}}` });
    expect(strange.problem.errors?.['body']).toEqual(['Таких имён нет: {{slot:money}}, {{inm}}']);
    expect((await save('about', { title: 'Ой'.slice(0, 1), description: '' })).status).toBe(422);
  });

  it('has no markup of its own, whatever is written', async () => {
    await save('safety', {
      body: '<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1)) ![y](https://evil.example/p.png) <script>1</script>',
    });
    const { body } = await read('safety');
    expect(JSON.stringify(body)).not.toMatch(/"href":"javascript|"type":"image"/);
    expect(body.every(({ type }) => type === 'paragraph')).toBe(true);
  });

  it('can be neither read as source nor written by a moderator', async () => {
    const moderator = await createPerson(app, { role: 'moderator' });
    const params = { page: 'about' };
    const { title, description, body, version } = await source('about');
    const calls = await Promise.all([
      moderator.visitor.call(textEditingCalls.list),
      moderator.visitor.call(textEditingCalls.show, { params }),
      moderator.visitor.call(textEditingCalls.save, {
        params,
        body: { title, description, body, version },
      }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});

describe('a document', () => {
  it('keeps every text that it had, with its author, and names the operator as it did then', async () => {
    const first = (await source('agreement')).body;
    await save('agreement', { body: 'Второй текст, ИНН {{inn}}', changes: 'Стало короче' });
    await app.db
      .updateTable('requisites')
      .set({ value: '7712345678' })
      .where('key', '=', 'inn')
      .execute();
    await save('agreement', { body: 'Третий текст, ИНН {{inn}}' });
    await app.db
      .updateTable('requisites')
      .set({ value: '7787654321' })
      .where('key', '=', 'inn')
      .execute();
    const { editions } = await read('agreement');
    expect(editions.map(({ number }) => number)).toEqual([3, 2, 1]);
    const texts = await Promise.all([1, 2, 3].map((number) => edition('agreement', number)));
    expect(JSON.stringify(texts[0]?.data.body)).toContain('0000000000');
    expect(JSON.stringify(texts[1]?.data.body)).toContain(
      'Второй текст, ИНН\u00a07712345678'.slice(0, 12),
    );
    expect(JSON.stringify(texts[1]?.data.body)).toContain('7712345678');
    expect(JSON.stringify(texts[2]?.data.body)).toContain('7787654321');
    expect(texts.map(({ data }) => data.replaced_at === null)).toEqual([false, false, true]);
    expect(first).not.toContain('Второй');
    const [, second] = (await source('agreement')).editions;
    expect(second).toMatchObject({ author: 'Ольга Администратор', changes: 'Стало короче' });
    expect((await edition('agreement', 9)).status).toBe(404);
    expect((await edition('about', 1)).status).toBe(404);
  });

  it('published by two at once has two editions that follow one another, or one', async () => {
    const { title, description, version } = await source('privacy-policy');
    const write = (body: string) =>
      admin.visitor.call(textEditingCalls.save, {
        params: { page: 'privacy-policy' },
        body: { title, description, version, body },
      });
    await Promise.all([write('Раз'), write('Два')]);
    expect((await read('privacy-policy')).editions.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('to which nobody says a word can ask for none', async () => {
    const { status, problem } = await save('privacy-policy', { needs_consent: true });
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['needs_consent']]);
  });
});

describe('a new consent', () => {
  const client = { address: '192.0.2.7', userAgent: 'tests' };
  const asked = async ({ visitor }: Person) =>
    (await visitor.call(getUser)).data.documents_to_agree;
  const agree = ({ visitor }: Person, page: 'agreement' | 'data-processing', number: number) =>
    visitor.call(consentCalls.agree, { body: { documents: [{ page, number }] } });
  const newest = async () => (await source('data-processing')).editions[0]?.number ?? 0;

  let anna: Person;
  beforeEach(async () => {
    anna = await createPerson(app, { role: 'employer' });
    await giveConsents(app.db, anna.id, ['agreement', 'personal_data', 'marketing'], client);
  });

  it('is asked for only when the operator says so, and given once', async () => {
    await save('data-processing', { body: 'Мелкая правка' });
    expect(await asked(anna)).toEqual([]);
    await save('data-processing', {
      body: 'Крупная правка',
      changes: 'Передаём данные курьеру',
      needs_consent: true,
    });
    const number = await newest();
    expect(await asked(anna)).toMatchObject([
      { page: 'data-processing', number, changes: 'Передаём данные курьеру' },
    ]);
    // Everything else goes on meanwhile.
    expect((await anna.visitor.call(consentCalls.list)).status).toBe(200);
    const answers = await Promise.all([1, 2, 3].map(() => agree(anna, 'data-processing', number)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.data.documents_to_agree).toEqual([]);
    const held = (await anna.visitor.call(consentCalls.list)).data.data;
    expect(held.filter(({ kind }) => kind === 'personal_data').map((one) => one.edition)).toEqual([
      number,
      number - 2,
    ]);
    expect(held.filter(({ kind }) => kind === 'marketing')).toHaveLength(1);
    // A small change after it asks nobody.
    await save('data-processing', { body: 'Ещё правка' });
    expect(await asked(anna)).toEqual([]);
  });

  it('is to the text that was shown, not to one that came meanwhile', async () => {
    await save('data-processing', { body: 'Раз', needs_consent: true });
    const [shown] = await asked(anna);
    await save('data-processing', { body: 'Два' });
    const late = await agree(anna, 'data-processing', shown?.number ?? 0);
    expect([late.status, late.problem.code]).toEqual([409, 'stale_version']);
    expect(await asked(anna)).toMatchObject([{ number: (shown?.number ?? 0) + 1 }]);
    expect((await agree(anna, 'data-processing', await newest())).status).toBe(200);
    expect(await asked(anna)).toEqual([]);
  });

  it('is asked of nobody on the staff, and of who registers later', async () => {
    await save('data-processing', { body: 'Снова', needs_consent: true });
    expect(await asked(admin)).toEqual([]);
    const later = await createPerson(app, { role: 'worker' });
    await giveConsents(app.db, later.id, ['agreement', 'personal_data'], client);
    expect(await asked(later)).toEqual([]);
  });
});
