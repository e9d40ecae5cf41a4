import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardKind } from '#contract/categories.ts';
import { createOwner } from '#tests/card-life.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { chooseCity } from './form-filler.ts';
import { patience, place } from './navigation.ts';
import { lastCode, openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** As long as a calm hand takes, in seconds. */
const pace = { tap: 0.8, letter: 0.25, screen: 4 };
const story = 'Люблю спокойную работу и добрых людей. Всё делаю внимательно, прихожу вовремя.';

/** One thumb on a phone; a tap on what something else covers fails. */
function thumb() {
  const done = { taps: 0, letters: 0, screens: 0 };
  const tap = async (target: Locator) => {
    await target.tap();
    done.taps += 1;
  };
  return {
    done,
    seconds: () => done.taps * pace.tap + done.letters * pace.letter + done.screens * pace.screen,
    /** Something new has to be read before it is answered. */
    read: async (first: Locator) => {
      await first.waitFor();
      done.screens += 1;
    },
    tap,
    type: async (field: Locator, text: string) => {
      await tap(field);
      await field.pressSequentially(text);
      done.letters += text.length;
    },
    /** The list of the system opens and closes. */
    pick: async (field: Locator, value: string) => {
      await field.selectOption(value);
      done.taps += 2;
    },
  };
}

type Hand = ReturnType<typeof thumb>;
type Answer = (page: Page, hand: Hand) => Promise<void>;

const check = (name: string) => (page: Page, hand: Hand) =>
  hand.tap(page.getByRole('checkbox', { name, exact: true }));

const born = async (page: Page, hand: Hand) => {
  await hand.type(page.getByLabel('День', { exact: true }), '17');
  await hand.pick(page.getByLabel('Месяц', { exact: true }), '05');
  await hand.type(page.getByLabel('Год', { exact: true }), '1984');
};
const years = (page: Page, hand: Hand) => hand.type(page.getByLabel(/^Опыт работы/), '7');

const ofFamily: Answer[] = [check('1–3 года')];

/** The shortest good card of each: what must be answered, and no more. */
const cards: {
  who: string;
  kind: CardKind;
  choice: string;
  category: string;
  pay: string;
  answers: Answer[];
  taps: number;
}[] = [
  {
    who: 'a nanny makes her resume',
    kind: 'resume',
    choice: 'Няней',
    category: 'nyanya',
    pay: 'hour',
    answers: [born, years, check('1–3 года')],
    taps: 16,
  },
  {
    who: 'a carer makes her resume',
    kind: 'resume',
    choice: 'Сиделкой',
    category: 'sidelka',
    pay: 'shift',
    answers: [born, years, check('ходит с тростью или ходунками')],
    taps: 15,
  },
  {
    who: 'a tutor makes his resume',
    kind: 'resume',
    choice: 'Репетитором',
    category: 'repetitor',
    pay: 'lesson',
    answers: [born, years, check('математика')],
    taps: 16,
  },
  {
    who: 'a family makes its vacancy',
    kind: 'vacancy',
    choice: 'Няню',
    category: 'nyanya',
    pay: 'hour',
    answers: ofFamily,
    taps: 13,
  },
];

it.each(cards)('$who with a thumb in far less than five minutes', async (card) => {
  const { kind, choice, category, pay, answers } = card;
  const owner = await createOwner(product, kind);
  const { page, expectNoErrors, close } = await openAs(product, owner, {
    ...phoneScreen,
    context: { hasTouch: true, isMobile: true },
  });
  const hand = thumb();
  const create = { resume: '/resumes/create', vacancy: '/vacancies/create' }[kind];
  await page.goto(product.origin + create);
  await expect.poll(place(page), patience).toBe(create);
  await hand.tap(page.getByRole('link', { name: choice, exact: true }));
  await expect.poll(place(page), patience).toBe(`${create}/${category}`);
  await chooseCity(page, 'Москва', hand.type, hand.tap);
  await hand.type(page.getByLabel('От', { exact: true }), '500');
  await hand.pick(page.getByLabel('За что'), pay);
  for (const answer of answers) await answer(page, hand);
  await hand.type(page.getByLabel(/^Расскажите о/), story);
  await hand.tap(page.getByRole('button', { name: 'Опубликовать' }));
  await page.waitForURL(/\/(resume|vacancy)-/);

  expect(hand.done.taps).toBeLessThanOrEqual(card.taps);
  expect(hand.seconds()).toBeLessThan(60);
  expectNoErrors();
  await close();
});

it('a family goes from the first page to its published vacancy in less than three minutes', async () => {
  const { page, expectNoErrors, close } = await product.open({
    ...phoneScreen,
    context: { hasTouch: true, isMobile: true },
  });
  const hand = thumb();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(product.origin);
  const role = page.getByRole('button', { name: /Найти помощника/ });
  await hand.read(role);
  await hand.tap(role);
  await hand.tap(button('Согласен'));
  await hand.tap(page.getByRole('link', { name: 'Вход', exact: true }));
  const signIn = page.getByRole('dialog', { name: 'Вход' });
  await hand.read(signIn);
  await hand.tap(signIn.getByRole('button', { name: /егистр/ }));
  const dialog = page.getByRole('dialog', { name: 'Регистрация' });
  await hand.read(dialog);
  await hand.tap(dialog.getByText('Найти помощника', { exact: true }));
  await hand.type(dialog.getByLabel('Как вас зовут'), 'Ольга');
  await hand.type(dialog.getByLabel('Телефон или почта'), '+79125550011');
  for (const consent of await dialog.getByRole('checkbox').all()) await hand.tap(consent);
  await hand.tap(dialog.getByRole('button', { name: 'Зарегистрироваться' }));
  await hand.read(page.getByLabel('Код из СМС'));
  await hand.type(page.getByLabel('Код из СМС'), await lastCode(product, '+79125550011'));
  await page.waitForURL('**/vacancies/create**');
  await hand.read(page.getByRole('heading', { level: 1 }));
  await hand.tap(page.getByRole('link', { name: 'Няню', exact: true }));
  await hand.read(page.getByRole('combobox', { name: /Город/ }));
  await chooseCity(page, 'Москва', hand.type, hand.tap);
  await hand.type(page.getByLabel('От', { exact: true }), '500');
  await hand.pick(page.getByLabel('За что'), 'hour');
  for (const answer of ofFamily) await answer(page, hand);
  await hand.type(page.getByLabel(/^Расскажите о/), story);
  await hand.tap(button('Опубликовать'));
  await page.waitForURL(/\/vacancy-/);
  expect(hand.seconds()).toBeLessThan(180);
  expectNoErrors();
  await close();
});
