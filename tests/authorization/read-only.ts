import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/platform/database.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { TestApp } from '#tests/harness/app.ts';
import { type Reply, Visitor } from '#tests/harness/visitor.ts';

/** Reads that write, each with its reason. */
export const writingReads = {
  'GET /v1/user/export': 'archives are counted, for each is a lot of work',
  'GET /v1/admin/exams/:id/phone': 'whoever looks at a phone is written down first',
  'GET /v1/admin/people': 'everybody who was found is written down first',
  'GET /v1/admin/people/:id': 'whoever looks at a person is written down first',
  'GET /v1/admin/payments/:id': 'whoever looks at a payment is written down first',
  'GET /v1/admin/passports/:id/scans/:part': 'whoever looks at a passport is written down first',
};

/** The same API on the same database, where nothing can be written. */
export async function openReadOnly(app: TestApp) {
  const url = new URL(app.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on -c timezone=UTC');
  const db = openDatabase({ url: url.href, size: 3 });
  const { server } = await buildApp({ ...app.deps, db });
  await server.ready();
  return {
    db,
    /** The call of whoever is signed in at the other. */
    async send(visitor: Visitor, endpoint: Endpoint, input?: object): Promise<Reply<Endpoint>> {
      const there = new Visitor(server);
      for (const [name, value] of visitor.cookies) there.cookies.set(name, value);
      return there.send(endpoint, input);
    },
    async stop() {
      await server.close();
      await db.destroy();
    },
  };
}
