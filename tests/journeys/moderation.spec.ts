import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { cardPath } from '#contract/cards.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { complaintCalls, listOwnComplaints } from '#contract/complaints.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { reasonTemplateCalls } from '#contract/reason-templates.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { personPath } from '#web/admin/people/people-search.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import type { WatchedPage } from '#tests/harness/watched-page.ts';
import { passUndo } from '#tests/moderation.ts';
import { focusOf, problemsEverywhere, problemsOf, violationsOf } from './screen-checks.ts';
import { leadsTo, patience, place } from './navigation.ts';
import { desktop, openAs, phoneScreen } from './people.ts';

const title = 'Няня с добрым сердцем';
const about = 'Люблю детей, гуляю с ними в парке, читаю сказки. Звоните: +7 916 123-45-67.';
const longWord = 'Краснокаменскодлиннополянская';

let product: Product;
let olga: Person;
/** Decides about what olga has taken away. */
let vera: Person;
let nanny: Person;
let family: Person;
beforeAll(async () => {
  product = await startProduct();
  olga = await createPerson(product, { role: 'moderator', name: 'Ольга Петрова' });
  vera = await createPerson(product, { role: 'moderator', name: 'Вера Павлова' });
  nanny = await createPerson(product, { role: 'worker', name: 'Анна Белова' });
  family = await createPerson(product, { role: 'employer', name: 'Мария Иванова' });
  await createPublished(family, 'vacancy');
});
afterAll(() => product.stop());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
}

/** Presses Tab until the focus is on what is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    const focus = await focusOf(page);
    if (name.test(focus.name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by the keyboard to ${String(name)}`);
}

const chosen = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 });
/** Walks through the queue until it stands there. */
async function walkTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 20 && !(await chosen(page).innerText()).includes(name); steps += 1) {
    await page.keyboard.press('j');
  }
  await chosen(page).getByText(name).waitFor();
}
/** It has left the sight of the moderator, though others may wait. */
async function left(page: Page, name: string): Promise<void> {
  await expect.poll(() => chosen(page).getByText(name).count(), patience).toBe(0);
}
const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const own = async ({ slug }: OwnCard) =>
  (await nanny.visitor.call(cardCalls.resume.showOwn, { params: { slug } })).data;
/** What the page decides has arrived, the ten seconds for taking it back are over, and it is done. */
async function applied<Result>(look: () => Promise<Result>): Promise<Result> {
  await passUndo(product);
  return look();
}
const stateOf = (card: OwnCard) => () => applied(async () => (await own(card)).state);
/** Kept pages are made anew within a second. */
async function seenBy(guest: WatchedPage, card: OwnCard, status: number): Promise<void> {
  const look = async () => (await guest.page.goto(product.origin + cardPath(card)))?.status();
  await expect.poll(look, { timeout: 10_000, interval: 300 }).toBe(status);
}

