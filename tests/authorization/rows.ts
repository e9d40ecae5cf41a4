import type { Endpoint } from '#contract/endpoint.ts';
import type { CardKind } from '#contract/categories.ts';
import { emptyAgreement, emptyReceipt } from '#contract/deeds.ts';
import { password } from '#tests/factories.ts';
import { jpegPhoto } from '#tests/pictures.ts';

/** Whose thing a call names. */
export type Whose = 'own' | 'other' | 'missing';

/** Slugs that the fixture has made for the caller of one cell. */
export interface Things {
  draft: Record<CardKind, Record<Whose, string>>;
  published: Record<CardKind, Record<Whose, string>>;
  photo: Record<Whose, string>;
  document: Record<Whose, string>;
  session: Record<Whose, string>;
  person: Record<Whose, string>;
  /** What waits for a decision about a card of that owner. */
  review: Record<Whose, string>;
  complaint: Record<Whose, string>;
  appeal: Record<Whose, string>;
  /** Asked for by that person, of a payment. */
  refund: Record<Whose, string>;
  /** With its pictures. */
  passport: Record<Whose, string>;
  /** Sent to its owner by a stranger. */
  response: Record<Whose, string>;
  template: Record<Whose, string>;
  /** Key of one between its owner and a stranger. */
  channel: Record<Whose, string>;
  /** Of its owner, in such a channel. */
  message: Record<Whose, string>;
  /** Proposed to its owner by a stranger. */
  meeting: Record<Whose, string>;
  notification: Record<Whose, string>;
  /** Declined. */
  payment: Record<Whose, string>;
  /** A paid one that does not go on. */
  subscription: Record<Whose, string>;
  search: Record<Whose, string>;
  /** About that person, shown. */
  feedback: Record<Whose, string>;
  /** That was done. */
  exam: Record<Whose, string>;
  /** That was asked for. */
  openExam: Record<Whose, string>;
  /** Square; the caller's own is the picture of their profile. */
  avatar: Record<Whose, string>;
}

/** What is sent, and what somebody who may call gets for it. */
export interface Row {
  input?: (things: Things, whose: Whose) => object;
  /** Left out: the call names no thing of anybody. */
  answers: Partial<Record<Whose, number>>;
  /** What a moderator and an admin get, where it is something else. */
  staff?: number;
}

const profile = { input: () => ({ body: { name: 'Анна', city: 'tver' } }), answers: { own: 200 } };
const nothingThere: Row = {
  input: () => ({ params: { id: '999999' } }),
  answers: { missing: 404 },
};
const guestCall = (body: object, status: number): Row => ({
  input: () => ({ body }),
  answers: { own: status },
});
const newPassword = 'drugoi-parol-43';
const contactRequest = {
  name: 'Анна',
  contact: 'anna@example.com',
  topic: 'site',
  text: 'Как изменить город в анкете?',
};
const read = (input?: Row['input']): Row => ({ ...(input && { input }), answers: { own: 200 } });
const browserKeys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
/** Somebody else's is as good as missing. */
const private_ = (status: number) => ({ own: status, other: 404, missing: 404 });
const everybodys = { own: 200, other: 200, missing: 404 };

const everybodysCard = { own: 204, other: 204, missing: 404 };

/** Of the staff, who do not judge what is their own. */
const judged = { own: 403, other: 200, missing: 404 };
const judgedCard = { own: 403, other: 204, missing: 404 };

function queueRows(
  queue: 'review' | 'passport' | 'complaint' | 'appeal' | 'refund' | 'feedback',
  body: object,
  base = `/v1/admin/${queue}s`,
): Record<string, Row> {
  const params = (things: Things, whose: Whose) => ({ id: things[queue][whose] });
  return {
    [`GET ${base}`]: read(),
    [`PUT ${base}/:id/decision`]: {
      input: (things, whose) => ({ params: params(things, whose), body }),
      answers: judged,
    },
    [`PUT ${base}/:id/taken`]: {
      input: (things, whose) => ({ params: params(things, whose) }),
      answers: judged,
    },
    [`DELETE ${base}/:id/taken`]: {
      input: (things, whose) => ({ params: params(things, whose) }),
      answers: { own: 204, other: 204, missing: 204 },
    },
    [`DELETE ${base}/:id/decision`]: {
      input: (things, whose) => ({ params: params(things, whose) }),
      answers: everybodysCard,
    },
  };
}

