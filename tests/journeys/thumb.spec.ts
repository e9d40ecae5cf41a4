import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardKind } from '#contract/categories.ts';
import { createOwner } from '#tests/card-life.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { patience, place } from './moves.ts';
import { openAs, phoneScreen } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** As long as a calm hand takes, in seconds. */
const pace = { tap: 0.8, letter: 0.25 };
const story = 'Люблю спокойную работу и добрых людей. Всё делаю внимательно, прихожу вовремя.';

/** One thumb on a phone; a tap on what something else covers fails. */
function thumb() {
  const done = { taps: 0, letters: 0 };
  const tap = async (target: Locator) => {
    await target.tap();
    done.taps += 1;
  };
  return {
    done,
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

async function goOn(page: Page, hand: ReturnType<typeof thumb>): Promise<void> {
  const title = page.locator('#step-title');
  const before = await title.innerText();
  await hand.tap(page.getByRole('button', { name: 'Дальше' }));
  await expect.poll(() => title.innerText(), patience).not.toBe(before);
}

type Hand = ReturnType<typeof thumb>;
type Answers = Record<string, (page: Page, hand: Hand) => Promise<void>>;

const check = (name: string) => (page: Page, hand: Hand) =>
  hand.tap(page.getByRole('checkbox', { name, exact: true }));

const born = async (page: Page, hand: Hand) => {
  await hand.type(page.getByLabel('День', { exact: true }), '17');
  await hand.pick(page.getByLabel('Месяц', { exact: true }), '05');
  await hand.type(page.getByLabel('Год', { exact: true }), '1984');
};
const years = (page: Page, hand: Hand) => hand.type(page.getByLabel(/^Опыт работы/), '7');

const hours = async (page: Page, hand: Hand) => {
  await check('полный день')(page, hand);
  await check('без проживания')(page, hand);
};

/** The shortest good card of each: what must be answered, and no more. */
const cards: {
  who: string;
  kind: CardKind;
  choice: string;
  category: string;
  pay: string;
  answers: Answers;
  taps: number;
}[] = [
  {
    who: 'a nanny makes her resume',
    kind: 'resume',
    choice: 'Няней',
    category: 'nyanya',
    pay: 'hour',
    answers: { 'О себе': born, Опыт: years, Дети: check('1–3 года'), 'Режим и занятость': hours },
    taps: 27,
  },
  {
    who: 'a carer makes her resume',
    kind: 'resume',
    choice: 'Сиделкой',
    category: 'sidelka',
    pay: 'shift',
    answers: {
      'О себе': born,
      Опыт: years,
      Подопечные: check('ходит с тростью или ходунками'),
      'Режим и занятость': hours,
    },
    taps: 26,
  },
  {
    who: 'a tutor makes his resume',
    kind: 'resume',
    choice: 'Репетитором',
    category: 'repetitor',
    pay: 'lesson',
    answers: {
      'О себе': born,
      Опыт: years,
      'Предметы и ученики': check('математика'),
      'Место и время занятий': check('онлайн'),
      'Режим и занятость': check('по часам'),
    },
    taps: 27,
  },
  {
    who: 'a family makes its vacancy',
    kind: 'vacancy',
    choice: 'Няню',
    category: 'nyanya',
    pay: 'hour',
    answers: {
      'О детях': async (page, hand) => {
        await check('1–3 года')(page, hand);
        await hand.type(page.getByLabel(/^Сколько детей/), '1');
      },
      'Режим и занятость': check('полный день'),
      'Проживание и дом': check('без проживания'),
    },
    taps: 25,
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
  await hand.type(page.getByRole('combobox', { name: /Город/ }), 'Моск');
  await hand.tap(page.getByRole('option', { name: 'Москва' }).first());
  await hand.type(page.getByLabel('От', { exact: true }), '500');
  await hand.pick(page.getByLabel('За что'), pay);
  for (;;) {
    const title = await page.locator('#step-title').innerText();
    await answers[title]?.(page, hand);
    if (title === 'Рассказ и публикация') break;
    await goOn(page, hand);
  }
  await hand.type(page.getByLabel(/^Расскажите о/), story);
  await hand.tap(page.getByRole('button', { name: 'Опубликовать' }));
  await page.waitForURL(/\/(resume|vacancy)-/);

  const { taps, letters } = hand.done;
  expect(taps).toBeLessThanOrEqual(card.taps);
  expect(taps * pace.tap + letters * pace.letter).toBeLessThan(60);
  expectNoErrors();
  await close();
});
