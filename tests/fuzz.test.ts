import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiPrefix, type Endpoint } from '#contract/endpoint.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';

/** `npm run fuzz` asks for many more. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 1000);

let app: TestApp;
let visitors: Visitor[];
let slugs: string[];
beforeAll(async () => {
  app = await startTestApp();
  const worker = await createPerson(app, { role: 'worker' });
  const employer = await createPerson(app, { role: 'employer' });
  slugs = [
    (await createPublished(worker, 'resume')).slug,
    (await createPublished(employer, 'vacancy')).slug,
  ];
  const admin = await createPerson(app, { role: 'admin' });
  visitors = [app.visitor(), worker.visitor, employer.visitor, admin.visitor];
});
afterAll(() => app.stop());

const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\uD800',
  '😀'.repeat(50),
  'Ё',
  '%',
  "'; drop table cards; --",
  '$.answers',
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e309',
  '2147483648',
  '9007199254740991',
  '99999999999999999999',
  '-'.repeat(100),
  'null',
  'moskva',
  'nyanya',
  'а'.repeat(6000),
);

/** Names that the contract knows, so that the input gets past the first check. */
const knownKeys = fc.constantFrom(
  ...(
    'login password role consents name code phone email favorite category draft version answers ' +
    'city place about pay title unit from_kopecks to_kopecks experience child_ages schedule kind ' +
    'page sort pay_from pay_unit experience_from limit q status device_name new_password token reason'
  ).split(' '),
);

const leaf = fc.oneof(
  nasty,
  fc.string(),
  fc.integer(),
  fc.constantFrom(2 ** 31, Number.MAX_SAFE_INTEGER),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(knownKeys, nasty), tie('value'), { maxKeys: 6 }),
  ),
}));
const body = fc.dictionary(knownKeys, value, { maxKeys: 6 });
const query = fc.array(fc.tuple(fc.oneof(knownKeys, nasty), nasty, fc.boolean()), { maxLength: 5 });

const pathOf = ({ path }: Endpoint, part: string) =>
  apiPrefix + path.replaceAll(/:\w+/g, encodeURIComponent(part.toWellFormed()));

it('no input makes the server fail', { timeout: 60_000 + requests * 20 }, async () => {
  const input = fc.record({
    endpoint: fc.constantFrom(...app.endpoints),
    visitor: fc.constantFrom(0, 1, 2, 3),
    part: fc.oneof(fc.constantFrom(...slugs, 'moskva', 'nyanya'), nasty),
    query,
    body,
  });
  await fc.assert(
    fc.asyncProperty(input, async ({ endpoint, visitor, part, query: pairs, body: sent }) => {
      // Signing out would leave the others nothing to be refused for.
      if (endpoint.path === '/v1/logout') return;
      const search = new URLSearchParams(
        pairs.map(([key, text, isList]) => [isList ? `${key}[]` : key, text.toWellFormed()]),
      );
      const { status, text } = await (visitors[visitor] ?? app.visitor()).request(
        endpoint.method,
        pathOf(endpoint, part),
        {
          query: search.toString(),
          ...(endpoint.method !== 'GET' && { body: JSON.stringify(sent) }),
        },
      );
      expect(status < 500 ? '' : text).toBe('');
    }),
    { numRuns: requests },
  );
});
