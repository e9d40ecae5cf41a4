import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardPath } from '#contract/cards.ts';
import { responseCalls, responseLimitCalls } from '#contract/responses.ts';
import { getUser } from '#contract/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { createPair, respond } from '#tests/responses.ts';
import { focused } from './dialogs.ts';
import { problemsOf } from './screen-checks.ts';
import { patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

/** The dialog scrolls by itself: of the line it shows what its box leaves. */
const isShown = (line: Locator) =>
  line.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 30, (top + bottom) / 2);
    return seen !== null && element.contains(seen);
  });

it('a worker on a phone and a family at a desk come to an agreement', async () => {
  const nanny = await createPerson(product, { role: 'worker', name: 'Елена Соколова' });
  const family = await createPerson(product, { role: 'employer', name: 'Анна Петрова' });
  await createPublished(nanny, 'resume');
  const vacancy = await createPublished(family, 'vacancy', { questions: ['Любите собак?'] });
  const worker = await openAs(product, nanny, phoneScreen);
  const employer = await openAs(product, family, desktop);

  await visit(employer.page, '/account/responses');
  await employer.page.getByRole('heading', { name: 'Откликов пока нет' }).waitFor();

  await visit(worker.page, cardPath(vacancy));
  await button(worker.page, 'Откликнуться').click();
  const dialog = worker.page.getByRole('dialog', { name: 'Отклик' });
  await dialog.getByLabel('Сообщение семье').fill('Здравствуйте! Живу рядом.');
  await button(worker.page, 'Отправить отклик').click();
  await dialog.getByText('Ответьте на вопрос семьи').first().waitFor();
  expect(await problemsOf(worker.page)).toEqual([]);
  // What was typed is there after a reload.
  await worker.page.reload();
  await expect
    .poll(() => dialog.getByLabel('Сообщение семье').inputValue(), patience)
    .toBe('Здравствуйте! Живу рядом.');
  await dialog.getByLabel('Любите собак?').fill('Да, у меня самой такса');
  await button(worker.page, 'Отправить отклик').click();
  await dialog.getByText('Отклик отправлен').waitFor();
  await dialog.getByRole('link', { name: 'Мои отклики' }).click();
  // Nobody has reloaded the page of the family.
  await employer.page.getByText('Да, у меня самой такса').waitFor();
  await worker.page.getByText('Отклик просмотрен').waitFor();
  expect(await problemsOf(employer.page)).toEqual([]);
  const news = employer.page.getByText('Новое', { exact: true });
  await news.waitFor();
  await button(employer.page, 'Пригласить').click();
  await worker.page.getByText('Вас приглашают').waitFor();
  // The pressed button has gone: the focus is where the response stands, not at the top of the page.
  await expect.poll(focused(employer.page), patience).toBe('Вы пригласили');
  expect(await news.count()).toBe(0);
  expect(await problemsOf(worker.page)).toEqual([]);
  await button(employer.page, 'Нанять').click();
  const question = employer.page.getByRole('dialog');
  await question.getByRole('button', { name: 'Нанять' }).click();
  await expect.poll(() => question.count(), patience).toBe(0);
  await expect.poll(focused(employer.page), patience).toBe('Договорились');
  await worker.page.getByText('Договорились', { exact: true }).first().waitFor();

  await worker.page.getByRole('link', { name: 'Переписка' }).click();
  await worker.page.getByText('Здравствуйте! Живу рядом.').first().waitFor();
  await worker.page.getByText('Семья приглашает на эту работу').first().waitFor();

  await visit(worker.page, '/vacancies/moskva/nyanya');
  await worker.page.getByText('Договорились', { exact: true }).waitFor();

  // Nobody is looked for any more, in the list or in the conversation.
  await button(employer.page, 'Оставить открытой').waitFor();
  expect(await problemsOf(employer.page)).toEqual([]);
  await employer.page.getByRole('link', { name: 'Переписка' }).click();
  await expect.poll(place(employer.page), patience).toMatch(/^\/account\/message\//);
  await button(employer.page, 'Закрыть вакансию').click();
  await employer.page.getByText('Вакансия закрыта').first().waitFor();
  await expect.poll(() => button(employer.page, 'Закрыть вакансию').count(), patience).toBe(0);
  worker.expectNoErrors();
  employer.expectNoErrors();
  await worker.close();
  await employer.close();
});

it('the list is asked for anew without taking the focus from the header', async () => {
  const nanny = await createPerson(product, { role: 'worker' });
  await createPublished(nanny, 'resume');
  const { page, expectNoErrors, close } = await openAs(product, nanny, desktop);
  const isLate = Promise.withResolvers<void>();
  await page.route('**/assets/messages-link-*.js', async (route) => {
    await isLate.promise;
    await route.continue();
  });
  const isAskedAnew = page.waitForResponse(/\/api\/v1\/response/);
  await page.goto(`${product.origin}/account/responses`, { waitUntil: 'commit' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Сообщения' });
  await link.focus();
  await isAskedAnew;
  await expect.poll(place(page), patience).toBe('/account/responses');
  isLate.resolve();
  await page.waitForLoadState('networkidle');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expectNoErrors();
  await close();
});

it('whoever has already responded is told so at once, in two windows too', async () => {
  const { vacancy, worker, resume } = await createPair(product);
  const { page, expectError, expectNoErrors, close } = await openAs(product, worker, phoneScreen);
  expectError(/ 409 .*\/response/);
  const form = page.getByRole('dialog', { name: 'Отклик' });
  await page.goto(`${product.origin}${cardPath(vacancy)}?modal=respond`);
  await form.getByLabel('Сообщение семье').fill('Здравствуйте!');
  // In another window.
  await respond(worker, { vacancy, resume });
  await button(page, 'Отправить отклик').click();
  const refusal = form.getByRole('alert').filter({ hasText: 'Вы уже откликнулись этой анкетой' });
  await expect.poll(() => isShown(refusal), patience).toBe(true);
  expect(await form.getByLabel('Сообщение семье').inputValue()).toBe('Здравствуйте!');

  await page.reload();
  await form.getByText('На эту вакансию вы уже откликнулись').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await form.getByRole('link', { name: 'Мои отклики' }).click();
  await expect.poll(place(page), patience).toBe('/account/responses');
  expectNoErrors();
  await close();
});

it('whoever takes the last place is told that it was sent, and whoever comes next that it is full', async () => {
  const { family, vacancy, worker } = await createPair(product);
  const params = { slug: vacancy.slug };
  await family.visitor.call(responseLimitCalls.keep, { params, body: { most: 1 } });
  const next = await createPerson(product, { role: 'worker', name: 'Инна' });
  await createPublished(next, 'resume');
  const path = `${product.origin}${cardPath(vacancy)}?modal=respond`;

  const first = await openAs(product, worker, phoneScreen);
  const form = first.page.getByRole('dialog', { name: 'Отклик' });
  await first.page.goto(path);
  await form.getByLabel('Сообщение семье').fill('Здравствуйте!');
  await button(first.page, 'Отправить отклик').click();
  // The page behind has heard of it by now.
  await first.page
    .getByText('Вы откликнулись', { exact: true })
    .first()
    .waitFor({ state: 'attached' });
  await form.getByText('Отклик отправлен').waitFor();
  first.expectNoErrors();
  await first.close();

  const second = await openAs(product, next, phoneScreen);
  await second.page.goto(path);
  const told = second.page.getByRole('dialog', { name: 'Отклик' });
  await told.getByText(/^Пока откликов достаточно/).waitFor();
  await told.getByRole('button', { name: 'В избранное' }).click();
  await told.getByRole('button', { name: 'В избранном' }).waitFor();
  expect(await problemsOf(second.page)).toEqual([]);
  second.expectNoErrors();
  await second.close();
});

it('what is read stays where it is, and what is not on the screen stays new', async () => {
  const { worker, family, resume, vacancy } = await createPair(product);
  await respond(worker, { vacancy, resume });
  const others = ['Алла', 'Вера', 'Галина', 'Дарья', 'Жанна', 'Зоя', 'Инна', 'Клара'];
  for (const name of others) {
    const other = await createPerson(product, { role: 'worker', name });
    await respond(other, { vacancy, resume: await createPublished(other, 'resume') });
  }
  const { page, expectNoErrors, close } = await openAs(product, family, phoneScreen);
  const names = () => page.locator('main li p.flex > span.font-medium').allInnerTexts();
  const unread = async () =>
    (await family.visitor.call(getUser)).data.unread_responses_count ?? Number.NaN;
  const isRead = page.waitForResponse(/\/response\/\d+\/read$/);
  await visit(page, '/account/responses');
  const order = await names();
  expect(order.filter((name) => others.includes(name))).toEqual(others.toReversed());
  await isRead;
  // One that is read makes the list come anew, which would bring up the next.
  await page.waitForTimeout(3000);
  const left = await unread();
  expect(left).toBeGreaterThan(others.length - 3);
  expect(await names()).toEqual(order);
  // The account's own links, which a phone keeps in a menu, count the same.
  await expect
    .poll(() => page.getByText('новых откликов:').first().locator('..').textContent(), patience)
    .toContain(String(left));

  const last = await createPerson(product, { role: 'worker', name: 'Яна' });
  const sent = await respond(last, { vacancy, resume: await createPublished(last, 'resume') });
  await expect.poll(names, patience).toEqual(['Яна', ...order]);
  await last.visitor.call(responseCalls.change, {
    params: { id: sent.id },
    body: { status: 'withdrawn' },
  });
  await page.getByText('Отклик отозван').first().waitFor();
  expect(await names()).toEqual(['Яна', ...order]);
  // It stands on the screen, so its change is no news any more either.
  await expect.poll(unread, patience).toBe(left);
  expectNoErrors();
  await close();
});

it('a count whose script comes late is drawn as it was sent, and then as it is', async () => {
  const { family, vacancy, worker, resume } = await createPair(product);
  await respond(worker, { vacancy, resume });
  const { page, expectNoErrors, close } = await openAs(product, family, desktop);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/new-responses-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const heard = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('unread_responses_count')) resolve();
      }),
    );
  });
  await page.goto(`${product.origin}/account/favorites`);
  const count = page.getByText('новых откликов:').first().locator('..');
  expect(await count.textContent()).toContain('1');
  const other = await createPerson(product, { role: 'worker', name: 'Ольга' });
  // All else is hydrated, and hears of it.
  await expect.poll(() => page.title(), patience).toContain('(1)');
  await respond(other, { vacancy, resume: await createPublished(other, 'resume') });
  await heard;
  letGo();
  await expect.poll(() => count.textContent(), patience).toContain('2');
  expectNoErrors();
  await close();
});