it('a card is judged by keys alone, sent back, sent again, shown, taken away and brought back', async () => {
  const card = await createPublished(nanny, 'resume', { title, about });
  expect(card.state).toBe('moderation');
  const staff = await openAs(product, olga);
  const guest = await openAs(product, null, phoneScreen);
  guest.expectError(/ 404 /);
  await seenBy(guest, card, 404);

  // Approved, taken back, refused with a note, taken back again: nothing that was written is lost.
  const { page } = staff;
  await open(page, '/admin');
  await tabTo(page, /^Карточки/);
  await page.keyboard.press('Enter');
  await chosen(page).waitFor();
  await walkTo(page, title);
  await page.locator('mark').getByText('+7 916 123-45-67').waitFor();
  const article = page.getByRole('article');
  await leadsTo(article, 'Анна Белова', personPath(nanny.id));
  await page.keyboard.press('a');
  await left(page, title);
  await said(page, `Одобрена: ${title}. Отменить можно клавишей U.`);
  await page.keyboard.press('u');
  await chosen(page).getByText(title).waitFor();
  await page.keyboard.press('r');
  await page.keyboard.press('1');
  await tabTo(page, /^Замечание: О себе/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Уберите номер');
  await page.keyboard.press('Control+Enter');
  await left(page, title);
  await page.keyboard.press('u');
  await chosen(page).getByText(title).waitFor();
  await page.keyboard.press('r');
  expect(await page.getByRole('textbox', { name: 'К полю «О себе»' }).inputValue()).toBe(
    'Уберите номер',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('form', { name: 'Почему отклоняем' }).waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await page.keyboard.press('Control+Enter');
  await expect.poll(stateOf(card), patience).toBe('rejected');

  // The owner reads the words where they are to be followed.
  const owner = await openAs(product, nanny, phoneScreen);
  await owner.page.goto(`${product.origin}/resumes/update/nyanya/${card.slug}`);
  await said(owner.page, 'Не прошла проверку');
  await said(owner.page, /Уберите из текста телефоны/);
  await owner.page.getByRole('link', { name: /Уберите номер/ }).click();
  const story = owner.page.getByRole('textbox', { name: /^Расскажите о/ });
  await story.waitFor();
  await said(owner.page, 'Модератор: Уберите номер');
  await story.fill(`${about} Это номер моей лицензии.`);
  await expect.poll(() => owner.page.getByText(/^Сохранено/).count(), patience).toBeGreaterThan(0);
  await owner.page.getByRole('button', { name: 'Отправить ещё раз' }).click();
  await expect.poll(async () => (await own(card)).state, patience).toBe('moderation');
  owner.expectNoErrors();
  await owner.close();

  // It comes by itself, at once for whoever looks at the page again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('complementary').getByText(title).waitFor();
  await walkTo(page, title);
  await page.keyboard.press('a');
  await expect.poll(stateOf(card), patience).toBe('published');
  await guest.page.goto(`${product.origin}/resumes/moskva/nyanya`);
  await guest.page.getByRole('link', { name: title }).first().waitFor();
  await seenBy(guest, card, 200);

  // Somebody complains.
  const params = { slug: card.slug };
  await family.visitor.call(complaintCalls.resume, {
    params,
    body: { reason: 'fraud', text: 'Просит деньги вперёд' },
  });
  await open(page, '/admin/complaints');
  await walkTo(page, title);
  await article.getByText('Просит деньги вперёд').waitFor();
  await leadsTo(article, 'Анна Белова', personPath(nanny.id));
  await leadsTo(article, 'Мария Иванова', personPath(family.id));
  await leadsTo(article, 'Открыть карточку', cardPath(await own(card)));
  await page.keyboard.press('r');
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await expect.poll(stateOf(card), patience).toBe('blocked');
  await seenBy(guest, card, 404);

  await nanny.visitor.call(cardCalls.resume.appeal, {
    params,
    body: { text: 'Это ошибка: денег я ни у кого не просила.' },
  });
  const other = await openAs(product, vera, desktop);
  await open(other.page, '/admin/appeals');
  await walkTo(other.page, title);
  await other.page.getByRole('article').getByText('Это ошибка: денег я ни').waitFor();
  await other.page.keyboard.press('a');
  await expect.poll(stateOf(card), patience).toBe('published');
  await seenBy(guest, card, 200);
  for (const { expectNoErrors, close } of [staff, other, guest]) {
    expectNoErrors();
    await close();
  }
});

const waitingReviews = async () =>
  (await olga.visitor.call(moderationCalls.reviews.list, { query: {} })).data.data;
const waitingTitles = async () => (await waitingReviews()).map((review) => review.title);

it('a complaint is answered in words that its author reads', async () => {
  const worker = await createPerson(product, { role: 'worker' });
  const title = 'Няня, о которой спросят';
  const { slug } = await createPublished(worker, 'resume', { title });
  const author = await createPerson(product, { role: 'employer' });
  await createPublished(author, 'vacancy', {});
  const body = { reason: 'other', text: 'Не отвечает на звонки' } as const;
  await author.visitor.call(complaintCalls.resume, { params: { slug }, body });
  const staff = await openAs(product, olga, desktop);
  const { page } = staff;
  await open(page, '/admin/complaints');
  await walkTo(page, title);
  await page.keyboard.press('e');
  await page.keyboard.press('3');
  const answer = page.getByLabel('Ответ', { exact: true });
  await answer.fill(`${await answer.inputValue()} Мы ей напомним.`);
  await page.keyboard.press('Control+Enter');
  const own = async () => (await author.visitor.call(listOwnComplaints)).data.data[0];
  await expect
    .poll(() => applied(own), patience)
    .toMatchObject({
      state: 'dismissed',
      answer:
        'Это не нарушает правил сервиса. Спросите об этом владельца карточки. Мы ей напомним.',
      card: { is_shown: true },
    });
  const reader = await openAs(product, author);
  await reader.page.goto(`${product.origin}/account/complaints`);
  await reader.page.getByText('Мы ей напомним.').waitFor();
  for (const { expectNoErrors, close } of [staff, reader]) {
    expectNoErrors();
    await close();
  }
});

it('two moderators do not judge the same card twice', async () => {
  const worker = await createPerson(product, { role: 'worker' });
  const igor = await createPerson(product, { role: 'moderator', name: 'Игорь Серов' });
  await createPublished(worker, 'resume', { title: 'Няня для двоих', about });
  const { page, expectError, expectNoErrors, close } = await openAs(product, olga);
  expectError(/ 409 /);
  await open(page, '/admin/cards');
  await walkTo(page, 'Няня для двоих');
  const waiting = (await waitingReviews()).find((review) => review.title === 'Няня для двоих');
  await igor.visitor.call(moderationCalls.reviews.decide, {
    params: { id: String(waiting?.id) },
    body: { decision: 'reject', reason: 'Уберите телефон' },
  });
  await page.keyboard.press('a');
  await said(page, /«Няня для двоих»: Карточку уже вернули: Игорь Серов/);
  const listed = page.getByRole('complementary').getByText('Няня для двоих');
  await expect.poll(() => listed.count(), patience).toBe(0);
  expectNoErrors();
  await close();
});

it('words stay words when somebody else decides what they are about', async () => {
  const igor = await createPerson(product, { role: 'moderator', name: 'Игорь Серов' });
  for (const name of ['Няня под пером', 'Няня в стороне']) {
    const worker = await createPerson(product, { role: 'worker' });
    await createPublished(worker, 'resume', { title: name, about: `${name}. ${about}` });
  }
  const { page, expectNoErrors, close } = await openAs(product, olga);
  await open(page, '/admin/cards');
  await walkTo(page, 'Няня под пером');
  await page.keyboard.press('r');
  // The focus is on a ready reason; a letter begins words of one's own.
  await page.keyboard.press('a');
  const reason = page.getByLabel('Причина');
  await expect.poll(() => reason.inputValue(), patience).toBe('a');
  const others = (await waitingTitles()).filter((one) => one !== 'Няня под пером');
  const waiting = (await waitingReviews()).find((review) => review.title === 'Няня под пером');
  await igor.visitor.call(moderationCalls.reviews.decide, {
    params: { id: String(waiting?.id) },
    body: { decision: 'approve' },
  });
  await page.getByText('Здесь решать больше нечего').waitFor({ timeout: 30_000 });
  await page.keyboard.type('ajaka');
  expect(await reason.inputValue()).toBe('aajaka');
  await page.keyboard.press('Control+Enter');
  await chosen(page).getByText('Няня под пером').waitFor();
  expect(await waitingTitles()).toEqual(others);
  await page.keyboard.press('Escape');
  await reason.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await left(page, 'Няня под пером');
  expectNoErrors();
  await close();
});

it('a decision that does not arrive comes back with all that was written', async () => {
  const worker = await createPerson(product, { role: 'worker' });
  await createPublished(worker, 'resume', { title: 'Няня без связи', about });
  const { page, context, expectError, expectNoErrors, close } = await openAs(product, olga);
  expectError(/INTERNET_DISCONNECTED|Failed to load resource/);
  await open(page, '/admin/cards');
  await walkTo(page, 'Няня без связи');
  await page.keyboard.press('r');
  await page.getByLabel('Причина').fill('Напишите больше о себе');
  await context.setOffline(true);
  await page.keyboard.press('Control+Enter');
  await said(page, /«Няня без связи» снова в очереди/);
  await page.getByRole('button', { name: 'Открыть' }).click();
  await chosen(page).getByText('Няня без связи').waitFor();
  await page.keyboard.press('r');
  expect(await page.getByLabel('Причина').inputValue()).toBe('Напишите больше о себе');
  await context.setOffline(false);
  await page.keyboard.press('Control+Enter');
  await left(page, 'Няня без связи');
  await expect.poll(waitingTitles, patience).not.toContain('Няня без связи');
  expectNoErrors();
  await close();
});

it('a double press judges one card, not the next one unseen', async () => {
  for (const name of ['Няня дважды', 'Няня нетронутая']) {
    await createPublished(await createPerson(product, { role: 'worker' }), 'resume', {
      title: name,
      about: `${name}. ${about}`,
    });
  }
  const { page, expectNoErrors, close } = await openAs(product, olga);
  await open(page, '/admin/cards');
  await walkTo(page, 'Няня дважды');
  await page.getByRole('button', { name: 'Одобрить' }).dblclick();
  await chosen(page).getByText('Няня нетронутая').waitFor();
  await page.getByRole('button', { name: 'Отменить: Одобрена, Няня дважды' }).click();
  await chosen(page).getByText('Няня дважды').waitFor();
  const both = ['Няня дважды', 'Няня нетронутая'];
  expect(await waitingTitles()).toEqual(expect.arrayContaining(both));
  expectNoErrors();
  await close();
});

it('a decision can be taken back from wherever the moderator has gone, also after a reload', async () => {
  const worker = await createPerson(product, { role: 'worker' });
  await createPublished(worker, 'resume', { title: 'Няня вдогонку', about });
  const { page, expectNoErrors, close } = await openAs(product, olga);
  const undo = () => page.getByRole('button', { name: 'Отменить: Одобрена, Няня вдогонку' });
  const judge = async () => {
    await open(page, '/admin/cards');
    await walkTo(page, 'Няня вдогонку');
    await page.keyboard.press('a');
    await undo().waitFor();
  };
  await judge();
  await page.getByRole('link', { name: 'Обзор' }).click();
  await expect.poll(place(page), patience).toBe('/admin');
  await undo().click();
  await said(page, 'Решение отменено: Няня вдогонку');
  await page.getByRole('button', { name: 'К очереди' }).click();
  await expect.poll(place(page), patience).toBe('/admin/cards');
  expect(await waitingTitles()).toContain('Няня вдогонку');

  await judge();
  await page.reload();
  await undo().waitFor();
  await page.keyboard.press('u');
  await chosen(page).getByText('Няня вдогонку').waitFor();

  await judge();
  await page.getByRole('navigation').getByRole('link', { name: 'Обжалования' }).click();
  await expect.poll(place(page), patience).toBe('/admin/appeals');
  await undo().waitFor();
  await page.keyboard.press('u');
  await said(page, 'Решение отменено: Няня вдогонку');
  expectNoErrors();
  await close();
});

it('a card is taken away on its own page, and one press brings it back', async () => {
  const { page, expectError, expectNoErrors, close } = await openAs(product, olga, phoneScreen);
  expectError(/ 404 /);
  const worker = await createPerson(product, { role: 'worker' });
  const card = await createPublished(worker, 'resume', { title: 'Няня на своей странице' });
  const admin = await createPerson(product, { role: 'admin' });
  const own = { label: 'Наше правило', text: 'Так у нас на сайте нельзя.' };
  await admin.visitor.call(reasonTemplateCalls.save, {
    params: { place: 'complaint_refuse' },
    body: { reasons: [own], version: 0 },
  });
  await open(page, cardPath(card));
  expect(await page.getByRole('link', { name: 'Пожаловаться' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Снять с публикации' }).click();
  const dialog = page.getByRole('dialog', { name: 'Снять анкету' });
  await dialog.getByRole('button', { name: 'Снять с публикации' }).click();
  await dialog.getByText('Напишите подробнее: не меньше 5 знаков').waitFor();
  await dialog.getByRole('button', { name: own.label }).click();
  await expect.poll(() => dialog.getByLabel('Причина').inputValue(), patience).toBe(own.text);
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Снять с публикации' }).click();
  await expect.poll(place(page), patience).toBe('/admin');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect.poll(place(page), patience).toBe(cardPath(card));
  await page.getByRole('heading', { level: 1, name: 'Няня на своей странице' }).waitFor();
  expectNoErrors();
  await close();
});

describe('the rooms of the staff', () => {
  const rooms = ['/admin', '/admin/cards', '/admin/complaints', '/admin/appeals', '/admin/audit'];

  it('are closed to everybody else', async () => {
    const leads = [
      [null, (path: string) => `/?modal=login&next=${path}`],
      [family, () => '/'],
    ] as const;
    for (const [who, target] of leads) {
      const { page, expectNoErrors, close } = await openAs(product, who);
      for (const path of rooms) {
        await page.goto(product.origin + path);
        await expect.poll(place(page), patience).toBe(target(path));
      }
      expectNoErrors();
      await close();
    }
    const { page, close } = await openAs(product, olga);
    await page.goto(`${product.origin}/admin/audit`);
    await expect.poll(place(page), patience).toBe('/admin');
    const answer = await page.goto(`${product.origin}/admin/cards`);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await close();
  });

  it('can be read by everybody', async () => {
    const admin = await createPerson(product, { role: 'admin' });
    const worker = await createPerson(product, { role: 'worker', name: `Анна-${longWord}` });
    const long = {
      title: `Няня ${longWord}-${longWord}`,
      about: `${longWord} `.repeat(9) + about,
    };
    const { slug } = await createPublished(worker, 'resume', long);
    const shown = await createPublished(await createPerson(product, { role: 'worker' }), 'resume');
    await family.visitor.call(complaintCalls.resume, {
      params: { slug: shown.slug },
      body: { reason: 'rude', text: longWord.repeat(5) },
    });
    const blocked = await createPerson(product, { role: 'worker' });
    const params = { slug: (await createPublished(blocked, 'resume')).slug };
    const block = { params, body: { reason: 'Карточка нарушает закон.' } };
    await admin.visitor.call(moderationCalls.blockCard, block);
    const text = `Прошу вернуть. ${longWord.repeat(4)}`;
    await blocked.visitor.call(cardCalls.resume.appeal, { params, body: { text } });

    const context = { reducedMotion: 'reduce' } as const;
    const { page, expectNoErrors, close } = await openAs(product, admin, { ...desktop, context });
    const problems: string[] = [];
    for (const path of [...rooms, '/admin/cards r']) {
      const [address = '', key] = path.split(' ');
      await page.setViewportSize(desktop);
      await open(page, address);
      if (key) {
        const name = RegExp(longWord);
        await page.getByRole('button', { name }).first().click();
        await chosen(page).getByText(name).waitFor();
        await page.keyboard.press(key);
        await page.getByRole('button', { name: 'Замечание: О себе' }).click();
      }
      problems.push(...(await problemsEverywhere(page, path)));
    }
    expect(problems).toEqual([]);
    expect(slug).not.toBe(shown.slug);
    expectNoErrors();
    await close();
  });
});

it('whoever took a card away reads its appeal, and another of the staff decides', async () => {
  const owner = await createPerson(product, { role: 'worker', name: 'Инна Лебедева' });
  const title = 'Няня со второй попытки';
  const card = await createPublished(owner, 'resume', { title });
  const params = { slug: card.slug };
  const reason = 'Просит деньги вперёд';
  await olga.visitor.call(moderationCalls.blockCard, { params, body: { reason } });
  const text = 'Посмотрите ещё раз: денег вперёд я не прошу.';
  await owner.visitor.call(cardCalls.resume.appeal, { params, body: { text } });
  const hers = await openAs(product, olga, phoneScreen);
  await open(hers.page, '/admin/appeals');
  await hers.page.getByRole('button', { name: 'Следующая' }).waitFor();
  for (let steps = 0; steps < 20; steps += 1) {
    if ((await chosen(hers.page).innerText()) === title) break;
    await hers.page.getByRole('button', { name: 'Следующая' }).click();
  }
  await hers.page.getByText('Карточку сняли вы, поэтому решит другой сотрудник.').waitFor();
  expect(await hers.page.getByRole('button', { name: /^Показать снова/ }).count()).toBe(0);
  await hers.page.keyboard.press('a');
  expect(await hers.page.getByRole('button', { name: /^Отменить/ }).count()).toBe(0);
  expect(await problemsOf(hers.page)).toEqual([]);
  // Who asks is one press away.
  await hers.page.getByRole('article').getByRole('link', { name: 'Инна Лебедева' }).first().click();
  await expect.poll(place(hers.page), patience).toBe(`/admin/people/${owner.id}`);

  const other = await openAs(product, vera, desktop);
  await open(other.page, '/admin/appeals');
  await walkTo(other.page, title);
  await other.page.keyboard.press('a');
  const published = async () => {
    await passUndo(product);
    const { data } = await owner.visitor.call(cardCalls.resume.showOwn, { params });
    return data.state;
  };
  await expect.poll(published, patience).toBe('published');
  for (const { expectNoErrors, close } of [hers, other]) {
    expectNoErrors();
    await close();
  }
});
