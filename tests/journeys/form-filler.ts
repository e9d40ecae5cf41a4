import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { patience } from './navigation.ts';

/** Answers one question of a form by its labels. */
export async function answerQuestion(page: Page, definition: AttributeDefinition): Promise<void> {
  const field = page.locator(`[id="field-answers.${definition.key}"]`);
  await answers[definition.type](field, definition);
}

type Answer = (field: Locator, definition: AttributeDefinition) => Promise<void>;

const answers: Record<AttributeDefinition['type'], Answer> = {
  one: async (field, { options }) => {
    const value = options[0]?.value ?? '';
    if (await field.evaluate((element) => element.matches('select'))) {
      await field.selectOption(value);
    } else await field.getByRole('radio').first().check();
  },
  many: async (field) => {
    const boxes = field.getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
  },
  yes_no: (field) => field.getByRole('radio', { name: 'Да', exact: true }).check(),
  number: (field, { min }) => field.fill(String(Math.max(min ?? 1, 1))),
  range: async (field, { min, max }) => {
    const [from, to] = [min ?? 1, Math.min((min ?? 1) + 1, max ?? 2)];
    await field.getByLabel('От').fill(String(from));
    await field.getByLabel('До').fill(String(to));
  },
  text: (field, { label }) => field.fill(`${label}: расскажем при встрече.`),
  date: async (field) => {
    await field.getByLabel('День').fill('17');
    await field.getByLabel('Месяц').selectOption('05');
    await field.getByLabel('Год').fill('1984');
  },
  week: async (field) => {
    await field.getByRole('checkbox', { name: 'Понедельник, утро' }).check();
    await field.getByRole('checkbox', { name: 'Суббота, ночь' }).check();
  },
};

/** Types the beginning of a name, and presses it once the list is the one that was asked for. */
export async function chooseCity(
  page: Page,
  city: string,
  type: (box: Locator, text: string) => Promise<void>,
  press = (option: Locator) => option.click(),
): Promise<void> {
  const box = page.getByRole('combobox', { name: /Город/ });
  const begun = city.slice(0, 4);
  await type(box, begun);
  const options = page.getByRole('option');
  // An option that is pressed while the list gives way to another one is not chosen.
  await expect
    .poll(
      async () => (await options.allInnerTexts()).every((one) => one.startsWith(begun)),
      patience,
    )
    .toBe(true);
  await press(page.getByRole('option', { name: city }).first());
  await expect.poll(() => box.inputValue(), patience).toBe(city);
}

/** The questions that are the same for all cards of a kind and stand on the first step. */
export async function answerMain(page: Page, city: string): Promise<void> {
  await chooseCity(page, city, (box, text) => box.fill(text));
  await page.getByLabel('От', { exact: true }).fill('500');
  await page.getByLabel('До', { exact: true }).fill('700');
  await page.getByLabel('За что').selectOption('hour');
}

export async function addWorkplace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Добавить место работы' }).click();
  await page.getByLabel('Где', { exact: true }).fill('Семья с двумя детьми');
  await page.getByLabel('Начало: месяц').selectOption('09');
  await page.getByLabel('Начало: год').selectOption('2021');
}

/** What a family wants to know. */
export const asked = 'Когда вы могли бы начать?';

/** The last step of a vacancy. */
export async function answerLast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Добавить вопрос' }).click();
  await page.getByLabel('Вопрос 1', { exact: true }).fill(asked);
}

/** Lists of cities do not come until what it answers is called: a slow network. */
export async function holdCities(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/v1/cities?*', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
