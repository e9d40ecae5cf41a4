import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { reviews } from '#server/admin/reviews/actions.ts';
import { applyDecision } from '#server/decisions/actions.ts';
import { createOwner, flaggedText } from '#tests/card-life.ts';
import { createPublished, goodDraft, publishCard, startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { giveTariff } from '#tests/tariffs.ts';
import { overflowOf, violationsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${product.origin}/account`);
  await expect.poll(place(page), patience).toBe('/account');
}

/** Presses what stands behind «Ещё» of the only card. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) await page.getByRole('button', { name: /^Ещё/ }).click();
  await button.click();
}

const state = (page: Page) => async () =>
  (await page.getByRole('list', { name: 'Состояние' }).innerText()).replaceAll('\u00a0', ' ');

/** What a guest reads at the address of a card, past every cache. */
async function shown(path: string): Promise<string> {
  const answer = await fetch(product.origin + path);
  return `${answer.status} ${await answer.text()}`;
}

const soon = { timeout: 30_000, interval: 200 };

it('says that strangers do not see the name, and where to allow it', async () => {
  const anna = await createOwner(product, 'resume');
  const draft = goodDraft('resume', { title: 'Няня без имени' });
  const { slug } = await publishCard(anna, await startCard(anna, 'resume', draft), false);
  const { page, expectNoErrors, close } = await openAs(product, anna, phoneScreen);
  await openAccount(page);
  await page.getByText(/^Имя и\sфото скрыты от\sнезнакомых/).waitFor();
  await page.getByRole('link', { name: 'Разрешить' }).click();
  await page.getByLabel(/^Разрешаю показывать/).check();
  await page.getByRole('button', { name: 'Опубликовать изменения' }).click();
  await expect.poll(place(page), patience).toBe(`/resume-${slug}`);
  await openAccount(page);
  await page.getByRole('heading', { name: 'Няня без имени' }).waitFor();
  expect(await page.getByText(/^Имя и\sфото скрыты/).count()).toBe(0);
  expectNoErrors();
  await close();
});

it('rests, is busy, closes, comes back and is copied, on a phone', async () => {
  const anna = await createOwner(product, 'resume');
  await giveTariff(product, anna, 'worker-month');
  const { slug } = await createPublished(anna, 'resume', { title: 'Няня на Соколе' });
  const path = `/resume-${slug}`;
  const { page, expectNoErrors, expectError, close } = await openAs(product, anna, phoneScreen);
  await openAccount(page);
  expect(await state(page)()).toBe('Опубликована');

  await press(page, 'Приостановить');
  await expect.poll(state(page), patience).toBe('Приостановлена');
  await expect.poll(() => shown(path), soon).toMatch(/^404 [^]*Карточка приостановлена/);
  await page.getByRole('button', { name: 'Показывать снова' }).click();
  await expect.poll(state(page), patience).toBe('Опубликована');

  await press(page, 'Я занята до…');
  const busy = page.getByRole('dialog', { name: 'До какого дня вы заняты?' });
  await busy.getByRole('button', { name: 'На неделю' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await busy.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(state(page), patience).toMatch(/Занята до\s\d/);
  await expect.poll(() => shown(path), soon).toMatch(/Занята до/);
  await press(page, 'Я снова свободна');
  await expect.poll(state(page), patience).toBe('Опубликована');

  await press(page, 'Закрыть анкету');
  await page.getByRole('dialog').getByRole('button', { name: 'Работа найдена' }).click();
  await expect.poll(state(page), patience).toBe('Закрыта: работа найдена');
  await expect.poll(() => shown(path), soon).toMatch(/^200 [^]*Анкета закрыта/);
  expect(await shown(path)).not.toContain('Показать контакты');
  await page.getByRole('button', { name: 'Опубликовать снова' }).click();
  await expect.poll(state(page), patience).toBe('Опубликована');
  await expect.poll(() => shown(path), soon).not.toContain('Анкета закрыта');

  await page.getByText('История', { exact: true }).click();
  await page.getByText('Закрыта', { exact: true }).waitFor();
  const rest = page.getByRole('listitem').filter({ hasText: 'Приостановлена' }).last();
  expect(await rest.innerText()).toMatch(/вы$/);
  expect(await overflowOf(page)).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);

  await press(page, 'Скопировать в новую');
  await expect.poll(place(page), patience).toBe('/resumes/create/nyanya');
  await page.goto(`${product.origin}/resumes/create/nyanya?step=2`);
  expect(await page.getByLabel('Заголовок', { exact: true }).inputValue()).toBe('Няня на Соколе');
  await openAccount(page);
  expectError(/409 .*\/api\/v1\/resumes/);
  await press(page, 'Скопировать в новую');
  await expect.poll(place(page), patience).toBe('/resumes/create/nyanya');
  await page.getByText('уже есть начатая').waitFor();
  expectNoErrors();
  await close();
});

it('of a family closes once somebody is found, and keeps no hope for others', async () => {
  const family = await createOwner(product, 'vacancy');
  const { slug } = await createPublished(family, 'vacancy');
  const { page, expectNoErrors, close } = await openAs(product, family, phoneScreen);
  await openAccount(page);
  await press(page, 'Закрыть вакансию');
  await page.getByRole('dialog').getByRole('button', { name: 'Не закрывать' }).click();
  expect(await state(page)()).toMatch(/^Опубликована\s+Ещё 180\sдней$/);
  await press(page, 'Закрыть вакансию');
  await page.getByRole('dialog').getByRole('button', { name: 'Нашли человека' }).click();
  await expect.poll(state(page), patience).toBe('Закрыта: человек найден');
  await expect.poll(() => shown(`/vacancy-${slug}`), soon).toMatch(/^200 [^]*Вакансия закрыта/);
  expect(await shown(`/vacancy-${slug}`)).not.toContain('JobPosting');
  expectNoErrors();
  await close();
});

describe('moderation', () => {
  it('is told of, its words stand at the fields, and what is mended goes out', async () => {
    const anna = await createOwner(product, 'resume');
    const begun = await startCard(anna, 'resume', goodDraft('resume', flaggedText));
    const { page, expectNoErrors, close } = await openAs(product, anna, phoneScreen);
    const last = '/resumes/create/nyanya?step=13';
    await page.goto(product.origin + last);
    await expect.poll(place(page), patience).toBe(last);
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByText('Отправили на проверку').waitFor();
    await expect.poll(place(page), patience).toBe('/account');
    expect(await state(page)()).toBe('На проверке');

    await reject(begun.slug, { about: 'Уберите телефон' });
    await openAccount(page);
    expect(await state(page)()).toBe('Не прошла проверку');
    await page.getByText('Контакты откроются по кнопке').waitFor();
    await page.getByRole('link', { name: 'Исправить' }).click();
    await page.getByRole('link', { name: 'Рассказ: Уберите телефон' }).click();
    const story = page.getByLabel(/^Расскажите о/);
    const note = page.getByText('Модератор: Уберите телефон');
    await note.waitFor();
    expect(await story.getAttribute('aria-invalid')).toBe('true');
    expect(await violationsOf(page)).toEqual([]);
    await story.fill('Работаю с малышами пятнадцать лет, люблю гулять, читать и рисовать.');
    await note.waitFor({ state: 'detached' });
    await page.getByText('исправлено').waitFor();
    expect(await overflowOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await page.waitForURL(/\/resume-/);
    expectNoErrors();
    await close();
  });

  it('can be asked to look again at what it has taken away', async () => {
    const anna = await createOwner(product, 'resume');
    const { slug } = await createPublished(anna, 'resume');
    const judge = await createPerson(product, { role: 'moderator' });
    const { status } = await judge.visitor.call(moderationCalls.blockCard, {
      params: { slug },
      body: { reason: 'Просьба о предоплате' },
    });
    expect(status).toBe(204);
    const { page, expectNoErrors, expectError, close } = await openAs(product, anna, phoneScreen);
    await openAccount(page);
    expect(await state(page)()).toBe('Снята модераторами');
    const ask = page.getByRole('button', { name: 'Попросить посмотреть ещё раз' });
    await ask.click();
    const dialog = page.getByRole('dialog');
    const words = dialog.getByLabel('Что вы хотите сказать');
    await words.fill('Уже');
    expectError(/422 .*\/appeal/);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect.poll(() => words.getAttribute('aria-invalid'), patience).toBe('true');
    // A dialog that is closed by mistake loses no word.
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await ask.click();
    expect(await words.inputValue()).toBe('Уже');
    await words.fill('Убрала просьбу, посмотрите, пожалуйста');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await page.getByText('Мы получили вашу просьбу').waitFor();
    await ask.waitFor({ state: 'detached' });
    expectNoErrors();
    await close();
  });
});

/** As a moderator would, ten seconds later. */
async function reject(slug: string, notes: Record<string, string>): Promise<void> {
  const judge = await createPerson(product, { role: 'moderator' });
  const { data } = await judge.visitor.call(moderationCalls.reviews.list, { query: {} });
  const review = data.data.find((one) => one.slug === slug);
  if (!review) throw new Error('Nothing waits');
  const body = { decision: 'reject', reason: 'Контакты откроются по кнопке', notes } as const;
  const params = { id: String(review.id) };
  await judge.visitor.call(moderationCalls.reviews.decide, { params, body });
  await product.db
    .updateTable('card_reviews')
    .set({ decided_at: new Date(0) })
    .where('id', '=', review.id)
    .execute();
  await applyDecision(product.db, reviews, review.id);
}

it('asks its owner for another last day when that is over', async () => {
  const family = await createOwner(product, 'vacancy');
  const { slug, version } = await createPublished(family, 'vacancy');
  await family.visitor.call(cardCalls.vacancy.close, {
    params: { slug },
    body: { version, reason: 'filled' },
  });
  const card = product.db.selectFrom('cards').select('draft').where('slug', '=', slug);
  const { draft } = await card.executeTakeFirstOrThrow();
  await product.db
    .updateTable('cards')
    .set({ draft: JSON.stringify({ ...draft, closes_on: '2020-01-01' }) })
    .where('slug', '=', slug)
    .execute();
  const { page, expectNoErrors, expectError, close } = await openAs(product, family, phoneScreen);
  expectError(/422 .*\/publication/);
  await openAccount(page);
  await page.getByRole('button', { name: 'Опубликовать снова' }).click();
  await expect.poll(place(page), patience).toBe(`/vacancies/update/nyanya/${slug}?check=1`);
  await page.getByRole('link', { name: /^Последний день: / }).click();
  await expect.poll(place(page), patience).toContain('?step=');
  expect(await page.getByLabel('Последний день').getAttribute('aria-invalid')).toBe('true');
  expectNoErrors();
  await close();
});
