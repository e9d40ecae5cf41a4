import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportData } from '#contract/account.ts';
import { openContacts } from '#contract/card-contacts.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { addFavorite } from '#contract/favorites.ts';
import { createPublished } from '#tests/cards.ts';
import { createLeaver } from '#tests/erasure/leaver.ts';
import { columnsOfPeople } from '#tests/erasure/traces.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const path = apiPrefix + exportData.path;

async function download({ visitor }: Person) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { statusCode, headers, rawPayload } = await app.server.inject({
    url: path,
    headers: { cookie },
  });
  expect(statusCode).toBe(200);
  return { headers, files: unzipSync(rawPayload) };
}
const textOf = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());
const jsonOf = (files: Record<string, Uint8Array>, name: string): unknown =>
  JSON.parse(textOf(files, `data/${name}.json`));

it('holds everything as a page, as data and as pictures', async () => {
  const leaver = await createLeaver(app);
  const { headers, files } = await download(leaver);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="ryadom-data.zip"',
    'cache-control': 'private, no-store',
  });
  const page = textOf(files, 'index.html');
  for (const mark of leaver.marks) expect(page).toContain(mark);
  for (const words of ['Верните деньги: ', 'Тариф использован целиком'])
    expect(page).toContain(words);
  for (const id of leaver.files) {
    expect(page).toContain(`photos/${id}.webp`);
    const kept = await app.deps.storage.read(`${id}/original.webp`);
    expect(Buffer.from(files[`photos/${id}.webp`] ?? []).equals(kept ?? Buffer.alloc(1))).toBe(
      true,
    );
  }
  const parts = Object.keys(files).filter((name) => name.startsWith('data/'));
  expect(parts).toHaveLength(24);
  for (const name of parts) {
    const part: unknown = JSON.parse(textOf(files, name));
    expect({ name, isEmpty: Array.isArray(part) && part.length === 0 }).toEqual({
      name,
      isEmpty: false,
    });
  }
  expect(jsonOf(files, 'profile')).toMatchObject({ email: leaver.email });
});

/** Where a person stands in the database, and where in the archive; or why not there. */
const places: Record<string, string> = {
  answer_times: 'dialogs',
  appeals: 'cards',
  broadcasts: 'news of the site, which say nothing of whom wrote them',
  broadcast_letters: 'only that a letter of news was sent; its reader has it',
  card_events: 'cards',
  card_reviews: 'cards',
  card_views: 'card_views',
  cards: 'cards',
  channel_members: 'dialogs',
  channels: 'dialogs',
  complaints: 'complaints',
  confirmation_codes: 'secret, and good for ten minutes only',
  consents: 'consents',
  contact_openings: 'opened_contacts',
  contact_requests: 'requests',
  document_editions: 'texts of the site, which say nothing of whom wrote them',
  entitlements: 'tariffs',
  favorite_notes: 'favorite_notes',
  exams: 'exams',
  feedback: 'feedback',
  staff_notes: 'staff_notes',
  work_references: 'references',
  check_ins: 'check_ins',
  favorites: 'favorites',
  files: 'photos',
  idempotency_keys: 'copies of answers that the person has got, kept for a day',
  letters: 'gone a week after they were sent to the person; may hold codes',
  messages: 'dialogs',
  notification_feeds: 'only numbers that order the notifications',
  notification_settings: 'settings',
  notifications: 'notifications',
  passport_checks: 'passport',
  passport_scans: 'thrown away soon after the decision; shown to nobody but who decides',
  person_blocks: 'dialogs',
  privacy_settings: 'settings',
  payment_methods: 'payments',
  payments: 'payments',
  push_subscriptions: 'addresses of browsers, secret, and gone with their sessions',
  recovery_tokens: 'secret, and good for an hour only',
  login_challenges: 'secret, and good for five minutes only',
  queue_takes: 'only that one of the staff works at something, for half an hour',
  response_templates: 'responses',
  responses: 'responses',
  recovery_codes: 'secret; how many are left is in settings',
  saved_searches: 'searches',
  second_factors: 'settings; the secret is shown to nobody',
  self_assessments: 'self_assessments',
  sessions: 'sessions',
  refund_requests: 'payments',
  refunds: 'payments',
  renewal_consents: 'payments',
  subscriptions: 'tariffs',
};

