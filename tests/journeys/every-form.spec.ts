import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CardKind } from '#contract/categories.ts';
import { categories } from '#db/content/categories.ts';
import { startingDefinitions } from '#db/content/questions/sets.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { overflowOf } from './eyes.ts';
import {
  addWorkplace,
  answerLast,
  answerMain,
  answerQuestion,
  asked,
  atOnce,
  byHand,
} from './form-filler.ts';
import { patience, place } from './moves.ts';
import { openAs, phoneScreen, publish } from './people.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** Pictures of every step go there, for whoever wants to look at all the forms at once. */
const album = process.env['PICTURES'];

// Both sides of a category ask the same in other words: beyond the first, one of them will do.
const sides = ['resume', 'vacancy'] as const;
const forms = categories.flatMap(({ slug, name }, at) =>
  sides
    .filter((_side, side) => album || at === 0 || side === at % 2)
    .map((kind) => ({ slug, name, kind })),
);
const areas: Record<CardKind, string> = { resume: 'resumes', vacancy: 'vacancies' };
const story =
  'Работаю спокойно и внимательно, прихожу вовремя, люблю порядок и добрый разговор за чаем.';

async function look(page: Page, name: string): Promise<void> {
  expect(await overflowOf(page)).toEqual([]);
  if (!album) return;
  mkdirSync(album, { recursive: true });
  await page.screenshot({ path: `${album}/${name}.png`, fullPage: true });
}

it.each(forms)('$name, $kind: every question is answered on a phone', async (form) => {
  const { slug, kind } = form;
  const role = kind === 'resume' ? 'worker' : 'employer';
  const person = await createPerson(product, { role, name: 'Анна Петрова' });
  const { page, expectNoErrors, close } = await openAs(product, person, phoneScreen);
  // Every kind of question stands in the forms of nannies; the others have more of the same.
  const tick = slug === 'nyanya' ? byHand : atOnce;
  const path = `/${areas[kind]}/create/${slug}`;
  await page.goto(product.origin + path);
  await expect.poll(place(page), patience).toBe(path);
  const definitions = startingDefinitions(slug, kind);
  await answerMain(page, 'Самара');
  for (const one of definitions.filter(({ required }) => required)) {
    await answerQuestion(page, one, tick);
  }
  await page.getByLabel(/^Расскажите о/).fill(story);
  await look(page, `${slug}-${kind}-01`);

  const titles = [...new Set(definitions.map(({ step }) => step))];
  for (const [at, title] of titles.entries()) {
    const ofStep = definitions.filter(({ step }) => step === title);
    const hasWork = kind === 'resume' && ofStep.some(({ key }) => key === 'experience');
    const others = ofStep.filter(({ required }) => !required);
    if (others.length === 0 && !hasWork) continue;
    await goOn(page, title);
    for (const one of others) await answerQuestion(page, one, tick);
    if (hasWork) await addWorkplace(page);
    await look(page, `${slug}-${kind}-${String(at + 2).padStart(2, '0')}`);
  }
  await goOn(page, kind === 'resume' ? 'Фотографии' : 'Вопросы и срок');
  if (kind === 'vacancy') await answerLast(page);
  await look(page, `${slug}-${kind}-last`);
  if (kind === 'resume') await page.getByLabel('Разрешаю показывать моё имя').check();

  const shownAt = await publish(page);
  await expect.poll(place(page), patience).toContain(shownAt);
  const shown = await page.locator('main').innerText();
  const groups = titles.filter((title) => isShown(definitions, title));
  expect(groups.filter((title) => !shown.includes(title))).toEqual([]);
  expect(shown).toContain(story);
  const question = kind === 'vacancy' ? [asked] : [];
  expect(question.filter((text) => !shown.includes(text))).toEqual([]);
  expect(shown).not.toMatch(/undefined|null|NaN|улица Мира/);
  await look(page, `${slug}-${kind}-page`);
  expectNoErrors();
  await close();
});

async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
}

/** The birth date stands at the name, and the week is drawn on its own. */
function isShown(definitions: ReturnType<typeof startingDefinitions>, title: string): boolean {
  return definitions.some(
    ({ step, type, key }) =>
      step === title && type !== 'week' && key !== 'birth_date' && key !== 'hide_age',
  );
}
