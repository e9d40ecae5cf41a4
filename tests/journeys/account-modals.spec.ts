import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { closed, dialogs, expectOnly } from './dialogs.ts';
import { violationsOf } from './screen-checks.ts';
import { move, patience, place } from './navigation.ts';
import { desktop, lastCode, openAs, phoneScreen, signIn } from './people.ts';

let product: Product;
let nanny: Person;
let cardPage: string;
beforeAll(async () => {
  product = await startProduct();
  nanny = await createPerson(product, { role: 'worker' });
  cardPage = `/resume-${(await createPublished(nanny, 'resume')).slug}`;
});
afterAll(() => product.stop());

const titles = {
  editProfile: 'Профиль',
  editPassword: 'Смена пароля',
  editEmail: 'Почта',
  editPhone: 'Телефон',
  changeAvatar: 'Фото профиля',
  complaint: 'Жалоба на анкету',
};
const names = Object.keys(titles) as (keyof typeof titles)[];

describe('a modal about an account', () => {
  it.each(names)('opens %s over any page, and going back closes it', async (name) => {
    const family = await createPerson(product, { role: 'moderator' });
    const { page, expectNoErrors, close } = await openAs(product, family, desktop);
    const under = name === 'complaint' ? cardPage : '/cookiepolicy-page';
    await page.goto(`${product.origin}${under}?modal=${name}`);
    await expectOnly(page, titles[name]);
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await expect.poll(place(page), patience).toBe(under);
    await move(page, `${under}?modal=${name}`);
    await expectOnly(page, titles[name]);
    await page.goBack();
    await closed(page);
    await expect.poll(place(page), patience).toBe(under);
    expectNoErrors();
    await close();
  });

  it.each(names)('%s asks a guest to sign in first, and comes back', async (name) => {
    const family = await createPerson(product, { role: 'moderator' });
    const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    const under = name === 'complaint' ? cardPage : '/cookiepolicy-page';
    await page.goto(`${product.origin}${under}?modal=${name}`);
    await expectOnly(page, 'Вход');
    const target = `${under}?modal=${name}`;
    await expect.poll(place(page), patience).toBe(`${under}?modal=login&next=${target}`);
    await signIn(page, family.phone);
    await expectOnly(page, titles[name]);
    await expect.poll(place(page), patience).toBe(target);
    expectNoErrors();
    await close();
  });
});

describe('a complaint', () => {
  it('is made from the page of a card, by a guest after signing in', async () => {
    const family = await createPerson(product, { role: 'moderator' });
    const { page, expectNoErrors, close } = await openAs(product, null, phoneScreen);
    await page.goto(product.origin + cardPage);
    await expect.poll(place(page), patience).toBe(cardPage);
    await page.getByRole('link', { name: 'Пожаловаться' }).click();
    await expectOnly(page, 'Вход');
    await signIn(page, family.phone);
    await expectOnly(page, titles.complaint);
    await page.getByRole('button', { name: 'Отправить жалобу' }).click();
    await dialogs(page).getByText('Выберите причину').waitFor();
    await page.getByText('Просят деньги или похоже на обман').click();
    await page.getByLabel(/^Расскажите подробнее/).fill('Просит предоплату');
    await page.getByRole('button', { name: 'Отправить жалобу' }).click();
    await page.getByText(/мы\sпроверим эту карточку/).waitFor();
    await expect.poll(place(page), patience).toBe(cardPage);
    const kept = await product.db
      .selectFrom('complaints')
      .select(['reason', 'text'])
      .where('author_id', '=', family.id)
      .execute();
    expect(kept).toEqual([{ reason: 'fraud', text: 'Просит предоплату' }]);
    // Whoever comes again is told that somebody looks at it, and where the answer will be.
    await page.goto(`${product.origin}${cardPage}?modal=complaint`);
    await dialogs(page)
      .getByText(/^Вы\sжаловались /)
      .waitFor();
    await page.getByRole('link', { name: 'Все ваши жалобы' }).click();
    await expect.poll(place(page), patience).toBe('/account/complaints');
    await page.getByText('Просит предоплату').waitFor();
    await page.getByText('Мы смотрим карточку. Ответ придёт сюда и на почту.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expectNoErrors();
    await close();
  });

  it('is nobody’s about their own card', async () => {
    const { page, expectNoErrors, close } = await openAs(product, nanny, desktop);
    await page.goto(`${product.origin}${cardPage}?modal=complaint`);
    await page.getByText('Это ваша карточка: на неё пожаловаться нельзя').waitFor();
    await expect.poll(place(page), patience).toBe(cardPage);
    await closed(page);
    expect(await page.getByRole('link', { name: 'Пожаловаться' }).count()).toBe(0);
    expectNoErrors();
    await close();
  });
});

it('a code can be dictated by a call, once the first minute is over', async () => {
  const person = await createPerson(product, { role: 'worker', verified: false });
  const { page, expectNoErrors, close } = await openAs(product, person, phoneScreen);
  await page.goto(`${product.origin}/account/edit/edit-phone`);
  await expect.poll(place(page), patience).toBe('/account/edit/edit-phone');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из СМС').waitFor();
  const call = page.getByRole('button', { name: 'Позвонить и продиктовать код' });
  expect(await call.count()).toBe(0);
  // The minute passes: for the server, and for the page after a reload.
  await product.db.deleteFrom('attempts').execute();
  await page.evaluate(() => {
    const [, , target] = String(sessionStorage['code-sent.phone']).split(' ');
    sessionStorage['code-sent.phone'] = `${Date.now() - 61_000} ${Date.now() - 1000} ${target}`;
  });
  await page.reload();
  await call.click();
  await page.getByText(/Сейчас позвонит робот/).waitFor();
  const letter = () =>
    product.db
      .selectFrom('letters')
      .select('channel')
      .where('recipient', '=', person.phone)
      .orderBy('id', 'desc')
      .executeTakeFirst();
  expect((await letter())?.channel).toBe('call');
  await page.getByLabel('Код из звонка').fill(await lastCode(product, person.phone));
  await page.getByText('Телефон подтверждён').waitFor();
  expectNoErrors();
  await close();
});
