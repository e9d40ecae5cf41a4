import type { CardKind } from '#contract/categories.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { startSession } from '#server/session/actions.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import type { TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import { storeCard } from './stored-card.ts';
import { storePhoto } from './stored-photo.ts';
import { storeAppeal, storeComplaint, storeReview } from './stored-queues.ts';
import { rows, keyOf, type Things, type Whose } from './rows.ts';

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

export function cellsOf(endpoint: Endpoint): Cell[] {
  const answers = rows[keyOf(endpoint)]?.answers ?? {};
  return callers.flatMap((caller) =>
    (Object.keys(answers) as Whose[]).map((whose) => ({ endpoint, caller, whose })),
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

/** Makes the caller and the things of one cell, and answers the status of the call. */
export async function callCell(app: TestApp, { endpoint, caller, whose }: Cell): Promise<number> {
  const person = await createCaller(app, caller);
  const things = await createThings(app, person);
  const input = rows[keyOf(endpoint)]?.input?.(things, whose);
  const visitor: Visitor = person?.visitor ?? app.visitor();
  return (await visitor.send(endpoint, input)).status;
}

async function createCaller(app: TestApp, caller: Caller): Promise<Person | null> {
  if (caller === 'guest') return null;
  if (caller === 'blocked') return createPerson(app, { role: 'worker', blocked: true });
  return createPerson(app, { role: caller });
}

async function createThings(app: TestApp, person: Person | null): Promise<Things> {
  const own: Owners = person ? async () => person.id : strangers(app);
  const other = strangers(app);
  const slugs = async (kind: CardKind, state: 'draft' | 'published') => ({
    own: await storeCard(app, { kind, state, owner: await own(kind) }),
    other: await storeCard(app, { kind, state, owner: await other(kind) }),
    missing: 'nyanya-v-moskve-zzzzzz',
  });
  type Store = (app: TestApp, owner: number) => Promise<string>;
  const both = async (store: Store, missing: string, kind: CardKind = 'resume') => ({
    own: await store(app, await own(kind)),
    other: await store(app, await other(kind)),
    missing,
  });
  return {
    draft: { vacancy: await slugs('vacancy', 'draft'), resume: await slugs('resume', 'draft') },
    published: {
      vacancy: await slugs('vacancy', 'published'),
      resume: await slugs('resume', 'published'),
    },
    photo: await both(storePhoto, noPhoto),
    avatar: await both(storeAvatar, noPhoto),
    session: await both(storeSession, noNumber),
    search: await both(storeSearch, noNumber, 'vacancy'),
    person: await both(async (_app, owner) => String(owner), noNumber),
    review: await both(storeReview, noNumber),
    complaint: await both(storeComplaint, noNumber),
    appeal: await both(storeAppeal, noNumber),
  };
}

const noPhoto = 'f'.repeat(32);
const noNumber = '999999999';

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
