import { randomUUID } from 'node:crypto';
import { newChannelKey } from '#server/dialogs/rules.ts';
import { avatarCalls } from '#contract/account.ts';
import { openContacts } from '#contract/card-contacts.ts';
import { countView } from '#contract/card-views.ts';
import { feedbackCalls } from '#contract/feedback.ts';
import { examCalls } from '#contract/exams.ts';
import { selfAssessmentCalls } from '#contract/self-assessment.ts';
import { complainOfDialog, complaintCalls } from '#contract/complaints.ts';
import { contactUs } from '#contract/contact-us.ts';
import { addFavorite, keepFavoriteNote } from '#contract/favorites.ts';
import { photoCalls } from '#contract/photos.ts';
import { pushCalls } from '#contract/push.ts';
import { responseCalls } from '#contract/responses.ts';
import { responseTemplateCalls } from '#contract/response-templates.ts';
import { updateSettings } from '#contract/settings.ts';
import { savedSearchCalls } from '#contract/saved-searches.ts';
import { sendEmailCode, updateUser } from '#contract/session.ts';
import { createCategory, createPublished, startCard } from '#tests/cards.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { beginDialog, send } from '#tests/dialogs.ts';
import type { TestApp } from '#tests/harness/app.ts';
import { sendPassport } from '#tests/passports.ts';
import { jpegPhoto } from '#tests/pictures.ts';

export interface Leaver extends Person {
  /** Words by which they are known wherever they stand. */
  marks: string[];
  files: string[];
  /** Pictures of their passport. */
  scans: { id: string; sealed_key: Buffer }[];
}

let people = 0;

/** A worker who has used everything there is, and left a trace in every table that may keep one. */
export async function createLeaver(app: TestApp): Promise<Leaver> {
  people += 1;
  const name = `Аделаида Незабудкина-${'АБВГДЕЖЗИК'[people]}`;
  const address = `203.0.113.${people}`;
  const phone = `+7911222330${people}`;
  const email = `adelaida.${people}@nezabudka.example`;
  const newEmail = `new.adelaida.${people}@nezabudka.example`;
  const userAgent = `Nezabudka-${people}/1.0`;
  const person = await createPerson(app, { role: 'worker', name });
  const { id, visitor } = person;
  await app.db.updateTable('users').set({ phone, email }).where('id', '=', id).execute();

  const begun = await startCard(person, 'resume');
  const params = { slug: begun.slug };
  const photo = await visitor.call(photoCalls.add, { params, body: await jpegPhoto() });
  const avatar = await visitor.call(avatarCalls.add, { body: await jpegPhoto() });
  const about = `Меня зовут ${name}, и я люблю детей: гуляю, читаю и рисую с ними каждый день.`;
  const keyed = { 'idempotency-key': 'one-name' };
  await visitor.call(updateUser, { body: { name } }, keyed);
  const draft = { about, photos: [photo.data.id] };
  const card = await createPublished(person, 'resume', draft, await createCategory(app));

  const family = await createPerson(app, { role: 'employer' });
  const vacancy = await createPublished(family, 'vacancy');
  await visitor.call(addFavorite, { body: { favorite: vacancy.slug } });
  const note = { favorite: vacancy.slug, note: `Позвонить завтра, ${name}` };
  await visitor.call(keepFavoriteNote, { body: note });
  await visitor.call(countView, { body: { card: vacancy.slug } });
  await visitor.call(selfAssessmentCalls.update, {
    body: { category: 'nyanya', answers: { newborn: 'sure' }, is_shown: true },
  });
  await visitor.call(examCalls.request, { body: { wish: `Звоните, ${name}` } });
  const search = { kind: 'vacancy', query: { q: name }, name } as const;
  await visitor.call(savedSearchCalls.add, { body: search });
  await visitor.call(responseTemplateCalls.add, { body: { text: name } });
  const pair = { vacancy: vacancy.slug, resume: card.slug };
  const hello = { ...pair, text: `Здравствуйте, я ${name}` };
  const { data: response } = await visitor.call(responseCalls.add, { body: hello });
  const hire = { id: String(response.id) };
  await family.visitor.call(responseCalls.change, { params: hire, body: { status: 'hired' } });
  const marks = { again: true, as_agreed: true, on_time: true };
  await visitor.call(feedbackCalls.add, { params: hire, body: { ...marks, text: name } });
  await family.visitor.call(feedbackCalls.add, { params: hire, body: { ...marks, text: '' } });
  await visitor.call(openContacts.vacancy, { params: { slug: vacancy.slug } });
  await family.visitor.call(openContacts.resume, { params: { slug: card.slug } });
  await visitor.call(complaintCalls.vacancy, {
    params: { slug: vacancy.slug },
    body: { reason: 'fraud', text: `Пишите мне: ${email}` },
  });
  const channel = await beginDialog(person, vacancy);
  const theirs = await send(family, channel, 'Сколько вам лет?');
  const ofMessage = { message_id: theirs.id, reason: 'rude', text: `Грубят мне: ${name}` } as const;
  await visitor.call(complainOfDialog, { body: { channel, ...ofMessage } });
  const own = await send(person, channel, `Пишет вам ${name}, телефон ${phone}`);
  const ofOwn = { message_id: own.id, reason: 'spam' } as const;
  await family.visitor.call(complainOfDialog, { body: { channel, ...ofOwn } });
  const question = { topic: 'site', text: `Это ${name}. Как изменить город?` } as const;
  await visitor.call(contactUs, { body: { ...question, name, contact: 'other@example.com' } });
  await app.visitor().call(contactUs, { body: { ...question, name, contact: phone } });
  await visitor.call(sendEmailCode, { body: { email: newEmail, password } });
  await visitor.call(updateSettings, {
    body: {
      notifications: [{ kind: 'card', mail: false }],
      privacy: { search_engines: false },
    },
  });
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = `https://push.example/${people}`;
  await visitor.call(pushCalls.subscribe, { body: { endpoint, keys } });
  await app.db.insertInto('answer_times').values({ user_id: id, minutes: 30 }).execute();
  await sendPassport(app, person);
  await leaveByHand(app, { id, name, phone, email, vacancy: vacancy.slug });
  await leaveJudgements(app, { id, name, own: card.slug, judged: vacancy.slug });
  for (const table of ['sessions', 'consents'] as const) {
    await app.db.updateTable(table).set({ address }).where('user_id', '=', id).execute();
  }
  const device = { user_agent: userAgent, device_name: `${userAgent} дома` };
  await app.db.updateTable('sessions').set(device).where('user_id', '=', id).execute();
  return {
    ...person,
    phone,
    email,
    marks: [name, address, phone.slice(2), email, userAgent],
    files: [photo.data.id, fileOf(avatar.data.avatar_url)],
    scans: await app.db
      .selectFrom('passport_scans')
      .select(['id', 'sealed_key'])
      .where('user_id', '=', id)
      .execute(),
  };
}

