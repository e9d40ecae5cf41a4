import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { desktop, fillCard, phoneScreen, publish, register } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const password = 'dlinnyi-parol-42';

const check = (label: string | RegExp) => async (page: Page) => {
  await page.getByLabel(label).first().check();
};

/** Opens the home page as somebody who was never here, and goes to the registration. */
async function arrive(page: Page, role: 'Найти помощника' | 'Найти работу'): Promise<void> {
  await page.goto(product.origin);
  const choice = page.getByRole('dialog');
  await choice.getByRole('button', { name: new RegExp(role) }).click();
  await page.getByRole('button', { name: 'Согласен' }).click();
  await page.goto(`${product.origin}/?modal=registration`);
}

it('a family and a nanny find each other', async () => {
  const family = await product.open(desktop);
  const nanny = await product.open(phoneScreen);

  await arrive(nanny.page, 'Найти работу');
  const anna = {
    role: 'Найти работу',
    name: 'Анна Петрова',
    phone: '+79120000001',
    password,
  } as const;
  await register(product, nanny.page, anna);
  await nanny.page.getByRole('link', { name: /^Нян/ }).first().click();
  await fillCard(nanny.page, {
    city: 'Ростов-на-Дону',
    payFrom: '450',
    about: 'Двенадцать лет работаю с детьми до школы. Спокойная, люблю читать вслух и лепить.',
    others: async (page) => {
      await page.getByLabel('День', { exact: true }).fill('17');
      await page.getByLabel('Месяц', { exact: true }).selectOption({ index: 5 });
      await page.getByLabel('Год', { exact: true }).fill('1984');
      await page.getByLabel(/Опыт работы/).fill('12');
      await check('1–3 года')(page);
    },
  });
  await nanny.page.getByLabel('Разрешаю показывать моё имя').check();
  const resume = await publish(nanny.page);

  await arrive(family.page, 'Найти помощника');
  const olga = { role: 'Найти помощника', name: 'Ольга', phone: '+79120000002', password } as const;
  await register(product, family.page, olga);
  await family.page.getByRole('link', { name: /^Нян/ }).first().click();
  await fillCard(family.page, {
    city: 'Ростов-на-Дону',
    payFrom: '500',
    about: 'Ищем няню для дочки трёх лет: забирать из сада, гулять, ужинать, читать на ночь.',
    others: check('1–3 года'),
  });
  const vacancy = await publish(family.page);

  await family.page.goto(`${product.origin}/resumes/rostov-na-donu/nyanya`);
  await family.page.locator(`a[href="${resume}"]`).first().click();
  await family.page.waitForURL(`**${resume}`);
  await family.page.getByRole('heading', { level: 1, name: 'Няня' }).waitFor();
  expect(await family.page.getByText('Анна Петрова').first().isVisible()).toBe(true);

  await nanny.page.goto(`${product.origin}/vacancies/rostov-na-donu/nyanya`);
  await nanny.page.locator(`a[href="${vacancy}"]`).first().click();
  await nanny.page.waitForURL(`**${vacancy}`);
  const wanted = nanny.page.getByText('забирать из сада').first();
  await wanted.waitFor();
  expect(await wanted.isVisible()).toBe(true);

  for (const person of [family, nanny]) {
    person.expectNoErrors();
    await person.close();
  }
});