it('a family on a phone chooses several and declines them with one reason', async () => {
  const { family, vacancy, worker, resume } = await createPair(product);
  const others = await Promise.all(
    ['Инна', 'Ольга'].map((name) => createPerson(product, { role: 'worker', name })),
  );
  await respond(worker, { vacancy, resume });
  for (const other of others) {
    await respond(other, { vacancy, resume: await createPublished(other, 'resume') });
  }
  const { page, expectError, expectNoErrors, close } = await openAs(product, family, phoneScreen);
  expectError(/ 422 .*\/response/);
  await visit(page, '/account/responses');
  await page.getByRole('listitem').nth(2).waitFor();

  await button(page, 'Выбрать все').click();
  await page.getByRole('checkbox', { name: /Инна/ }).uncheck();
  await button(page, 'Отказать выбранным (2)').click();
  const dialog = page.getByRole('dialog', { name: 'Отказать: 2' });
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await dialog
    .getByText(/^Выберите причину/)
    .first()
    .waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Отказать' }).click();
  await expect.poll(() => page.getByText('Вы отказали', { exact: true }).count(), patience).toBe(2);
  // The one that was left out still waits.
  await expect.poll(() => button(page, 'Пригласить').count(), patience).toBe(1);
  expectNoErrors();
  await close();
  const declined = await product.db
    .selectFrom('responses')
    .select(['worker_id', 'reason'])
    .where('status', '=', 'declined')
    .execute();
  expect(new Set(declined.map(({ worker_id }) => worker_id))).toEqual(
    new Set([worker.id, others[1]?.id]),
  );
});