interface Judgements {
  id: number;
  name: string;
  own: string;
  /** Of somebody else; a person who was on the staff has decided about it. */
  judged: string;
}

/** What was said about the own card, and decided about another one. */
async function leaveJudgements({ db }: TestApp, judgements: Judgements): Promise<void> {
  const { id, name, own, judged } = judgements;
  const decided = { decided_at: new Date(), decided_by: id };
  const cardOf = (slug: string) =>
    db
      .selectFrom('cards')
      .select(['id', 'owner_id'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
  const cards = [
    { card_id: (await cardOf(own)).id, name },
    { card_id: (await cardOf(judged)).id, name: '' },
  ];
  for (const card of cards) {
    const { card_id } = card;
    const reason = `Уберите из текста: ${card.name}`;
    const content = JSON.stringify({ about: card.name });
    const rejected = { ...decided, decision: 'reject', reason } as const;
    await db
      .insertInto('card_reviews')
      .values({ ...rejected, card_id, content, applied_at: new Date() })
      .execute();
    await db
      .insertInto('appeals')
      .values({ ...decided, card_id, text: card.name, decision: 'grant', applied_at: new Date() })
      .execute();
  }
  await db
    .insertInto('passport_checks')
    .values({
      ...decided,
      user_id: id,
      decision: 'reject',
      reason: `${name}: не видно`,
      applied_at: new Date(),
    })
    .execute();
  await db
    .updateTable('complaints')
    .set({ ...decided, decision: 'dismiss' })
    .where('author_id', '=', id)
    .execute();
  await db
    .insertInto('check_ins')
    .values({
      worker_id: id,
      address: `Дом, где ждёт ${name}`,
      friend_name: 'Ольга',
      friend_contact: name,
      ends_at: new Date(Date.now() + 60 * 60 * 1000),
    })
    .execute();
  await db
    .insertInto('work_references')
    .values({ worker_id: id, name: 'Ольга', work: `${name}, няня`, contact: name })
    .execute();
  await db
    .insertInto('queue_takes')
    .values({ queue: 'reviews', item_id: id, taken_by: id })
    .execute();
  await db
    .insertInto('staff_notes')
    .values([
      { person_id: id, author_id: null, text: `${name} просит перезвонить` },
      { person_id: (await cardOf(judged)).owner_id, author_id: id, text: 'Просит перезвонить' },
    ])
    .execute();
  await db
    .updateTable('feedback')
    .set({ ...decided, decision: 'approve' })
    .where('about_id', '=', id)
    .execute();
}

const fileOf = (url: string | null) => url?.split('/')[2] ?? '';

interface LeftByHand {
  id: number;
  name: string;
  phone: string;
  email: string;
  vacancy: string;
}

/** Paid, agreed to go on, and asked back; and an answer of theirs to somebody else who asks. */
async function leavePayment(
  db: TestApp['db'],
  { id, name, email }: Pick<LeftByHand, 'id' | 'name' | 'email'>,
): Promise<void> {
  const payment = await db
    .insertInto('payments')
    .values({
      user_id: id,
      tariff_id: db.selectFrom('tariffs').select('id').where('slug', '=', 'worker-month'),
      purpose: 'purchase',
      state: 'succeeded',
      paid_at: new Date(),
      is_trial: false,
      amount_kopecks: 39_000,
      provider: 'sandbox',
      email,
    })
    .returning('id as payment_id')
    .executeTakeFirstOrThrow();
  const asked = { ...payment, amount_kopecks: 1000, text: `Верните деньги: ${name}` };
  const decided = {
    decision: 'decline',
    reason: 'Тариф использован целиком',
    decided_at: new Date(),
    decided_by: id,
  } as const;
  await db
    .insertInto('refund_requests')
    .values({ ...asked, ...decided, applied_at: new Date() })
    .execute();
  const agreed = { text: 'Продлевать', version: '1', amount_kopecks: 39_000, address: email };
  await db
    .insertInto('renewal_consents')
    .values({ ...payment, ...agreed, user_id: id })
    .execute();
  await db
    .insertInto('payment_methods')
    .values({ user_id: id, provider: 'sandbox', provider_id: 'card', title: name })
    .execute();
}

/** What no call of a test leaves, or not in every mode. */
async function leaveByHand(
  { db }: TestApp,
  { id, name, phone, email, vacancy }: LeftByHand,
): Promise<void> {
  const card = await db
    .selectFrom('cards')
    .select('id')
    .where('slug', '=', vacancy)
    .executeTakeFirstOrThrow();
  await leavePayment(db, { id, name, email });
  await db
    .insertInto('recovery_tokens')
    .values({ hash: Buffer.from(email), user_id: id, email, expires_at: new Date() })
    .execute();
  await db
    .insertInto('card_events')
    .values({ card_id: card.id, to_state: 'published', actor_id: id })
    .execute();
  const news = await db
    .insertInto('broadcasts')
    .values({ subject: 'Новости', text: 'Новости', author_id: id })
    .returning('id as broadcast_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('broadcast_letters')
    .values({ ...news, user_id: id })
    .execute();
  await db
    .insertInto('contact_requests')
    .values({
      name: 'Гость',
      contact: 'g@example.com',
      topic: 'site',
      text: `${id}`,
      answered_by: id,
    })
    .execute();
  // Nor do they write documents, but may have been on the staff.
  await db
    .insertInto('document_editions')
    .values({ page: 'agreement', number: 1000 + id, title: 'Соглашение', body: '', author_id: id })
    .execute();
  // A worker has no vacancy of their own, but whoever was one thing may have become the other.
  await db
    .insertInto('responses')
    .values({
      vacancy_id: card.id,
      resume_id: card.id,
      worker_id: id,
      employer_id: id,
      began: 'worker',
      status: 'expired',
      text: '',
      worker_unread: false,
      employer_unread: false,
    })
    .execute();
  const [channel] = await db
    .insertInto('channels')
    // The one that they have begun came with their response.
    .values({ key: newChannelKey(), card_id: card.id, owner_id: id, starter_id: null })
    .returning('id')
    .execute();
  if (!channel) throw new Error('no channel');
  await db.insertInto('channel_members').values({ channel_id: channel.id, user_id: id }).execute();
  const said = { channel_id: channel.id, author_id: id, text: phone };
  const [, proposal] = await db
    .insertInto('messages')
    .values([
      { ...said, client_id: randomUUID(), kind: 'text', sequence: 1 },
      { ...said, client_id: randomUUID(), kind: 'meeting', sequence: 2 },
    ])
    .returning('id')
    .execute();
  await db
    .insertInto('meetings')
    .values({
      message_id: proposal?.id ?? 0,
      starts_at: new Date(Date.now() + 24 * 60 * 60 * 1000),
      time_zone: 'Europe/Moscow',
      way: 'place',
      place: phone,
    })
    .execute();
  const another = await db
    .selectFrom('users')
    .select('id')
    .where('id', '<>', id)
    .executeTakeFirst();
  if (another) {
    await db
      .insertInto('person_blocks')
      .values([
        { user_id: id, blocked_id: another.id },
        { user_id: another.id, blocked_id: id },
      ])
      .execute();
  }
  await db
    .insertInto('letters')
    .values({ channel: 'sms', recipient: phone, subject: null, text: 'Код: 111111' })
    .execute();
  const expires_at = new Date(Date.now() + 60_000);
  const some = Buffer.from(`second factor of ${id}`);
  await db
    .insertInto('second_factors')
    .values({ user_id: id, sealed_key: some, sealed_secret: some })
    .execute();
  await db.insertInto('recovery_codes').values({ user_id: id, hash: some }).execute();
  await db
    .insertInto('login_challenges')
    .values({ user_id: id, hash: some, password_mark: some, remembered: true, expires_at })
    .execute();
  await db
    .insertInto('attempts')
    .values(
      [`login:${phone}:10.0.0.1`, `code:email:${email}`, `photos-of:${id}`].map((key) => ({
        key,
        count: 1,
        expires_at,
      })),
    )
    .execute();
}
