import { titleOf } from '#contract/card-title.ts';
import { listedAtMost, type PersonPage } from '#contract/person-page.ts';
import { listAudit } from '#server/audit/queries.ts';
import { complaintsAround } from '#server/complaints/own.queries.ts';
import { listDeliveriesTo } from '#server/deliveries/queries.ts';
import { listTransactions } from '#server/payments/transactions.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { listDevices } from '#server/session/devices.queries.ts';
import { listStaffNotes } from '#server/staff-notes/queries.ts';
import { getHeldTariff } from '#server/tariffs/entitlements.queries.ts';
import { hasFactor } from '#server/two-factor/queries.ts';
import { asFoundPerson } from './queries.ts';

/** All that staff need when that person calls, on one page. */
export async function describePerson(
  db: Connection,
  viewer: SignedIn,
  id: number,
): Promise<PersonPage> {
  const person = await db
    .selectFrom('users')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .selectAll('users')
    .select('cities.name as city')
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!person) throw notFound('Такого человека нет');
  // Sessions of nobody have the number 0, so none of these is told to be the current one.
  const devices = await listDevices(db, { id, session_id: 0 });
  const payments = viewer.role === 'admin' ? await listTransactions(db, { id }, 1) : null;
  const tariff = await getHeldTariff(db, person);
  const audit = await listAudit(db, { subject: { type: 'user', id: String(id) } });
  return {
    ...asFoundPerson(person),
    city: person.city,
    blocked_reason: person.blocked_reason,
    passport_verified_at: person.passport_verified_at?.toISOString() ?? null,
    has_second_factor: await hasFactor(db, id),
    tariff: tariff?.name ?? null,
    notes: await listStaffNotes(db, id),
    cards: await listCards(db, id),
    complaints: await complaintsAround(db, id, listedAtMost),
    devices: devices.slice(0, listedAtMost),
    payments: payments?.data ?? null,
    letters: await listDeliveriesTo(db, id, listedAtMost),
    audit: audit.data.slice(0, listedAtMost),
  };
}

async function listCards(db: Connection, ownerId: number): Promise<PersonPage['cards']> {
  const rows = await db
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select(['cards.id', 'cards.slug', 'cards.kind', 'cards.state', 'content', 'draft', 'forms'])
    .where('cards.owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('cards.id', 'desc')
    .limit(listedAtMost)
    .execute();
  return rows.map(({ id, slug, kind, state, content, draft, forms }) => ({
    id,
    slug,
    kind,
    state,
    title: titleOf(kind, (content ?? draft).title, forms),
  }));
}