it('a family keeps a text, names it, changes it and takes its removal back', async () => {
  const family = await createPerson(product, { role: 'employer', name: 'Анна Петрова' });
  await createPublished(family, 'vacancy');
  const { page, expectNoErrors, close } = await openAs(product, family, phoneScreen);
  await visit(page, '/account/responses');
  await button(page, 'Мои тексты').click();
  await button(page, 'Добавить текст').click();
  await button(page, 'Сохранить').click();
  await page.getByText('Напишите текст').first().waitFor();
  await page.getByLabel('Название').fill('Для няни');
  await page.getByLabel('Текст', { exact: true }).fill('Здравствуйте! Ищем няню.');
  await button(page, 'Сохранить').click();
  await page.getByText('Для няни').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Изменить').click();
  await page.getByLabel('Название').fill('Для няни на лето');
  await button(page, 'Сохранить').click();
  await page.getByText('Для няни на лето').waitFor();
  await button(page, 'Удалить').click();
  await expect.poll(() => page.getByText('Для няни на лето').count(), patience).toBe(0);
  await button(page, 'Вернуть').click();
  await page.getByText('Для няни на лето').waitFor();
  expectNoErrors();
  await close();
});

it('a family says how many may wait for its answer', async () => {
  const family = await createPerson(product, { role: 'employer', name: 'Анна Петрова' });
  await createPublished(family, 'vacancy');
  const { page, expectNoErrors, close } = await openAs(product, family, phoneScreen);
  await visit(page, '/account');
  await page.getByRole('button', { name: /^Ещё/ }).click();
  await button(page, 'Сколько откликов принимать').click();
  await page.getByLabel('Не больше').fill('0');
  await button(page, 'Сохранить').click();
  await page.getByText('Укажите число от 1 до 500').first().waitFor();
  await page.getByLabel('Не больше').fill('5');
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Сохранить').click();
  await page.getByText('не больше 5 откликов').waitFor();
  await button(page, 'Сколько откликов принимать').click();
  await button(page, 'Принимать без ограничения').click();
  await expect.poll(() => page.getByText('не больше 5 откликов').count(), patience).toBe(0);
  expectNoErrors();
  await close();
});