it('forgets no table that refers to people', async () => {
  const tables = (await columnsOfPeople(app.db)).map(({ table }) => table);
  expect([...new Set(tables)].filter((table) => !(table in places))).toEqual([]);
});

it('holds what the staff have said of the cards, once it counts, and not who', async () => {
  const anna = await createPerson(app, { role: 'worker' });
  const moderator = await createPerson(app, { role: 'moderator', name: 'Вера Скрытная' });
  const { slug } = await createPublished(anna, 'resume');
  const { id } = await app.db
    .selectFrom('cards')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const decision = { decided_at: new Date(), decided_by: moderator.id };
  const refused = { ...decision, decision: 'reject', reason: 'Уберите телефон' } as const;
  const content = JSON.stringify({});
  await app.db
    .insertInto('card_reviews')
    .values([
      { ...refused, card_id: id, content, notes: '{"about":"Вот здесь"}', applied_at: new Date() },
      { ...refused, card_id: id, content, reason: 'Это ещё можно вернуть' },
    ])
    .execute();
  await app.db
    .insertInto('appeals')
    .values({
      ...decision,
      card_id: id,
      text: 'Посмотрите снова',
      decision: 'deny',
      reason: 'Телефон на месте',
      applied_at: new Date(),
    })
    .execute();
  const { files } = await download(anna);
  const page = textOf(files, 'index.html');
  for (const words of ['Уберите телефон', 'Вот здесь', 'Посмотрите снова', 'Телефон на месте']) {
    expect(page).toContain(words);
    expect(textOf(files, 'data/cards.json')).toContain(words);
  }
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  expect(all).not.toContain('Это ещё можно вернуть');
  expect(all).not.toContain('Скрытная');
});

it('runs nothing, whatever people have written', async () => {
  const evil = `<script>alert(1)</script><img src=x onerror="alert(2)"> & 'слово'`;
  const elena = await createPerson(app, { role: 'worker', name: evil });
  const about = `${evil} Работаю с малышами пятнадцать лет, гуляю и читаю.`;
  await createPublished(elena, 'resume', { about });
  const page = textOf((await download(elena)).files, 'index.html');
  expect(page).not.toMatch(/<script|<img src=x|onerror="/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('names other people only as far as they were shown', async () => {
  const hidden = await createPerson(app, { role: 'worker', name: 'Вера Скрытная' });
  const shown = await createPerson(app, { role: 'worker', name: 'Нина Открытая' });
  const [first, second] = [
    await createPublished(hidden, 'resume'),
    await createPublished(shown, 'resume'),
  ];
  await app.db
    .updateTable('consents')
    .set({ withdrawn_at: new Date() })
    .where('user_id', '=', hidden.id)
    .execute();
  const anna = await createPerson(app, { role: 'employer' });
  await anna.visitor.call(addFavorite, { body: { favorite: first.slug } });
  await anna.visitor.call(openContacts.resume, { params: { slug: second.slug } });
  const mine = await createPublished(anna, 'vacancy');
  await shown.visitor.call(openContacts.vacancy, { params: { slug: mine.slug } });

  const { files } = await download(anna);
  const all = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n');
  expect(all).toContain(first.slug);
  expect(all).not.toMatch(/Скрытная/);
  expect(all).not.toContain(hidden.phone);
  expect(jsonOf(files, 'opened_contacts')).toMatchObject([
    { card: { slug: second.slug }, contacts: { name: 'Нина Открытая', phone: shown.phone } },
  ]);
  // Who has opened her contacts she was never told.
  const told = JSON.stringify(jsonOf(files, 'notifications'));
  expect(told).not.toContain('Открытая');
});

it('is made five times an hour', async () => {
  const anna = await createPerson(app, { role: 'employer' });
  for (let time = 0; time < 5; time += 1) await download(anna);
  expect((await anna.visitor.send(exportData)).status).toBe(429);
});

it('is described as a file', async () => {
  const { text } = await app.visitor().request('GET', '/api/openapi.json');
  const document = JSON.parse(text) as {
    paths: Record<string, { get: { responses: Record<string, { content: object }> } }>;
  };
  expect(document.paths[path]?.get.responses['200']?.content).toEqual({
    'application/zip': { schema: { type: 'string', format: 'binary' } },
  });
});
