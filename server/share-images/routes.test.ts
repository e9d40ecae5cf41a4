import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { photoCalls } from '#contract/photos.ts';
import {
  areaShareImage,
  cardShareImage,
  cityShareImage,
  homeShareImage,
  pageShareImage,
  postShareImage,
  sharedPages,
} from '#contract/share-images.ts';
import { goodDraft, publishCard, startCard, createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { jpegPhoto } from '#tests/pictures.ts';
import { purgeOutlived } from './actions.ts';
import { purgeShareImages } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const get = async (url: string, headers: Record<string, string> = {}) =>
  app.server.inject({ url, headers });
const stored = () => app.db.selectFrom('previews').selectAll().orderBy('made_at').execute();
const worker = () => createPerson(app, { role: 'worker', name: 'Зинаида Кукушкина' });

async function change(person: Person, { slug, version }: OwnCard, title: string): Promise<OwnCard> {
  const input = { params: { slug }, body: { version, draft: { title } } };
  const changed = await person.visitor.call(cardCalls.resume.update, input);
  return publishCard(person, changed.data);
}

const withdrawConsent = (id: number) =>
  app.db
    .updateTable('consents')
    .set({ withdrawn_at: new Date() })
    .where('user_id', '=', id)
    .where('kind', '=', 'distribution')
    .execute();

describe('a picture', () => {
  it.each([
    ...[
      homeShareImage,
      ...sharedPages.map(pageShareImage),
      cityShareImage('kazan'),
      areaShareImage('vacancy', 'kazan', 'nyanya'),
    ].map((path) => [path, 86_400] as const),
    // It may be taken back.
    [postShareImage({ slug: 'kak-vybrat-nyanyu' }), 300] as const,
  ])('%s is there in the size of share images, for %i seconds', async (path, seconds) => {
    const { statusCode, headers, rawPayload } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': `public, max-age=${seconds}`,
    });
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const again = await get(path, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it.each([
    '/og/atlantida.png',
    '/og/page/atlantida.png',
    '/og/vacancy/kazan/kosmonavt.png',
    '/og/vacancy/atlantida/nyanya.png',
    '/og/vacancies/kazan/nyanya.png',
    '/og/resume-nyanya-v-moskve-aaaaaa.png',
    '/og/resume-.png',
    '/og/%00.png',
    '/og/Kazan.png',
    '/og/blog/nobody-has-written-it.png',
  ])('%s is not there, and nobody remembers that', async (path) => {
    const { statusCode, headers, json } = await get(path);
    expect(statusCode).toBe(404);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(json()).toMatchObject({ code: 'not_found' });
  });
});

describe('the picture of a card', () => {
  it('is another one when the card changes, and the old one goes', async () => {
    const owner = await worker();
    const card = await createPublished(owner, 'resume');
    const path = cardShareImage(card);
    const first = await get(path);
    expect(first.statusCode).toBe(200);
    expect((await get(path)).headers.etag).toBe(first.headers.etag);
    const [before] = (await stored()).filter(({ card_id }) => card_id !== null).slice(-1);
    const name = before?.name ?? '';
    expect(await app.deps.storage.read(name)).toEqual(first.rawPayload);

    await change(owner, card, 'Няня с музыкальным образованием');
    const second = await get(path, { 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(200);
    expect(second.headers.etag).not.toBe(first.headers.etag);
    expect(await app.deps.storage.read(name)).toBeNull();
    expect((await stored()).filter(({ subject }) => subject === before?.subject)).toHaveLength(1);
  });

  it('shows the photo of whom everybody may know', async () => {
    const owner = await worker();
    const draft = await startCard(owner, 'resume', goodDraft('resume'));
    const { slug } = draft;
    const red = await jpegPhoto({ background: '#e01010' });
    const { data: photo } = await owner.visitor.send(photoCalls.add, {
      params: { slug },
      body: red,
    });
    const { data } = await owner.visitor.call(cardCalls.resume.update, {
      params: { slug },
      body: { version: draft.version, draft: { photos: [photo.id] } },
    });
    const card = await publishCard(owner, data);
    const { data: pixels, info } = await sharp((await get(cardShareImage(card))).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [r = 0, g = 0] = pixels.subarray((300 * info.width + 1000) * info.channels);
    expect(r).toBeGreaterThan(200);
    expect(g).toBeLessThan(60);
  });

  it('is not there for whom strangers may not know, nor for what is not public', async () => {
    const owner = await worker();
    const card = await createPublished(owner, 'resume');
    expect((await get(cardShareImage(card))).statusCode).toBe(200);
    await withdrawConsent(owner.id);
    expect((await get(cardShareImage(card))).statusCode).toBe(404);
    // Not even to its owner: a picture is for those who follow links.
    const cookie = [...owner.visitor.cookies].map((pair) => pair.join('=')).join('; ');
    expect((await get(cardShareImage(card), { cookie })).statusCode).toBe(404);

    const draft = await startCard(await worker(), 'resume', goodDraft('resume'));
    expect((await get(cardShareImage(draft))).statusCode).toBe(404);
    expect((await get(cardShareImage({ ...card, kind: 'vacancy' }))).statusCode).toBe(404);
  });
});

it('pages about the service have pictures that differ', async () => {
  const shown = [homeShareImage, ...sharedPages.map(pageShareImage)];
  const answers = await Promise.all(shown.map(async (path) => get(path)));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(shown.length);
});

it('a crawler with many connections is served, each picture drawn once', async () => {
  const cities = await app.db.selectFrom('cities').select('slug').limit(32).execute();
  const urls = cities.map(({ slug }) => areaShareImage('resume', slug, 'nyanya'));
  const answers = await Promise.all([...urls, ...urls.slice(0, 5)].map(async (url) => get(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(37).fill(200));
  expect(answers[32]?.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
});

describe('the purge', () => {
  it('removes pictures of what is not public, old ones, and all beyond a number', async () => {
    const owner = await worker();
    const card = await createPublished(owner, 'resume');
    await get(cardShareImage(card));
    await get(homeShareImage);
    const { id } = await app.db
      .selectFrom('cards')
      .select('id')
      .where('slug', '=', card.slug)
      .executeTakeFirstOrThrow();
    const ofCard = async () => (await stored()).find(({ card_id }) => card_id === id);
    const { name } = (await ofCard()) ?? { name: '' };
    const run = () => purgeShareImages.run(app.deps, {});
    await run();
    expect(await ofCard()).toMatchObject({ name });
    await withdrawConsent(owner.id);
    await run();
    expect(await ofCard()).toBeUndefined();
    expect(await app.deps.storage.read(name)).toBeNull();

    await get(areaShareImage('vacancy', 'samara', 'nyanya'));
    await get(cityShareImage('samara'));
    expect((await stored()).length).toBeGreaterThan(2);
    await purgeOutlived(app.deps, { most: 2, now: new Date() });
    const left = await stored();
    expect(left.map(({ subject }) => subject)).toEqual([
      'area:vacancy:samara:nyanya',
      'city:samara',
    ]);
    const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    await purgeOutlived(app.deps, { most: 2, now: later });
    expect(await stored()).toEqual([]);
    for (const row of left) expect(await app.deps.storage.read(row.name)).toBeNull();
  });
});