it('a limit is set in the form, and whoever comes to a full vacancy is told before pressing', async () => {
  const pair = await createPair(product);
  const { page, expectNoErrors, close } = await openAs(product, pair.family, desktop);
  const params = { slug: pair.vacancy.slug };
  const limit = async () =>
    (await pair.family.visitor.call(responseLimitCalls.show, { params })).data.most;
  await visit(page, `/vacancies/update/nyanya/${pair.vacancy.slug}`);
  const steps = page.getByRole('navigation', { name: 'Шаги' });
  await steps.getByRole('link', { name: 'Вопросы и срок' }).click();
  const field = page.getByLabel('Сколько откликов принимать сразу');
  await field.fill('0');
  await page.getByText('Укажите число от 1 до 500').first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await field.fill('1');
  await expect.poll(limit, patience).toBe(1);
  // It is there on the way back as well.
  await steps.getByRole('link', { name: 'Главное' }).click();
  await field.waitFor({ state: 'detached' });
  await steps.getByRole('link', { name: 'Вопросы и срок' }).click();
  await expect.poll(() => field.inputValue(), patience).toBe('1');
  expectNoErrors();
  await close();

  await respond(pair.worker, pair);
  const nanny = await createPerson(product, { role: 'worker', name: 'Вера Лапина' });
  await createPublished(nanny, 'resume');
  for (const person of [null, nanny]) {
    const seen = await openAs(product, person, phoneScreen);
    const full = seen.page.getByText(/^Пока откликов достаточно/);
    // The page of a guest that was kept from before is made anew at once.
    const isSaid = async () => {
      await visit(seen.page, cardPath(pair.vacancy));
      return full.count();
    };
    await expect.poll(isSaid, patience).toBe(1);
    await seen.page.getByText(/^Сохраните вакансию в\sизбранное/).waitFor();
    expect(await button(seen.page, 'Откликов достаточно').isDisabled()).toBe(true);
    expect(await button(seen.page, 'Откликнуться').count()).toBe(0);
    expect(await problemsOf(seen.page)).toEqual([]);
    seen.expectNoErrors();
    await seen.close();
  }
});

it('an owner who does not answer is asked, and brings the card back or takes it away', async () => {
  const family = await createPerson(product, { role: 'employer', name: 'Анна Петрова' });
  const { slug } = await createPublished(family, 'vacancy');
  const asked = (parts: object) =>
    product.db.updateTable('cards').set(parts).where('slug', '=', slug).execute();
  const { page, expectNoErrors, close } = await openAs(product, family, phoneScreen);
  const silence_asked_at = new Date();
  await asked({ silence_asked_at });
  await visit(page, '/account');
  await page.getByText('Вакансия ещё актуальна?').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Да, актуально').click();
  await expect.poll(() => page.getByText('Вакансия ещё актуальна?').count(), patience).toBe(0);

  await asked({ silence_asked_at, sunk_from: silence_asked_at });
  await page.reload();
  await page.getByText('Карточка показывается ниже: вы не отвечаете').waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await button(page, 'Снять с публикации').click();
  await page.getByRole('dialog', { name: 'Закрыть вакансию?' }).waitFor();
  await button(page, 'Больше не нужно').click();
  await page.getByText('Закрыта', { exact: false }).first().waitFor();
  await expect.poll(() => page.getByText('вы не отвечаете').count(), patience).toBe(0);
  expectNoErrors();
  await close();
});
