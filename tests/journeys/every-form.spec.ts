import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer, AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import type { DraftChange } from '#contract/drafts.ts';
import { categories } from '#db/content/categories.ts';
import { startingDefinitions } from '#db/content/questions/sets.ts';
import { startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startProduct, type Product } from '#tests/harness/product.ts';
import { overflowOf } from './screen-checks.ts';
import { addWorkplace, answerLast, answerMain, answerQuestion, asked } from './form-filler.ts';
import { patience, place } from './navigation.ts';
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

it.each(forms)(
  '$name, $kind: every question fits a phone, and its answer is shown',
  async (form) => {
    const { slug, kind } = form;
    const role = kind === 'resume' ? 'worker' : 'employer';
    const person = await createPerson(product, { role, name: 'Анна Петрова' });
    const definitions = startingDefinitions(slug, kind);
    // Every kind of question stands in the forms of nannies: those are filled by hand.
    const isByHand = slug === 'nyanya';
    if (!isByHand) await startCard(person, kind, answeredDraft(kind, definitions), slug);
    const { page, expectNoErrors, close } = await openAs(product, person, phoneScreen);
    const path = `/${areas[kind]}/create/${slug}`;
    await page.goto(product.origin + path);
    await expect.poll(place(page), patience).toBe(path);
    if (isByHand) {
      await answerMain(page, 'Самара');
      for (const one of definitions.filter(({ required }) => required)) {
        await answerQuestion(page, one);
      }
      await page.getByLabel(/^Расскажите о/).fill(story);
    }
    await look(page, `${slug}-${kind}-01`);

    const closer = kind === 'resume' ? 'Район и заголовок' : 'Адрес и заголовок';
    await goOn(page, closer);
    if (isByHand && kind === 'vacancy') await page.getByLabel('Точный адрес').fill(address);
    await look(page, `${slug}-${kind}-02`);

    const titles = [...new Set(definitions.map(({ step }) => step))];
    for (const [at, title] of titles.entries()) {
      const ofStep = definitions.filter(({ step }) => step === title);
      const hasWork = kind === 'resume' && ofStep.some(({ key }) => key === 'experience');
      const others = ofStep.filter(({ required }) => !required);
      if (others.length === 0 && !hasWork) continue;
      await goOn(page, title);
      if (isByHand) {
        for (const one of others) await answerQuestion(page, one);
        if (hasWork) await addWorkplace(page);
      }
      await look(page, `${slug}-${kind}-${String(at + 3).padStart(2, '0')}`);
    }
    await goOn(page, kind === 'resume' ? 'Фотографии' : 'Вопросы и срок');
    if (isByHand && kind === 'vacancy') await answerLast(page);
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
  },
);

/** The draft of a form of which every question was answered. */
function answeredDraft(kind: CardKind, definitions: AttributeDefinition[]): DraftChange {
  return {
    city: 'samara',
    pay: { from_kopecks: 50_000, to_kopecks: 70_000, unit: 'hour' },
    about: story,
    answers: Object.fromEntries(definitions.map((one) => [one.key, answers[one.type](one)])),
    ...(kind === 'resume' ? { workplaces: [workplace] } : { address, questions: [asked] }),
  };
}

const address = 'улица Мира, дом 17';
const workplace = {
  place: 'Семья с двумя детьми',
  from: '2021-09',
  until: null,
  duties: null,
  can_refer: false,
};

const answers: Record<AttributeDefinition['type'], (one: AttributeDefinition) => Answer> = {
  one: ({ options }) => options[0]?.value ?? '',
  many: ({ options }) => options.slice(0, 2).map(({ value }) => value),
  yes_no: () => true,
  number: ({ min }) => Math.max(min ?? 1, 1),
  range: ({ min, max }) => ({ from: min ?? 1, to: Math.min((min ?? 1) + 1, max ?? 2) }),
  text: ({ label }) => `${label}: расскажем при встрече.`,
  date: () => '1984-05-17',
  week: () => ['mon_morning', 'sat_night'],
};

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