function cardRows(kind: CardKind, base: string, own: string): Record<string, Row> {
  const one = `${base}/:slug`;
  const draft = (body?: object) => (things: Things, whose: Whose) => ({
    params: { slug: things.draft[kind][whose] },
    body,
  });
  const published = (body?: object) => (things: Things, whose: Whose) => ({
    params: { slug: things.published[kind][whose] },
    body,
  });
  return {
    [`GET ${base}`]: read(),
    [`GET ${base}/option-counts`]: read(),
    [`GET ${base}/pay-hint`]: read(() => ({ query: { city: 'moskva', category: 'nyanya' } })),
    [`GET ${base}/near-cities`]: read(() => ({ query: { city: 'moskva' } })),
    [`GET ${base}/popular-stations`]: read(() => ({
      query: { city: 'moskva', category: 'nyanya' },
    })),
    [`GET ${one}/similar`]: { input: published(), answers: everybodys },
    [`GET ${one}`]: { input: published(), answers: everybodys },
    [`GET ${own}`]: read(),
    [`GET ${own}/:slug`]: { input: draft(), answers: private_(200) },
    [`GET ${own}/:slug/preview`]: { input: published(), answers: private_(200) },
    [`POST ${base}`]: { input: () => ({ body: { category: 'nyanya' } }), answers: { own: 201 } },
    [`PATCH ${one}`]: { input: draft({ version: 1, draft: {} }), answers: private_(200) },
    [`DELETE ${one}`]: { input: draft({ version: 1 }), answers: private_(204) },
    [`PUT ${one}/publication`]: { input: published({ version: 1 }), answers: private_(200) },
    [`DELETE ${one}/publication`]: { input: published({ version: 1 }), answers: private_(200) },
    [`PUT ${one}/pause`]: { input: published({ version: 1 }), answers: private_(200) },
    // Nothing to be shown again, and nothing to be looked at again.
    [`DELETE ${one}/pause`]: { input: published({ version: 1 }), answers: private_(409) },
    [`POST ${one}/appeal`]: {
      input: published({ text: 'Посмотрите, пожалуйста, ещё раз' }),
      answers: private_(409),
    },
    [`PUT ${one}/confirmation`]: { input: published(), answers: private_(200) },
    [`PUT ${one}/closure`]: {
      input: published({ version: 1, reason: 'filled' }),
      answers: private_(200),
    },
    [`GET ${own}/:slug/history`]: { input: published(), answers: private_(200) },
    [`POST ${one}/contacts`]: {
      input: published(),
      answers: { own: 409, other: 200, missing: 404 },
    },
    // Nothing was opened.
    [`POST ${one}/contacts/return`]: {
      input: published({ reason: 'no_answer' }),
      answers: { own: 404, other: 404, missing: 404 },
    },
    [`POST ${one}/complaint`]: {
      input: published({ reason: 'spam' }),
      answers: { own: 409, other: 202, missing: 404 },
    },
  };
}

const favorite: Row['input'] = (things, whose) => ({
  body: { favorite: things.published.resume[whose] },
});

const favoriteNote: Row['input'] = (things, whose) => ({
  body: { favorite: things.published.resume[whose], note: 'Спросить о собаке' },
});

const inChannel =
  (body?: object): Row['input'] =>
  (things, whose) => ({ params: { channel: things.channel[whose] }, body });
const ofChannel =
  (body: object): Row['input'] =>
  (things, whose) => ({ body: { channel: things.channel[whose], ...body } });
const response = (body?: object): Row => ({
  input: (things, whose) => ({ params: { id: things.response[whose] }, body }),
  answers: private_(200),
  staff: 404,
});
const limit = (body?: object) => (things: Things, whose: Whose) => ({
  params: { slug: things.published.vacancy[whose] },
  body,
});
const template = (body?: object) => (things: Things, whose: Whose) => ({
  params: { id: things.template[whose] },
  body,
});
const meeting = (body?: object) => (things: Things, whose: Whose) => ({
  params: { id: things.meeting[whose] },
  body,
});
const call = {
  client_id: '9b2f5d3e-2f64-4f0a-9f5c-0d3a1a4b5c6e',
  starts_at: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
  way: 'phone',
  place: '',
};
const decline = { status: 'declined', reason: 'schedule' };

const marketing: Row['input'] = () => ({ params: { kind: 'marketing' } });

const picture = await jpegPhoto();
const photoOf = (things: Things, whose: Whose) => ({
  slug: things.draft.resume.own,
  photo: things.photo[whose],
});
const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

const forgedLetter: Row['input'] = (things, whose) => ({
  params: { id: things.search[whose], key: 'x'.repeat(43) },
});

