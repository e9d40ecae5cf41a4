import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { avatarCalls } from '#contract/account.ts';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { type Photo, photoCalls, photoIdIn } from '#contract/photos.ts';
import { goodDraft, publishCard, startCard } from './cards.ts';
import { createPerson, type Person } from './factories.ts';
import { startTestApp, type TestApp } from './harness/app.ts';
import { jpegPhoto } from './pictures.ts';
import { fileUses } from '#server/file-uses.ts';
import { purgeFiles } from '#server/files/jobs.ts';
import { storedNames } from '#server/files/rules.ts';

const day = 24 * 60 * 60 * 1000;

let app: TestApp;
let owner: Person;
let card: OwnCard;
let photo: Photo;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  owner = await createPerson(app, { role: 'worker' });
  card = await startCard(owner, 'resume', goodDraft('resume'));
  photo = await add();
});

const purge = () => purgeFiles(fileUses).run(app.deps, {});

async function add(): Promise<Photo> {
  const input = { params: { slug: card.slug }, body: await jpegPhoto({ width: 200, height: 250 }) };
  return (await owner.visitor.call(photoCalls.add, input)).data;
}

async function show(photos: string[]): Promise<void> {
  const body = { version: card.version, draft: { photos } };
  const { data } = await owner.visitor.call(cardCalls.resume.update, {
    params: { slug: card.slug },
    body,
  });
  card = data;
}

/** As if the last look at the pictures had been so long ago. */
async function waitDays(days: number): Promise<void> {
  const unused_since = new Date(Date.now() - days * day - 60_000);
  const unused = app.db.updateTable('files').set({ unused_since });
  await unused.where('unused_since', 'is not', null).execute();
}

async function isKept({ id }: Pick<Photo, 'id'>): Promise<boolean> {
  const row = await app.db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst();
  const bytes = await Promise.all(storedNames(id).map((name) => app.deps.storage.read(name)));
  const kept = [row !== undefined, ...bytes.map((one) => one !== null)];
  expect(new Set(kept).size).toBe(1);
  return kept.every(Boolean);
}

it('throws a picture away that no card has taken up for a day', async () => {
  await purge();
  expect(await isKept(photo)).toBe(true);
  await waitDays(1);
  await purge();
  expect(await isKept(photo)).toBe(false);
});

it('keeps what a draft or people see, and counts the day anew from when it is taken off', async () => {
  await show([photo.id]);
  await purge();
  await waitDays(2);
  await purge();
  expect(await isKept(photo)).toBe(true);

  card = await publishCard(owner, card);
  await show([]);
  await purge();
  await waitDays(2);
  await purge();
  expect(await isKept(photo)).toBe(true);

  card = await publishCard(owner, card);
  await purge();
  expect(await isKept(photo)).toBe(true);
  await waitDays(1);
  await purge();
  expect(await isKept(photo)).toBe(false);
});

it('keeps the picture of a profile, and throws away the one before and one taken off', async () => {
  const addFace = async () => {
    const input = { body: await jpegPhoto({ width: 200, height: 250 }) };
    const { data } = await owner.visitor.call(avatarCalls.add, input);
    return { id: photoIdIn(data.avatar_url ?? '') };
  };
  const [old, now] = [await addFace(), await addFace()];
  await purge();
  await waitDays(1);
  await purge();
  expect([await isKept(old), await isKept(now)]).toEqual([false, true]);
  const restore = (photo: string) => owner.visitor.call(avatarCalls.restore, { body: { photo } });
  expect((await restore(old.id)).status).toBe(404);

  await owner.visitor.call(avatarCalls.remove);
  await purge();
  expect((await restore(now.id)).status).toBe(200);
  await waitDays(1);
  await purge();
  expect(await isKept(now)).toBe(true);
  await owner.visitor.call(avatarCalls.remove);
  await purge();
  await waitDays(1);
  await purge();
  expect(await isKept(now)).toBe(false);
});

it('throws away the pictures of a card that was deleted', async () => {
  await show([photo.id]);
  await purge();
  const input = { params: { slug: card.slug }, body: { version: card.version } };
  await owner.visitor.call(cardCalls.resume.remove, input);
  await purge();
  await waitDays(1);
  await purge();
  expect(await isKept(photo)).toBe(false);
});

it('throws away the pictures of a person who is gone', async () => {
  await app.db.deleteFrom('cards').where('owner_id', '=', owner.id).execute();
  await app.db.deleteFrom('subscriptions').where('user_id', '=', owner.id).execute();
  await app.db.deleteFrom('users').where('id', '=', owner.id).execute();
  await purge();
  expect(await isKept(photo)).toBe(false);
});

it('goes on where a crash has stopped it', async () => {
  await app.db.updateTable('files').set({ owner_id: null }).where('id', '=', photo.id).execute();
  await app.deps.storage.remove(storedNames(photo.id)[0] ?? '');
  await purge();
  expect(await isKept(photo)).toBe(false);
});

it('leaves what a draft is just taking up', async () => {
  await waitDays(1);
  await app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('files').select('id').where('id', '=', photo.id).forShare().execute();
    await purge();
  });
  expect(await isKept(photo)).toBe(true);
});

it('refuses a picture that is being thrown away', async () => {
  await app.db.updateTable('files').set({ owner_id: null }).where('id', '=', photo.id).execute();
  const { status, problem } = await owner.visitor.call(cardCalls.resume.update, {
    params: { slug: card.slug },
    body: { version: card.version, draft: { photos: [photo.id] } },
  });
  expect(status).toBe(422);
  expect(problem.errors).toEqual({
    'draft.photos': ['Одной из фотографий уже нет. Добавьте её снова'],
  });
});
