import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import {
  addFavorite,
  keepFavoriteNote,
  listFavorites,
  noteAtMost,
  removeFavorite,
} from '#contract/favorites.ts';
import { createPublished, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const secret = 'Спросить о собаке';
const mark = ({ visitor }: Person, favorite: string) =>
  visitor.call(addFavorite, { body: { favorite } });
const keep = ({ visitor }: Person, favorite: string, note: string) =>
  visitor.call(keepFavoriteNote, { body: { favorite, note } });
const notes = async ({ visitor }: Person) =>
  (await visitor.call(listFavorites)).data.data.map(({ note }) => note);

async function familyWithFavorite() {
  const family = await createPerson(app, { role: 'employer' });
  const nanny = await createPerson(app, { role: 'worker' });
  const { slug, version } = await createPublished(nanny, 'resume');
  await mark(family, slug);
  return { family, nanny, slug, version };
}

it('keeps the last note, also while its card is no favorite, until it is emptied', async () => {
  const { family, slug } = await familyWithFavorite();
  expect(await notes(family)).toEqual(['']);
  for (const note of ['Звонить', ` ${secret}\nи о няне `]) {
    expect((await keep(family, slug, note)).status).toBe(204);
  }
  await family.visitor.call(removeFavorite, { body: { favorite: slug } });
  expect(await notes(family)).toEqual([]);
  await mark(family, slug);
  expect(await notes(family)).toEqual([`${secret}\nи о няне`]);
  for (const note of ['  ', '']) expect((await keep(family, slug, note)).status).toBe(204);
  expect(await notes(family)).toEqual(['']);
});

it('shows a note to nobody but its writer', async () => {
  const { family, nanny, slug } = await familyWithFavorite();
  const other = await createPerson(app, { role: 'employer' });
  await mark(other, slug);
  await keep(family, slug, secret);
  expect(await notes(other)).toEqual(['']);
  await keep(other, slug, 'Другое');
  await keep(other, slug, '');
  expect(await notes(family)).toEqual([secret]);
  const params = { slug };
  for (const { visitor } of [other, nanny, { visitor: app.visitor() }]) {
    const page = await visitor.call(cardCalls.resume.show, { params });
    expect(JSON.stringify(page.data)).not.toContain(secret);
  }
  expect((await keep({ ...other, visitor: app.visitor() }, slug, secret)).status).toBe(401);
});

it('writes on what was marked or can be seen, and tells nothing of what cannot', async () => {
  const { family, nanny, slug, version } = await familyWithFavorite();
  const draft = await startCard(await createPerson(app, { role: 'worker' }), 'resume');
  for (const hidden of [draft.slug, 'nyanya-v-moskve-zzzzzz']) {
    expect((await keep(family, hidden, secret)).status).toBe(404);
  }
  await nanny.visitor.call(cardCalls.resume.withdraw, { params: { slug }, body: { version } });
  expect((await keep(family, slug, secret)).status).toBe(204);
  const stranger = await createPerson(app, { role: 'employer' });
  expect((await keep(stranger, slug, secret)).status).not.toBe(204);
});

it('refuses what is too long, and too much of it', async () => {
  const { family, slug } = await familyWithFavorite();
  expect((await keep(family, slug, 'я'.repeat(noteAtMost))).status).toBe(204);
  const long = await keep(family, slug, 'я'.repeat(noteAtMost + 1));
  expect(long.status).toBe(422);
  expect(Object.keys(long.problem.errors ?? {})).toEqual(['note']);
  await app.db
    .updateTable('attempts')
    .set({ count: 600 })
    .where('key', '=', `favorite-note:${family.id}`)
    .execute();
  expect((await keep(family, slug, secret)).status).toBe(429);
});
