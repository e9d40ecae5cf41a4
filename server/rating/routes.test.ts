import { afterAll, beforeAll, expect, it } from 'vitest';
import { avatarCalls } from '#contract/account.ts';
import { cardCalls } from '#contract/card-calls.ts';
import { photoCalls } from '#contract/photos.ts';
import { getRating, ratingBits } from '#contract/rating.ts';
import * as session from '#contract/session.ts';
import { goodDraft, publishCard, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { jpegPhoto } from '#tests/pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Key = 'email' | 'phone' | 'passport' | 'photo' | 'profile' | 'card';
const bits: Record<Key, number> = {
  email: 1,
  phone: 2,
  photo: 4,
  profile: 8,
  card: 16,
  passport: 32,
};

/** Both answers say at once that these steps are done, and no others. */
async function expectDone({ visitor }: Person, ...done: Key[]): Promise<void> {
  const { rating } = (await visitor.call(getRating)).data;
  expect(
    rating.list
      .filter(({ has }) => has)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(done.toSorted());
  expect(rating.list.map(({ step, key }) => [step, key])).toEqual([
    [1, 'email'],
    [2, 'phone'],
    [3, 'passport'],
    [4, 'photo'],
    [5, 'profile'],
    [6, 'card'],
  ]);
  const setting = done.reduce((mask, key) => mask | bits[key], 0);
  expect(rating).toMatchObject({ setting, value: Math.round((done.length / 6) * 100) });
  expect(rating.list[5]?.has).toBe(done.includes('card'));
  const { data: user } = await visitor.call(session.getUser);
  expect(user.rating).toEqual({ value: rating.value, setting });
}

async function confirm({ visitor }: Person, channel: 'phone' | 'email', recipient: string) {
  const send = channel === 'phone' ? session.sendPhoneCode : session.sendEmailCode;
  const asked = await visitor.send(send, { body: channel === 'phone' ? { code: 'sms' } : {} });
  expect(asked.status).toBe(202);
  const { text } = await app.db
    .selectFrom('letters')
    .select('text')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const code = /\d{6}/.exec(text)?.[0] ?? '';
  const verify = channel === 'phone' ? session.verifyPhone : session.verifyEmail;
  expect((await visitor.call(verify, { body: { code } })).status).toBe(200);
}

it('follows every step at once, forward and back', async () => {
  const anna = await createPerson(app, { role: 'worker', name: null, verified: false });
  const { visitor } = anna;
  const confirmed = async () =>
    (await visitor.call(getRating)).data.rating.list.map((step) => step.confirmed).slice(0, 3);
  // They are there; that somebody reads what comes to them is a mark of its own.
  await expectDone(anna, 'email', 'phone');
  expect(await confirmed()).toEqual([false, false, undefined]);
  await confirm(anna, 'email', anna.email);
  await confirm(anna, 'phone', anna.phone);
  await expectDone(anna, 'email', 'phone');
  expect(await confirmed()).toEqual([true, true, undefined]);

  await visitor.call(session.updateUser, { body: { name: 'Анна' } });
  await expectDone(anna, 'email', 'phone');
  await visitor.call(session.updateUser, { body: { city: 'tver' } });
  await expectDone(anna, 'email', 'phone', 'profile');

  await visitor.call(avatarCalls.add, { body: await jpegPhoto() });
  await expectDone(anna, 'email', 'phone', 'profile', 'photo');
  await visitor.call(avatarCalls.remove);
  await expectDone(anna, 'email', 'phone', 'profile');

  const draft = await startCard(anna, 'resume', goodDraft('resume'));
  await expectDone(anna, 'email', 'phone', 'profile');
  const card = await publishCard(anna, draft);
  await expectDone(anna, 'email', 'phone', 'profile', 'card');

  await visitor.call(cardCalls.resume.remove, {
    params: { slug: card.slug },
    body: { version: card.version },
  });
  await expectDone(anna, 'email', 'phone', 'profile');
  const homeless = await visitor.call(session.updateUser, { body: { city: null } });
  expect(homeless.data.rating.value).toBe(33);
  await expectDone(anna, 'email', 'phone');
});

it('counts a photo of a resume while people see it', async () => {
  const anna = await createPerson(app, { role: 'worker' });
  const { visitor } = anna;
  const draft = await startCard(anna, 'resume', goodDraft('resume'));
  const params = { slug: draft.slug };
  const { data: photo } = await visitor.call(photoCalls.add, { params, body: await jpegPhoto() });
  const { data: saved } = await visitor.call(cardCalls.resume.update, {
    params,
    body: { version: draft.version, draft: { photos: [photo.id] } },
  });
  await expectDone(anna, 'email', 'phone');
  const card = await publishCard(anna, saved);
  // The card says where its owner lives, too.
  await expectDone(anna, 'email', 'phone', 'profile', 'card', 'photo');
  const withdrawn = await visitor.call(cardCalls.resume.withdraw, {
    params: { slug: card.slug },
    body: { version: card.version },
  });
  expect(withdrawn.status).toBe(200);
  await expectDone(anna, 'email', 'phone', 'profile', 'card');
});

it('asks a family for a vacancy, and leads to what is missing', async () => {
  const family = await createPerson(app, { role: 'employer' });
  const { list } = (await family.visitor.call(getRating)).data.rating;
  expect(list[5]).toMatchObject({ title: 'Создайте вакансию', href: '/vacancies/create' });
  expect(list[4]?.href).toBe('/account/edit/edit-profile#city');
  expect(ratingBits.CREATE_RESUME).toBe(ratingBits.CREATE_VACANCY);

  const lost = { email: null, email_verified_at: null };
  await app.db.updateTable('users').set(lost).where('id', '=', family.id).execute();
  const { rating } = (await family.visitor.call(getRating)).data;
  expect(rating.list[0]).toMatchObject({ title: 'Добавьте почту', has: false });
});
