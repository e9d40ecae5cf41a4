import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
const story = 'Люблю детей и спокойные прогулки. Работаю внимательно, прихожу вовремя.';

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

it('a nanny makes her resume with a thumb in far less than five minutes', async () => {
  const anna = await createOwner(product, 'resume');
  const { page, expectNoErrors, close } = await openAs(product, anna, {
    ...phoneScreen,
    context: { hasTouch: true, isMobile: true },
  });
  const hand = thumb();
  await page.goto(`${product.origin}/resumes/create`);
  await expect.poll(place(page), patience).toBe('/resumes/create');
  await hand.tap(page.getByRole('link', { name: 'Няней', exact: true }));
  await expect.poll(place(page), patience).toBe('/resumes/create/nyanya');
  await hand.type(page.getByRole('combobox', { name: /Город/ }), 'Моск');
  await hand.tap(page.getByRole('option', { name: 'Москва' }).first());
  await hand.type(page.getByLabel('От', { exact: true }), '500');
  await hand.pick(page.getByLabel('За что'), 'hour');
  await goOn(page, hand);
  await hand.type(page.getByLabel('День', { exact: true }), '17');
  await hand.pick(page.getByLabel('Месяц', { exact: true }), '05');
  await hand.type(page.getByLabel('Год', { exact: true }), '1984');
  await goOn(page, hand);
  await hand.type(page.getByLabel(/^Опыт работы/), '7');
  await goOn(page, hand);
  await hand.tap(page.getByRole('checkbox', { name: '1–3 года' }));
  for (let step = 4; step < 8; step += 1) await goOn(page, hand);
  await hand.tap(page.getByRole('checkbox', { name: 'полный день', exact: true }));
  await hand.tap(page.getByRole('checkbox', { name: 'без проживания' }));
  for (let step = 8; step < 12; step += 1) await goOn(page, hand);
  await hand.type(page.getByLabel(/^Расскажите о/), story);
  await hand.tap(page.getByRole('button', { name: 'Опубликовать' }));
  await page.waitForURL(/\/resume-/);

  const { taps, letters } = hand.done;
  expect(taps).toBeLessThanOrEqual(27);
  expect(taps * pace.tap + letters * pace.letter).toBeLessThan(60);
  expectNoErrors();
  await close();
});
