import { postMovement } from '#server/ledger/actions.ts';
import type { Connection } from '#server/platform/database.ts';
import { countedFrom, type Held } from './entitlements.rules.ts';

type Source = Pick<Held, 'id' | 'contacts' | 'contacts_per' | 'starts_at' | 'until'>;

interface Opening {
  id: number;
  entitlement_id: number;
  opened_at: Date;
}

/** The contacts of the month that runs then; told again, it changes nothing. */
export async function postGrant(trx: Connection, source: Source, at: Date): Promise<void> {
  if (source.contacts === 0) return;
  const subject = subjectOf(source, at);
  const moved = { unit: 'contacts', subject, path: [['granted', 'contacts']] } as const;
  const key = `grant:${subject}`;
  await postMovement(trx, { ...moved, key, kind: 'contacts_granted', amount: source.contacts }, at);
}

/** One is used; those of the month are granted first, if nobody has used any of them yet. */
export async function postUse(trx: Connection, opening: Opening): Promise<void> {
  const { id, opened_at: at } = opening;
  const source = await sourceOf(trx, opening);
  await postGrant(trx, source, at);
  const subject = subjectOf(source, at);
  const moved = { unit: 'contacts', subject, path: [['contacts', 'used']] } as const;
  await postMovement(trx, { ...moved, key: `use:${id}`, kind: 'contact_used', amount: 1 }, at);
}

/** One comes back to the month in which it was used. */
export async function postReturn(trx: Connection, opening: Opening, now: Date): Promise<void> {
  const subject = subjectOf(await sourceOf(trx, opening), opening.opened_at);
  const moved = { unit: 'contacts', subject, path: [['returned', 'contacts']] } as const;
  const key = `return:${opening.id}`;
  await postMovement(trx, { ...moved, key, kind: 'contact_returned', amount: 1 }, now);
}

const sourceOf = (trx: Connection, { entitlement_id }: Opening) =>
  trx
    .selectFrom('entitlements')
    .select(['id', 'contacts', 'contacts_per', 'starts_at', 'until'])
    .where('id', '=', entitlement_id)
    .executeTakeFirstOrThrow();

/** The month of an entitlement: nobody is named, so that it may stay for ever. */
const subjectOf = (source: Source, at: Date) =>
  `${source.id}:${countedFrom(source, at).toISOString()}`;