/** One row for each route there is; a route without a row fails the run. */
export const rows: Record<string, Row> = {
  'GET /v1/config': read(),
  'GET /v1/countries': read(),
  'GET /v1/cities': read(),
  'GET /v1/cities/address': read(() => ({ query: { city: 'moskva' } })),
  'GET /v1/cities/:city': read(() => ({ params: { city: 'moskva' } })),
  'GET /v1/categories': read(),
  'GET /v1/categories/:category/form': read(() => ({
    params: { category: 'nyanya' },
    query: { kind: 'resume' },
  })),
  'GET /v1/data/count': read(),
  'POST /v1/login': guestCall({ login: 'nobody@example.com', password: 'x' }, 401),
  'POST /v1/login/code': guestCall({ code: '000000' }, 410),
  'POST /v1/register': guestCall({}, 422),
  'POST /auth/refresh': { answers: { own: 200 } },
  'POST /v1/logout': { answers: { own: 204 } },
  'GET /v1/user': read(),
  'POST /v1/user/update': profile,
  'POST /v1/user/look-around': {
    input: () => ({ body: { because: 'wish' } }),
    answers: { own: 200 },
  },
  'POST /v1/user/avatar': { input: () => ({ body: picture }), answers: { own: 200 } },
  'GET /v1/user/avatar/original': read(),
  'POST /v1/user/avatar/crop': { input: () => ({ body: middle }), answers: { own: 200 } },
  'PUT /v1/user/avatar': {
    input: (things, whose) => ({ body: { photo: things.avatar[whose] } }),
    answers: private_(200),
  },
  'DELETE /v1/user/avatar': { answers: { own: 204 } },
  'GET /v1/user/rating': read(),
  'GET /v1/user/passport': read(),
  // One that waits is there already.
  'POST /v1/user/passport': { answers: { own: 409 } },
  'PUT /v1/user/passport/scans/:part': {
    input: () => ({ params: { part: 'page' }, query: { consent: 'yes' }, body: picture }),
    answers: { own: 409 },
  },
  'DELETE /v1/user/passport': { answers: { own: 204 } },
  'POST /v1/phone/verification-notification': guestCall({ code: 'sms' }, 202),
  'POST /v1/phone/verify': guestCall({ code: '000000' }, 422),
  'POST /v1/user/switch-account': guestCall({ channel: 'phone', code: '000000' }, 422),
  'POST /v1/email/verification-notification': guestCall({}, 202),
  'POST /v1/email/verify': guestCall({ code: '000000' }, 422),
  'POST /v1/forgot-password': guestCall({ login: 'nobody@example.com' }, 202),
  'POST /v1/reset-password': guestCall(
    { email: 'nobody@example.com', token: 'x', password: newPassword },
    422,
  ),
  'POST /v1/reset-password-phone': guestCall(
    { phone: '+79001234567', code: '000000', password: newPassword },
    422,
  ),
  'POST /v1/user/password': guestCall({ password, new_password: newPassword }, 204),
  'GET /v1/user/two-factor': read(),
  'POST /v1/user/two-factor': guestCall({ password }, 200),
  // Nothing is begun, and nothing is on.
  // Nothing was begun.
  'PUT /v1/user/two-factor': guestCall({ code: '000000' }, 409),
  'DELETE /v1/user/two-factor': guestCall({ code: '000000', password }, 204),
  'POST /v1/user/two-factor/recovery-codes': guestCall({ password }, 409),
  'GET /v1/user/sessions': read(),
  'DELETE /v1/user/sessions': { answers: { own: 204 } },
  'DELETE /v1/user/sessions/:id': {
    input: (things, whose) => ({ params: { id: things.session[whose] } }),
    answers: private_(204),
  },
  ...cardRows('vacancy', '/v1/vacancy', '/v1/user/vacancies'),
  ...cardRows('resume', '/v1/resumes', '/v1/user/resumes'),
  'POST /v1/resumes/busy': {
    input: (things, whose) => ({
      body: { slug: things.published.resume[whose], version: 1, until: null },
    }),
    answers: private_(200),
  },
  'GET /v1/tariffs': read(),
  'GET /v1/test-tariffs': read(),
  'GET /v1/tariff-content': read(),
  'GET /v1/user/entitlement': read(),
  'GET /v1/tariffs/quote': {
    input: () => ({ query: { tariff: 'no-such' } }),
    answers: { own: 404 },
    staff: 403,
  },
  'POST /v1/tariffs/buy': {
    input: () => ({ body: { tariff: 'no-such' } }),
    answers: { own: 404 },
    staff: 403,
  },
  'POST /v1/tariffs/buy/test': {
    input: () => ({ body: { tariff: 'no-such' } }),
    answers: { own: 404 },
    staff: 403,
  },
  'GET /v1/payments/:id': {
    input: ({ payment }, whose) => ({ params: { id: payment[whose] } }),
    answers: private_(200),
  },
  'POST /v1/payments/:id/check': {
    input: ({ payment }, whose) => ({ params: { id: payment[whose] } }),
    answers: private_(200),
  },
  'GET /v1/user/subscriptions': read(),
  'POST /v1/user/subscriptions/:id/cancel': {
    input: ({ subscription }, whose) => ({ params: { id: subscription[whose] } }),
    answers: private_(200),
  },
  'POST /v1/user/subscriptions/:id/resume': {
    input: ({ subscription }, whose) => ({
      params: { id: subscription[whose] },
      body: { renewal_version: 'of yesterday' },
    }),
    answers: private_(409),
  },
  'DELETE /v1/user/payment-method': { answers: { own: 204 } },
  'GET /v1/user/transactions': read(),
  // Declined: there is no bill, and nothing to be given back.
  'GET /v1/user/transactions/:id/bill': {
    input: ({ payment }, whose) => ({ params: { id: payment[whose] } }),
    answers: private_(404),
  },
  'POST /v1/user/transactions/:id/refund': {
    input: ({ payment }, whose) => ({
      params: { id: payment[whose] },
      body: { text: 'Верните, пожалуйста, деньги' },
    }),
    answers: private_(409),
  },
  'POST /payments/yookassa/webhook': guestCall(
    { event: 'payment.succeeded', object: { id: 'of-nobody' } },
    200,
  ),
  'POST /v1/resumes/:slug/photos': {
    input: (things, whose) => ({ params: { slug: things.draft.resume[whose] }, body: picture }),
    answers: private_(201),
  },
  'GET /v1/resumes/:slug/photos/:photo/original': {
    input: (things, whose) => ({ params: photoOf(things, whose) }),
    answers: private_(200),
  },
  'POST /v1/resumes/:slug/photos/:photo/crop': {
    input: (things, whose) => ({ params: photoOf(things, whose), body: middle }),
    answers: private_(201),
  },
  'GET /v1/user/settings': read(),
  'POST /v1/user/settings/update': guestCall({ privacy: { search_engines: false } }, 200),
  'GET /v1/user/consents': read(),
  'PUT /v1/user/consents': {
    input: () => ({ body: { documents: [{ page: 'agreement', number: 1 }] } }),
    answers: { own: 200 },
  },
  'PUT /v1/user/consents/:kind': { input: marketing, answers: { own: 204 } },
  'DELETE /v1/user/consents/:kind': { input: marketing, answers: { own: 204 } },
  'GET /v1/user/export': read(),
  'GET /v1/files/:file': {
    input: (things, whose) => ({ params: { file: things.document[whose] } }),
    answers: private_(200),
  },
  'POST /v1/user/deletion': { ...guestCall({ password }, 200), staff: 403 },
  'DELETE /v1/user/deletion': { answers: { own: 204 } },
  'GET /v1/user/favorites': read(),
  'POST /v1/user/favorites': { input: favorite, answers: { own: 204, other: 204, missing: 404 } },
  'DELETE /v1/user/favorites': { input: favorite, answers: { own: 204, other: 204, missing: 204 } },
  'DELETE /v1/user/favorites/hidden': { answers: { own: 204 } },
  'GET /v1/user/favorites/comparison': {
    input: (things, whose) => ({ query: { slug: [things.published.resume[whose]] } }),
    answers: { own: 200, other: 200, missing: 200 },
  },
  // Seen by its writer alone, whosever the card is.
  'PUT /v1/user/favorites/note': {
    input: favoriteNote,
    answers: { own: 204, other: 204, missing: 404 },
  },
  // Nobody responds to a card of their own; the rest depends on the role.
  'POST /v1/response': {
    input: (things, whose) => ({
      body: {
        vacancy: things.published.vacancy[whose],
        resume: things.published.resume[whose],
        text: 'Здравствуйте',
      },
    }),
    answers: { own: 409, missing: 404 },
    staff: 403,
  },
  'GET /v1/response': read(),
  'GET /v1/response/:id': response(),
  'PATCH /v1/response/:id': response(decline),
  'POST /v1/response/:id/read': { ...response(), answers: private_(204) },
  'GET /v1/response/:id/deeds': response(),
  'POST /v1/response/:id/deeds/agreement': response(emptyAgreement),
  'POST /v1/response/:id/deeds/receipt': response(emptyReceipt),
  'GET /v1/deeds/:kind': {
    input: () => ({ params: { kind: 'agreement' } }),
    answers: { own: 200 },
  },
  'POST /v1/response/:id/keep-open': { ...response(), answers: private_(204) },
  'PATCH /v1/response': {
    input: (things, whose) => ({ body: { ids: [Number(things.response[whose])], ...decline } }),
    answers: private_(200),
    staff: 404,
  },
  'GET /v1/user/vacancies/:slug/response-limit': { input: limit(), answers: private_(200) },
  'PUT /v1/user/vacancies/:slug/response-limit': {
    input: limit({ most: 5 }),
    answers: private_(204),
  },
  'GET /v1/notifications': read(),
  'GET /v1/notifications/events': {
    input: () => ({ query: { after: '0' } }),
    answers: { own: 200 },
  },
  'POST /v1/notifications/read-all': { answers: { own: 204 } },
  'POST /v1/notification/read/:id': {
    input: (things, whose) => ({ params: { id: things.notification[whose] } }),
    answers: private_(204),
  },
  'PUT /v1/user/push-subscription': {
    input: () => ({ body: { endpoint: 'https://push.example/1', keys: browserKeys } }),
    answers: { own: 204 },
  },
  'DELETE /v1/user/push-subscription': {
    input: () => ({ body: { endpoint: 'https://push.example/1' } }),
    answers: { own: 204 },
  },
  'GET /v1/user/dialogs': read(),
  'POST /v1/user/dialogs/channel': {
    input: (things, whose) => ({ body: { card: things.published.vacancy[whose] } }),
    // The rest depends on the role and on whose card it is.
    answers: { missing: 404 },
  },
  'GET /v1/user/dialogs/channel/:channel': { input: inChannel(), answers: private_(200) },
  'GET /v1/user/dialogs/channel/:channel/events': {
    input: (things, whose) => ({
      params: { channel: things.channel[whose] },
      query: { after: '0' },
    }),
    answers: private_(200),
  },
  'PUT /v1/user/dialogs/channel/:channel/draft': {
    input: inChannel({ text: 'Здравствуйте' }),
    answers: private_(204),
  },
  'POST /v1/user/dialogs/send-message': {
    input: ofChannel({ client_id: '9b2f5d3e-2f64-4f0a-9f5c-0d3a1a4b5c6d', text: 'Здравствуйте' }),
    answers: private_(200),
  },
  'POST /v1/user/dialogs/channel/:channel/attachments': {
    input: (things, whose) => ({ params: { channel: things.channel[whose] }, body: picture }),
    answers: private_(201),
  },
  'POST /v1/user/dialogs/complain': {
    input: ofChannel({ reason: 'rude' }),
    answers: private_(202),
  },
  'POST /v1/user/dialogs/message/read': {
    input: ofChannel({ message_id: 1 }),
    answers: private_(200),
  },
  'POST /v1/user/dialogs/message/delivered': {
    input: ofChannel({ message_id: 1 }),
    answers: private_(204),
  },
  'PATCH /v1/user/dialogs/message/:id': {
    input: (things, whose) => ({ params: { id: things.message[whose] }, body: { text: 'Иначе' } }),
    answers: private_(200),
  },
  'DELETE /v1/user/dialogs/message/:id': {
    input: (things, whose) => ({ params: { id: things.message[whose] } }),
    answers: private_(200),
  },
  // Of the owner of a vacancy server/dialogs/addresses.actions.test.ts tells.
  'POST /v1/user/dialogs/address': {
    input: ofChannel({ client_id: '9b2f5d3e-2f64-4f0a-9f5c-0d3a1a4b5c6f', address: 'Мира, 1' }),
    answers: private_(409),
  },
  'POST /v1/user/dialogs/meeting': { input: ofChannel(call), answers: private_(200) },
  'POST /v1/user/dialogs/meeting/:id/move': { input: meeting(call), answers: private_(200) },
  'POST /v1/user/dialogs/meeting/:id/accept': { input: meeting(), answers: private_(200) },
  'POST /v1/user/dialogs/meeting/:id/cancel': { input: meeting(), answers: private_(200) },
  // Nobody has accepted it.
  'GET /v1/user/dialogs/meeting/:id/calendar': { input: meeting(), answers: private_(409) },
  'GET /v1/user/blocks': read(),
  // Nobody is blocked with whom one does not talk; of the two in a dialog tests/dialogs tells.
  'PUT /v1/user/blocks/:user': {
    input: (things, whose) => ({ params: { user: things.person[whose] } }),
    answers: { own: 409, other: 404, missing: 404 },
  },
  'DELETE /v1/user/blocks/:user': {
    input: (things, whose) => ({ params: { user: things.person[whose] } }),
    answers: { own: 204, other: 204, missing: 204 },
  },
  'GET /v1/user/response-templates': read(),
  // Cards of the other side are everybody's; whose the own ones are, the room itself tests.
  'GET /v1/fit': {
    input: () => ({
      query: { vacancy: 'nyanya-v-moskve-zzzzzz', resume: 'nyanya-v-moskve-zzzzzz' },
    }),
    answers: { missing: 404 },
  },
  'POST /v1/user/response-templates': guestCall({ text: 'Здравствуйте' }, 201),
  'PATCH /v1/user/response-templates/:id': {
    input: template({ text: 'Добрый день' }),
    answers: private_(200),
  },
  'DELETE /v1/user/response-templates/:id': { input: template(), answers: private_(204) },
  'GET /v1/profile/autocomplete': read(() => ({ query: { q: 'н', field: 'title' } })),
  'POST /v1/card-views': {
    input: (things, whose) => ({ body: { card: things.published.resume[whose] } }),
    answers: everybodysCard,
  },
  'GET /v1/card-views/:slug': {
    input: (things, whose) => ({ params: { slug: things.published.resume[whose] } }),
    answers: private_(200),
  },
  'GET /v1/test': read(),
  'POST /v1/test-update': {
    input: () => ({ body: { category: 'nyanya', answers: { newborn: 'sure' }, is_shown: true } }),
    answers: { own: 200 },
  },
  'GET /v1/feedback': read(),
  'POST /v1/response/:id/feedback': {
    input: (things, whose) => ({
      params: { id: things.response[whose] },
      body: { again: true, as_agreed: true, on_time: true, text: '' },
    }),
    // Nobody was hired.
    answers: private_(409),
  },
  'PUT /v1/feedback/:id/reply': {
    input: (things, whose) => ({
      params: { id: things.feedback[whose] },
      body: { reply: 'Спасибо' },
    }),
    answers: private_(204),
  },
  'PUT /v1/feedback/:id/complaint': {
    input: (things, whose) => ({
      params: { id: things.feedback[whose] },
      body: { text: 'Это неправда' },
    }),
    answers: private_(204),
  },
  'GET /v1/user/check-ins': read(),
  'POST /v1/user/check-ins': {
    input: () => ({
      body: {
        address: 'Москва, Лесная, 5',
        ends_at: new Date(Date.now() + 60 * 60 * 1000).toISOString(),
        friend: { name: 'Ольга', contact: 'olga@example.com' },
      },
    }),
    answers: { own: 201 },
  },
  'POST /v1/user/check-ins/:id/prolong': {
    input: () => ({ params: { id: '999999' }, body: { minutes: 30 } }),
    answers: { missing: 404 },
  },
  'POST /v1/user/check-ins/:id/end': {
    input: () => ({ params: { id: '999999' }, body: { state: 'fine' } }),
    answers: { missing: 404 },
  },
  'GET /v1/check-ins/:id/:key': {
    input: () => ({ params: { id: '999999', key: 'x'.repeat(22) } }),
    answers: { missing: 404 },
  },
  'POST /v1/check-ins/:id/:key': {
    input: () => ({ params: { id: '999999', key: 'x'.repeat(22) } }),
    answers: { missing: 404 },
  },
  'GET /v1/user/references': read(),
  'POST /v1/user/references': {
    input: () => ({
      body: { name: 'Ольга', work: 'Няня двоих детей', contact: 'olga@example.com' },
    }),
    answers: { own: 201 },
  },
  'PATCH /v1/user/references/:id': {
    input: () => ({ params: { id: '999999' }, body: { is_shown: true } }),
    answers: { missing: 404 },
  },
  'DELETE /v1/user/references/:id': {
    input: () => ({ params: { id: '999999' } }),
    answers: { missing: 404 },
  },
  'GET /v1/references/:id/:key': {
    input: () => ({ params: { id: '999999', key: 'x'.repeat(22) } }),
    answers: { missing: 404 },
  },
  'PUT /v1/references/:id/:key': {
    input: () => ({
      params: { id: '999999', key: 'x'.repeat(22) },
      body: { worked: true, again: true, good: '' },
    }),
    answers: { missing: 404 },
  },
  'DELETE /v1/references/:id/:key': {
    input: () => ({ params: { id: '999999', key: 'x'.repeat(22) } }),
    answers: { missing: 404 },
  },
  'GET /v1/exam-list': read(),
  // One is open already.
  'POST /v1/exam-request': guestCall({ wish: '' }, 409),
  'DELETE /v1/exam-request': { answers: { own: 204 } },
  'PUT /v1/exam-list/:id/shown': {
    input: (things, whose) => ({ params: { id: things.exam[whose] }, body: { is_shown: true } }),
    answers: private_(204),
  },
  'GET /v1/admin/exams': read(),
  'GET /v1/admin/exams/:id/phone': {
    input: (things, whose) => ({ params: { id: things.openExam[whose] } }),
    answers: { own: 200, other: 200, missing: 404 },
  },
  'PUT /v1/admin/exams/:id': {
    input: (things, whose) => ({
      params: { id: things.exam[whose] },
      body: { step: 'finish', risk: 'low' },
    }),
    answers: { own: 403, other: 200, missing: 404 },
  },
  'GET /v1/user/contacts': read(),
  'GET /v1/cards': read(() => ({ query: { slug: ['nyanya-v-moskve-zzzzzz'] } })),
  'GET /v1/user/searches': read(),
  'POST /v1/user/searches': {
    input: () => ({ body: { kind: 'resume', query: { city: 'moskva' } } }),
    answers: { own: 201 },
  },
  'PATCH /v1/user/searches/:id': {
    input: (things, whose) => ({ params: { id: things.search[whose] }, body: { seen: true } }),
    answers: private_(200),
  },
  'DELETE /v1/user/searches/:id': {
    input: (things, whose) => ({ params: { id: things.search[whose] } }),
    answers: private_(204),
  },
  // The key is what matters here, not who has it: a wrong one is as good as a missing search.
  'GET /v1/searches/:id/letters/:key': { input: forgedLetter, answers: { own: 404, other: 404 } },
  'DELETE /v1/searches/:id/letters/:key': {
    input: forgedLetter,
    answers: { own: 404, other: 404 },
  },
  'GET /v1/about': read(),
  'GET /v1/pages/:page': read(() => ({ params: { page: 'agreement' } })),
  'GET /v1/slider': read(),
  'GET /v1/pages/:page/editions/:number': read(() => ({
    params: { page: 'agreement', number: '1' },
  })),
  'GET /v1/advantages': read(),
  'GET /v1/reviews': read(),
  'GET /v1/requisites': read(),
  'GET /v1/areas/:area': read(() => ({ params: { area: 'nyanya' } })),
  'GET /v1/blog': read(),
  'GET /v1/blog/:slug': read(() => ({ params: { slug: 'kak-vybrat-nyanyu' } })),
  'POST /v1/contact-us': guestCall(contactRequest, 202),
  'PUT /v1/admin/people/:id/block': {
    input: (things, whose) => ({
      params: { id: things.person[whose] },
      body: { reason: 'Просит деньги вперёд' },
    }),
    answers: { own: 403, other: 204, missing: 404 },
  },
  'DELETE /v1/admin/people/:id/block': {
    input: (things, whose) => ({ params: { id: things.person[whose] } }),
    answers: { own: 403, other: 204, missing: 404 },
  },
  'GET /v1/user/complaints': read(),
  'GET /v1/admin/queues': read(),
  'GET /v1/admin/decisions': read(),
  ...queueRows('review', { decision: 'approve' }),
  ...queueRows('passport', { decision: 'reject', reason: 'Страница не читается' }),
  ...queueRows('feedback', { decision: 'approve' }, '/v1/admin/feedback'),
  'GET /v1/admin/passports/:id/scans/:part': {
    input: (things, whose) => ({ params: { id: things.passport[whose], part: 'page' } }),
    answers: { own: 403, other: 200, missing: 404 },
  },
  ...queueRows('complaint', { decision: 'dismiss' }),
  ...queueRows('appeal', { decision: 'grant' }),
  ...queueRows('refund', { decision: 'approve', amount_kopecks: 100 }),
  'PUT /v1/admin/cards/:slug/block': {
    input: (things, whose) => ({
      params: { slug: things.published.resume[whose] },
      body: { reason: 'Просит деньги вперёд' },
    }),
    answers: judgedCard,
  },
  'DELETE /v1/admin/cards/:slug/block': {
    input: (things, whose) => ({ params: { slug: things.published.resume[whose] } }),
    answers: judgedCard,
  },
  'GET /v1/admin/people': read((things) => ({ query: { q: `№ ${things.person.own}` } })),
  'GET /v1/admin/people/:id': {
    input: (things, whose) => ({ params: { id: things.person[whose] } }),
    answers: { own: 200, other: 200, missing: 404 },
  },
  'POST /v1/admin/people/:id/notes': {
    input: (things, whose) => ({
      params: { id: things.person[whose] },
      body: { text: 'Перезвонить после шести' },
    }),
    answers: { own: 204, other: 204, missing: 404 },
  },
  'DELETE /v1/admin/people/:id/notes/:note': {
    input: (things) => ({ params: { id: things.person.other, note: '999999999' } }),
    answers: { missing: 404 },
  },
  'DELETE /v1/admin/people/:id/sessions': {
    input: (things, whose) => ({ params: { id: things.person[whose] } }),
    answers: { own: 403, other: 204, missing: 404 },
  },
  'PUT /v1/admin/people/:id/role': {
    input: (things, whose) => ({ params: { id: things.person[whose] }, body: { role: 'admin' } }),
    answers: { own: 403, other: 204, missing: 404 },
  },
  'GET /v1/admin/payments': read(),
  'GET /v1/admin/payments/:id': {
    input: (things, whose) => ({ params: { id: things.payment[whose] } }),
    answers: { own: 200, other: 200, missing: 404 },
  },
  // One that was declined: there is nothing to give back.
  'POST /v1/admin/payments/:id/refund': {
    input: (things, whose) => ({
      params: { id: things.payment[whose] },
      body: { amount_kopecks: 100, reason: 'Сбой на сайте', returned_kopecks: 0 },
    }),
    answers: { own: 403, other: 409, missing: 404 },
  },
  'POST /v1/admin/payments/:id/check': {
    input: (things, whose) => ({ params: { id: things.payment[whose] } }),
    answers: { own: 200, other: 200, missing: 404 },
  },
  'GET /v1/admin/tariffs': read(),
  'PUT /v1/admin/tariffs': {
    input: () => ({ body: { role: 'worker', slugs: ['worker-month'] } }),
    answers: { own: 409 },
  },
  'PUT /v1/admin/tariffs/:slug': {
    input: () => ({
      params: { slug: 'worker-year' },
      body: {
        name: 'Год',
        summary: 'Надолго',
        price_kopecks: 100_000,
        cards: 3,
        contacts: 30,
        period: { count: 12, unit: 'month' },
        included: ['Всё'],
        is_shown: true,
        version: 1,
      },
    }),
    answers: { missing: 404 },
  },
  'GET /v1/admin/tariff-texts/:role': read(() => ({ params: { role: 'worker' } })),
  'PUT /v1/admin/tariff-texts/:role': {
    input: () => ({ params: { role: 'worker' }, body: {} }),
    answers: { own: 422 },
  },
  'GET /v1/admin/ledger': read(() => ({ query: { from: '2026-01-01', to: '2026-01-31' } })),
  'GET /v1/admin/ledger/movements': read(() => ({
    query: { account: 'provider', day: '2026-01-31' },
  })),
  'GET /v1/admin/statistics': read(() => ({ query: { from: '2026-01-01', to: '2026-01-31' } })),
  'GET /v1/admin/blog': read(),
  'GET /v1/admin/blog/:id': { input: () => ({ params: { id: '1' } }), answers: { own: 200 } },
  'POST /v1/admin/blog': { input: () => ({ body: {} }), answers: { own: 422 } },
  'POST /v1/admin/blog/pictures': { input: () => ({ body: picture }), answers: { own: 201 } },
  'PUT /v1/admin/blog/:id': {
    input: () => ({ params: { id: '1' }, body: {} }),
    answers: { own: 422 },
  },
  'DELETE /v1/admin/blog/:id': {
    input: () => ({ params: { id: '999999' } }),
    answers: { missing: 404 },
  },
  'GET /v1/admin/lists': read(),
  'PUT /v1/admin/lists/slides': { input: () => ({ body: {} }), answers: { own: 422 } },
  'PUT /v1/admin/lists/advantages': { input: () => ({ body: {} }), answers: { own: 422 } },
  'PUT /v1/admin/lists/testimonials': { input: () => ({ body: {} }), answers: { own: 422 } },
  'PUT /v1/admin/lists/requisites': { input: () => ({ body: {} }), answers: { own: 422 } },
  'GET /v1/admin/contact-requests': read(),
  'PUT /v1/admin/contact-requests/:id/answer': nothingThere,
  'DELETE /v1/admin/contact-requests/:id/answer': nothingThere,
  'GET /v1/admin/stop-words': read(),
  'POST /v1/admin/stop-words': { input: () => ({ body: {} }), answers: { own: 422 } },
  'DELETE /v1/admin/stop-words/:id': nothingThere,
  'POST /v1/admin/stop-words/check': {
    input: () => ({ body: { kind: 'resume', text: 'Звоните' } }),
    answers: { own: 200 },
  },
  'GET /v1/admin/reasons': read(),
  'PUT /v1/admin/reasons/:place': {
    input: () => ({ params: { place: 'review_refuse' }, body: {} }),
    answers: { own: 422 },
  },
  'GET /v1/admin/search-words': read(),
  'GET /v1/admin/search-words/reading': read(() => ({ query: { kind: 'resume', q: 'няня' } })),
  'PUT /v1/admin/search-words/words': { input: () => ({ body: {} }), answers: { own: 422 } },
  'PUT /v1/admin/search-words/phrases': { input: () => ({ body: {} }), answers: { own: 422 } },
  'DELETE /v1/admin/search-words/:what': {
    input: () => ({ params: { what: 'words' }, query: { said: 'нет-такого' } }),
    answers: { missing: 404 },
  },
  'GET /v1/admin/broadcasts': read(),
  'GET /v1/admin/broadcasts/audience': read(),
  'GET /v1/admin/broadcasts/:id': nothingThere,
  'POST /v1/admin/broadcasts': { input: () => ({ body: {} }), answers: { own: 422 } },
  'PUT /v1/admin/broadcasts/:id': {
    input: () => ({ params: { id: '1' }, body: {} }),
    answers: { own: 422 },
  },
  'DELETE /v1/admin/broadcasts/:id': nothingThere,
  'GET /v1/admin/broadcasts/:id/letter': nothingThere,
  'POST /v1/admin/broadcasts/:id/test': nothingThere,
  'PUT /v1/admin/broadcasts/:id/sending': {
    input: () => ({ params: { id: '999999' }, body: { version: 1 } }),
    answers: { missing: 404 },
  },
  'DELETE /v1/admin/broadcasts/:id/sending': nothingThere,
  'POST /v1/news/:id/stop/:key': {
    input: () => ({ params: { id: '1', key: 'a'.repeat(43) }, body: {} }),
    answers: { missing: 404 },
  },
  'GET /v1/admin/settings': read(),
  'PUT /v1/admin/settings': { input: () => ({ body: {} }), answers: { own: 422 } },
  'GET /v1/admin/texts': read(),
  'GET /v1/admin/texts/:page': {
    input: (_things, whose) => ({ params: { page: whose === 'missing' ? 'nowhere' : 'about' } }),
    answers: { own: 200, missing: 404 },
  },
  'PUT /v1/admin/texts/:page': {
    input: () => ({ params: { page: 'about' }, body: {} }),
    answers: { own: 422 },
  },
  'POST /v1/admin/texts/preview': {
    input: () => ({ body: { body: '## Глава' } }),
    answers: { own: 200 },
  },
  'GET /v1/admin/categories': read(),
  'GET /v1/admin/categories/:id': {
    input: (_things, whose) => ({ params: { id: whose === 'missing' ? '999999' : '1' } }),
    answers: { own: 200, missing: 404 },
  },
  'POST /v1/admin/categories': { input: () => ({ body: {} }), answers: { own: 422 } },
  'PUT /v1/admin/categories/:id': {
    input: () => ({ params: { id: '1' }, body: {} }),
    answers: { own: 422 },
  },
  'PUT /v1/admin/category-order': { input: () => ({ body: { ids: [1] } }), answers: { own: 409 } },
  'GET /v1/admin/questions': read(() => ({ query: { category: 'common', kind: 'resume' } })),
  'GET /v1/admin/questions/:id': {
    input: (_things, whose) => ({ params: { id: whose === 'missing' ? '999999' : '1' } }),
    answers: { own: 200, missing: 404 },
  },
  'POST /v1/admin/questions': { input: () => ({ body: {} }), answers: { own: 422 } },
  'PUT /v1/admin/questions/:id': {
    input: () => ({ params: { id: '1' }, body: {} }),
    answers: { own: 422 },
  },
  'PUT /v1/admin/categories/:id/left-out/:question': {
    input: () => ({ params: { id: '1', question: '999999' } }),
    answers: { missing: 404 },
  },
  'DELETE /v1/admin/categories/:id/left-out/:question': {
    input: () => ({ params: { id: '1', question: '999999' } }),
    answers: { missing: 404 },
  },
  'PUT /v1/admin/question-order': {
    input: () => ({ body: { category: 'common', kind: 'resume', ids: [1] } }),
    answers: { own: 409 },
  },
  'GET /v1/admin/cities': read(),
  'GET /v1/admin/cities/:id': {
    input: (_things, whose) => ({ params: { id: whose === 'missing' ? '999999' : '1' } }),
    answers: { own: 200, missing: 404 },
  },
  'POST /v1/admin/cities': { input: () => ({ body: {} }), answers: { own: 422 } },
  'PUT /v1/admin/cities/:id': {
    input: () => ({ params: { id: '1' }, body: {} }),
    answers: { own: 422 },
  },
  'DELETE /v1/admin/cities/:id': {
    input: () => ({ params: { id: '999999' } }),
    answers: { missing: 404 },
  },
  'POST /v1/admin/cities/:id/places': {
    input: () => ({ params: { id: '1' }, body: {} }),
    answers: { own: 422 },
  },
  'PUT /v1/admin/places/:id': {
    input: () => ({ params: { id: '1' }, body: {} }),
    answers: { own: 422 },
  },
  'DELETE /v1/admin/places/:id': {
    input: () => ({ params: { id: '999999' } }),
    answers: { missing: 404 },
  },
  'GET /v1/admin/audit': read(),
  'GET /v1/dev/outbox': read(),
  // Not even an admin listens to somebody else's channel.
  'POST /broadcasting/auth': {
    input: (things, whose) => ({
      body: { socket_id: '1.1', channel_name: `private-users.${things.person[whose]}` },
    }),
    answers: { own: 200, other: 403, missing: 403 },
  },
  // One names nobody but oneself.
  'POST /broadcasting/user-auth': {
    input: () => ({ body: { socket_id: '1.1' } }),
    answers: { own: 200 },
  },
};

export const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;
