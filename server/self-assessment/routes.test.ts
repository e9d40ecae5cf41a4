import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { type SkillLevel, selfAssessmentCalls } from '#contract/self-assessment.ts';
import { skillsByCategory } from '#contract/skills.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const answers: Record<string, SkillLevel> = { newborn: 'sure', games: 'some', school: 'none' };
const said = { category: 'nyanya', answers, is_shown: true };
const say = ({ visitor }: Person, body: typeof said) =>
  visitor.call(selfAssessmentCalls.update, { body });
const listOf = async ({ visitor }: Person) =>
  (await visitor.call(selfAssessmentCalls.list)).data.data;

async function nannyWithCard() {
  const nanny = await createPerson(app, { role: 'worker' });
  return { nanny, card: await createPublished(nanny, 'resume') };
}

/** As a guest sees it. */
const skillsOf = async (slug: string) =>
  (await app.visitor().call(cardCalls.resume.show, { params: { slug } })).data.skills;

it('asks about every category, first that of the own resume', async () => {
  const { nanny } = await nannyWithCard();
  const list = await listOf(nanny);
  expect(list.map(({ category }) => category.slug).toSorted()).toEqual(
    Object.keys(skillsByCategory).toSorted(),
  );
  expect(list.map(({ is_own }) => is_own).indexOf(false)).toBe(1);
  expect(list[0]).toMatchObject({ category: { slug: 'nyanya' }, answers: {}, is_shown: false });
  const stranger = await createPerson(app, { role: 'worker' });
  expect((await listOf(stranger)).some(({ is_own }) => is_own)).toBe(false);
});

it('is asked about for every category there is', async () => {
  const categories = await app.db.selectFrom('categories').select('slug').execute();
  for (const { slug } of categories)
    expect(Object.keys(skillsByCategory[slug] ?? {})).not.toEqual([]);
});

it('stands on the card only while the worker wishes it', async () => {
  const { nanny, card } = await nannyWithCard();
  await say(nanny, { ...said, is_shown: false });
  expect(await skillsOf(card.slug)).toEqual({ sure: [], some: [] });
  const { data } = await say(nanny, said);
  expect(data).toMatchObject({ answers, is_shown: true, is_own: true });
  expect(await skillsOf(card.slug)).toEqual({
    sure: ['Уход за младенцем до года'],
    some: ['Развивающие игры по возрасту'],
  });
  await say(nanny, { ...said, answers: {} });
  expect(await skillsOf(card.slug)).toEqual({ sure: [], some: [] });
});

it('of another category says nothing on this card', async () => {
  const { nanny, card } = await nannyWithCard();
  await say(nanny, { ...said, category: 'sidelka', answers: { lifting: 'sure' } });
  expect(await skillsOf(card.slug)).toEqual({ sure: [], some: [] });
});

it('makes the cached page of the card stale', async () => {
  const { nanny, card } = await nannyWithCard();
  await app.db.deleteFrom('page_changes').execute();
  await say(nanny, said);
  const changes = await app.db.selectFrom('page_changes').select('tags').execute();
  expect(changes.flatMap(({ tags }) => tags)).toContain(`card:${card.slug}`);
});

it('refuses what is not asked, and keeps what was', async () => {
  const { nanny } = await nannyWithCard();
  await say(nanny, said);
  const wrong = { ...said, answers: { lifting: 'sure' as const } };
  expect((await say(nanny, wrong)).problem).toMatchObject({
    status: 422,
    errors: { 'answers.lifting': ['Такого вопроса нет'] },
  });
  expect((await say(nanny, { ...said, category: 'kosmonavt' })).status).toBe(404);
  expect((await listOf(nanny))[0]?.answers).toEqual(answers);
});
