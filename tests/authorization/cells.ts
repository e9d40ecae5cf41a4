import type { CardKind } from '#contract/categories.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { startSession } from '#server/session/actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import type { TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { storeCard } from './stored-card.ts';
import { storeDocument } from './stored-document.ts';
import { storeChannel, storeMeeting, storeMessage } from './stored-channel.ts';
import { storeFeedback } from './stored-feedback.ts';
import { storeExam, storeOpenExam } from './stored-exam.ts';
import { storeNotification } from './stored-notification.ts';
import { storePayment, storeRefundRequest, storeSubscription } from './stored-payment.ts';
import { storeResponse, storeTemplate } from './stored-response.ts';
import { storePhoto } from './stored-photo.ts';
import { storeAppeal, storeComplaint, storePassport, storeReview } from './stored-queues.ts';
import { rows, keyOf, type Row, type Things, type Whose } from './rows.ts';

export const callers = ['guest', 'worker', 'employer', 'moderator', 'admin', 'blocked'] as const;
export type Caller = (typeof callers)[number];

/** Written down here once more on purpose: the product has a list of its own to be compared with. */
const allowed: Record<Endpoint['access'], readonly Caller[]> = {
  public: callers,
  user: ['worker', 'employer', 'moderator', 'admin'],
  worker: ['worker'],
  employer: ['employer'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};

export interface Cell {
  endpoint: Endpoint;
  caller: Caller;
  whose: Whose;
}

/** Whoever may not call at all is sent away before anything is looked up: once is enough. */
export function cellsOf(endpoint: Endpoint): Cell[] {
  const all = Object.keys(rows[keyOf(endpoint)]?.answers ?? {}) as Whose[];
  return callers.flatMap((caller) =>
    (allowed[endpoint.access].includes(caller) ? all : all.slice(0, 1)).map((whose) => ({
      endpoint,
      caller,
      whose,
    })),
  );
}

export function expectedStatus({ endpoint, caller, whose }: Cell): number | undefined {
  const isNobody = caller === 'guest' || caller === 'blocked';
  // A session that is not there, or has ended with the person, cannot be continued.
  if (keyOf(endpoint) === 'POST /auth/refresh' && isNobody) return 401;
  if (!allowed[endpoint.access].includes(caller)) return isNobody ? 401 : 403;
  const row = rows[keyOf(endpoint)];
  const isStaff = caller === 'moderator' || caller === 'admin';
  return (isStaff ? row?.staff : undefined) ?? row?.answers[whose];
}

/**
 * Who calls, and with what; everything that the call names is there. Whoever only reads leaves it as it
 * was, so those who call in the same role are the same person, with the same things.
 */
export async function prepareCell(
  app: TestApp,
  { endpoint, caller, whose }: Cell,
  onlyReads = false,
): Promise<{ visitor: Visitor; input: object | undefined }> {
  const reader = onlyReads ? caller : null;
  const person = await (reader
    ? onceFor(people, app, reader, () => createCaller(app, caller))
    : createCaller(app, caller));
  const inputOf = rows[keyOf(endpoint)]?.input;
  const names = namedBy(inputOf, whose);
  // Whoever may not call at all is sent away before anything is looked up.
  const meetsAll = names.size === 0 && allowed[endpoint.access].includes(caller);
  const things = await createThings(app, person, { names, meetsAll, reader });
  const input = inputOf?.(things, whose);
  return { visitor: person?.visitor ?? app.visitor(), input };
}

async function createCaller(app: TestApp, caller: Caller): Promise<Person | null> {
  if (caller === 'guest') return null;
  if (caller === 'blocked') return createPerson(app, { role: 'worker', blocked: true });
  return createPerson(app, { role: caller });
}

/** Things as rows name them: `photo.own`, `draft.resume.other`. */
type Names = ReadonlySet<string>;

type Made<T> = WeakMap<TestApp, Map<string, Promise<T>>>;

/** Of strangers, for calls that name nothing: those meet all there is, and need none of their own. */
const strange: Made<string> = new WeakMap();
/** Who only reads, and what such callers name and have. */
const people: Made<Person | null> = new WeakMap();
const readThings: Made<string> = new WeakMap();

function onceFor<T>(all: Made<T>, app: TestApp, name: string, make: () => Promise<T>): Promise<T> {
  const made = all.get(app) ?? new Map<string, Promise<T>>();
  all.set(app, made);
  const thing = made.get(name) ?? make();
  made.set(name, thing);
  return thing;
}

/** Most calls name one or two things, and only those are made; one that names none meets all. */
interface Wanted {
  names: Names;
  meetsAll: boolean;
  /** Null: the call may change what it meets. */
  reader: Caller | null;
}

async function createThings(
  app: TestApp,
  person: Person | null,
  { names, meetsAll, reader }: Wanted,
): Promise<Things> {
  const own: Owners = person ? async () => person.id : strangers(app);
  const other = strangers(app);
  type Store = (app: TestApp, owner: number) => Promise<string>;
  const one = async (name: string, make: () => Promise<string>, isStrange: boolean) => {
    if (!meetsAll && !names.has(name)) return '';
    if (reader) return onceFor(readThings, app, isStrange ? name : `${name} of a ${reader}`, make);
    return meetsAll && isStrange ? onceFor(strange, app, name, make) : make();
  };
  const both = async (name: string, store: Store, missing: string, kind: CardKind = 'resume') => ({
    own: await one(`${name}.own`, async () => store(app, await own(kind)), !person),
    other: await one(`${name}.other`, async () => store(app, await other(kind)), true),
    missing,
  });
  const cards = async (state: 'draft' | 'published') => {
    const slugs = (kind: CardKind) => {
      const store: Store = (_app, owner) => storeCard(app, { kind, state, owner });
      return both(`${state}.${kind}`, store, noSlug, kind);
    };
    return { vacancy: await slugs('vacancy'), resume: await slugs('resume') };
  };
  return {
    draft: await cards('draft'),
    published: await cards('published'),
    photo: await both('photo', storePhoto, noPhoto),
    document: await both('document', storeDocument, noPhoto),
    avatar: await both('avatar', storeAvatar, noPhoto),
    session: await both('session', storeSession, noNumber),
    feedback: await both('feedback', storeFeedback, noNumber),
    exam: await both('exam', storeExam, noNumber),
    openExam: await both('openExam', storeOpenExam, noNumber),
    search: await both('search', storeSearch, noNumber, 'vacancy'),
    person: await both('person', async (_app, owner) => String(owner), noNumber),
    review: await both('review', storeReview, noNumber),
    complaint: await both('complaint', storeComplaint, noNumber),
    appeal: await both('appeal', storeAppeal, noNumber),
    refund: await both('refund', storeRefundRequest, noNumber),
    response: await both('response', storeResponse, noNumber),
    template: await both('template', storeTemplate, noNumber),
    channel: await both('channel', storeChannel, noChannel),
    message: await both('message', storeMessage, noNumber),
    meeting: await both('meeting', storeMeeting, noNumber),
    notification: await both('notification', storeNotification, noNumber),
    payment: await both('payment', storePayment, noPayment),
    subscription: await both('subscription', storeSubscription, noNumber),
    passport: await both('passport', storePassport, noNumber),
  };
}

/** What the input of a call names. */
function namedBy(inputOf: Row['input'], whose: Whose): Names {
  const names = new Set<string>();
  inputOf?.(listener((name) => names.add(name)) as unknown as Things, whose);
  return names;
}

/** Hears every path that is asked of it, as `photo` and then `photo.own`. */
function listener(hear: (path: string) => void, path = ''): object {
  const get = (_target: object, key: string | symbol) => {
    // Put into a text, it is one.
    if (typeof key === 'symbol') return () => path;
    const deeper = path ? `${path}.${key}` : key;
    hear(deeper);
    return listener(hear, deeper);
  };
  return new Proxy({}, { get });
}

const noSlug = 'nyanya-v-moskve-zzzzzz';
const noPhoto = 'f'.repeat(32);
const noNumber = '999999999';
const noPayment = '00000000-0000-4000-8000-000000000000';
const noChannel = 'z'.repeat(20);

/** Whose a thing of that kind is to be. */
type Owners = (kind: CardKind) => Promise<number>;

/** One stranger of each role owns all that is somebody else's. */
function strangers(app: TestApp): Owners {
  const roles = { resume: 'worker', vacancy: 'employer' } as const;
  const known = new Map<CardKind, number>();
  return async (kind) => {
    const id = known.get(kind) ?? (await createPerson(app, { role: roles[kind] })).id;
    known.set(kind, id);
    return id;
  };
}

async function storeAvatar(app: TestApp, owner: number): Promise<string> {
  const avatar_id = await storePhoto(app, owner);
  await app.db.updateTable('users').set({ avatar_id }).where('id', '=', owner).execute();
  return avatar_id;
}

async function storeSearch({ db }: TestApp, user_id: number): Promise<string> {
  const search = { kind: 'resume', query: '{}', words: 'Все анкеты', telling: 'off' } as const;
  const { id } = await db
    .insertInto('saved_searches')
    .values({ ...search, user_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function storeSession(app: TestApp, id: number): Promise<string> {
  const client = { address: '127.0.0.1', userAgent: 'tests' };
  const { viewer } = await startSession(app.db, { id, role: 'worker' }, true, client);
  return String(viewer.session_id);
}
