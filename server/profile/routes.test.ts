import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { avatarCalls } from '#contract/account.ts';
import { cardCalls } from '#contract/card-calls.ts';
import { photoUrl } from '#contract/photos.ts';
import { getUser, lookAround, updateUser } from '#contract/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { jpegPhoto } from '#tests/pictures.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  owner = await createPerson(app, { role: 'worker' });
});

const add = async (person = owner) => {
  const { data } = await person.visitor.call(avatarCalls.add, {
    body: await jpegPhoto({ width: 400, height: 800 }),
  });
  return idOf(data.avatar_url);
};
const idOf = (url: string | null) => url?.split('/')[2] ?? '';
const crop = (person: Person, frame: object) =>
  person.visitor.send(avatarCalls.crop, { body: frame });
const sizeOf = async (id: string) => {
  const { rawPayload } = await app.server.inject({ url: photoUrl(id, 320) });
  const { width, height } = await sharp(rawPayload).metadata();
  return [width, height];
};
const shown = async () => idOf((await owner.visitor.call(getUser)).data.avatar_url);

describe('the picture of a profile', () => {
  it('is a square of what was sent, and anew a part of the whole', async () => {
    const first = await add();
    expect(await shown()).toBe(first);
    expect(await sizeOf(first)).toEqual([320, 320]);
    const original = await owner.visitor.call(avatarCalls.showOriginal);
    expect(original.data).toMatchObject({ width: 400, height: 800 });

    const low = { x: 0.25, y: 0.6, width: 0.5, height: 0.25 };
    const { status, data } = await crop(owner, low);
    expect(status).toBe(200);
    expect(idOf(data.avatar_url)).not.toBe(first);
    expect(await sizeOf(idOf(data.avatar_url))).toEqual([200, 200]);
    // The whole is still there to be cut again.
    const again = await owner.visitor.call(avatarCalls.showOriginal);
    expect(again.data).toMatchObject({ width: 400, height: 800 });
  });

  it.each([
    ['is not square', { x: 0, y: 0, width: 1, height: 1 }, /квадратной/],
    ['is too small', { x: 0, y: 0, width: 0.2, height: 0.1 }, /маленькая/],
    ['leaves the picture', { x: 0.9, y: 0, width: 0.5, height: 0.25 }, /за край/],
  ])('stays as it is when the frame %s', async (_how, frame, words) => {
    const before = await add();
    const { status, problem } = await crop(owner, frame);
    expect(status).toBe(422);
    expect(JSON.stringify(problem)).toMatch(words);
    expect(await shown()).toBe(before);
  });

  it('stays as it is when a file is no picture, or too large', async () => {
    const before = await add();
    const text = await owner.visitor.send(avatarCalls.add, { body: Buffer.from('Привет') });
    expect(text.status).toBe(415);
    const large = Buffer.alloc(11 * 1024 * 1024, 1);
    expect((await owner.visitor.send(avatarCalls.add, { body: large })).status).toBe(413);
    expect(await shown()).toBe(before);
  });

  it('is taken away, and comes back', async () => {
    const photo = await add();
    expect((await owner.visitor.call(avatarCalls.remove)).status).toBe(204);
    expect(await shown()).toBe('');
    expect((await owner.visitor.call(avatarCalls.showOriginal)).status).toBe(404);
    const { data } = await owner.visitor.call(avatarCalls.restore, { body: { photo } });
    expect(idOf(data.avatar_url)).toBe(photo);
  });

  it('is nobody else’s', async () => {
    const photo = await add();
    const other = await createPerson(app, { role: 'worker' });
    const { status } = await other.visitor.call(avatarCalls.restore, { body: { photo } });
    expect(status).toBe(404);
    expect((await crop(other, { x: 0, y: 0, width: 1, height: 0.5 })).status).toBe(404);
  });
});

describe('the face of a public card', () => {
  const seen = async (kind: 'resume' | 'vacancy', slug: string) => {
    const { data } = await app.visitor().call(cardCalls[kind].show, { params: { slug } });
    return data.owner.avatar_url;
  };
  const changes = async (slug: string) => {
    const rows = await app.db.selectFrom('page_changes').select('tags').execute();
    return rows.filter(({ tags }) => tags.includes(`card:${slug}`)).length;
  };

  it('is shown of a family, and changes with the profile', async () => {
    const family = await createPerson(app, { role: 'employer' });
    const card = await createPublished(family, 'vacancy');
    expect(await seen('vacancy', card.slug)).toBeNull();
    const before = await changes(card.slug);
    const photo = await add(family);
    expect(await changes(card.slug)).toBe(before + 1);
    expect(await seen('vacancy', card.slug)).toBe(photoUrl(photo, 320));
    await family.visitor.call(avatarCalls.remove);
    expect(await seen('vacancy', card.slug)).toBeNull();
  });

  it('is shown of a worker only with their consent, and to themself', async () => {
    const card = await createPublished(owner, 'resume');
    const photo = await add();
    expect(await seen('resume', card.slug)).toBe(photoUrl(photo, 320));
    await app.db
      .updateTable('consents')
      .set({ withdrawn_at: new Date() })
      .where('user_id', '=', owner.id)
      .where('kind', '=', 'distribution')
      .execute();
    expect(await seen('resume', card.slug)).toBeNull();
    const own = await owner.visitor.call(cardCalls.resume.show, { params: { slug: card.slug } });
    expect(own.data.owner.avatar_url).toBe(photoUrl(photo, 320));
  });
});

describe('the profile', () => {
  const update = (body: object) => owner.visitor.send(updateUser, { body });

  it('takes a name and a city, one without the other', async () => {
    const tver = { slug: 'tver', name: 'Тверь' };
    expect((await update({ city: 'tver' })).data).toMatchObject({
      name: 'Мария Иванова',
      city: tver,
    });
    expect((await update({ name: '  Анна-Мария  ' })).data).toMatchObject({
      name: 'Анна-Мария',
      city: tver,
    });
    expect((await update({})).data).toMatchObject({ name: 'Анна-Мария', city: tver });
    expect((await update({ city: null })).data).toMatchObject({ name: 'Анна-Мария', city: null });
  });

  it('saves nothing when one of them is wrong', async () => {
    const { status, problem } = await update({ name: 'Анна', city: 'kitezh' });
    expect(status).toBe(422);
    expect(problem.errors).toEqual({ city: ['Такого города у нас нет. Выберите из списка'] });
    expect((await owner.visitor.call(getUser)).data.name).toBe('Мария Иванова');
    expect((await update({ name: 'Анна', role: 'admin' })).status).toBe(422);
  });
});

describe('the first card', () => {
  const putOff = async (because: 'target' | 'wish') => {
    const { data } = await owner.visitor.call(lookAround, { body: { because } });
    expect((await owner.visitor.call(getUser)).data).toEqual(data);
    return (Date.parse(data.looking_around_until ?? '') - Date.now()) / (60 * 60 * 1000);
  };

  it('waits an hour for what the person came for, a week when they wish, and never less', async () => {
    expect((await owner.visitor.call(getUser)).data.looking_around_until).toBeNull();
    expect(await putOff('target')).toBeCloseTo(1, 1);
    expect(await putOff('wish')).toBeCloseTo(7 * 24, 1);
    expect(await putOff('target')).toBeCloseTo(7 * 24, 1);
  });
});
