import { sql, type Updateable } from 'kysely';
import type { CardState } from '#contract/cards.ts';
import type { CardEvent } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Role } from '#contract/roles.ts';
import type { Card } from '#server/cards/access.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Cards } from '#server/platform/tables.ts';
import { demoAccounts } from '../accounts.ts';

export interface Stage {
  trx: Connection;
  /** So many hours before the demo began. */
  ago: (hours: number) => Date;
  people: Record<Role, number>;
}

/** A card of a demo account by the code at the end of its address. */
export function ofAccount(trx: Connection, code: string): Promise<Card> {
  return trx
    .selectFrom('cards')
    .selectAll()
    .where(sql<string>`right(slug, 6)`, '=', code)
    .executeTakeFirstOrThrow();
}

/** Cards of those who were made last: what every city has to have was made before them. */
export function cardsOfStrangers(
  trx: Connection,
  kind: CardKind,
  { skip, take }: { skip: number; take: number },
): Promise<Card[]> {
  const phones = Object.values(demoAccounts).map(({ phone }) => phone);
  return trx
    .selectFrom('cards')
    .selectAll('cards')
    .innerJoin('users', 'users.id', 'cards.owner_id')
    .where('kind', '=', kind)
    .where('users.phone', 'not in', phones)
    .orderBy('cards.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute();
}

export async function setColumns(
  trx: Connection,
  { id }: Card,
  columns: Updateable<Cards>,
): Promise<void> {
  await trx.updateTable('cards').set(columns).where('id', '=', id).execute();
}

interface Told {
  from?: CardState | null;
  state: CardState;
  reason: CardEvent['what'];
  actor: number;
  note?: string;
  at: Date;
}

export async function eventOf(
  trx: Connection,
  { id }: Card,
  { from = 'published', state, reason, actor, note, at }: Told,
): Promise<void> {
  await trx
    .insertInto('card_events')
    .values({
      card_id: id,
      from_state: from,
      to_state: state,
      reason,
      actor_id: actor,
      note: note ?? null,
      created_at: at,
    })
    .execute();
}
