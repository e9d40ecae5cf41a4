import type { Person, TestDoor } from './factories.ts';

interface Times {
  from?: Date;
  until?: Date | null;
}

/** Gives a tariff as if it had been paid for; without an end unless one is named. */
export async function giveTariff(
  { db }: TestDoor,
  person: Pick<Person, 'id'>,
  slug: string,
  { from = new Date(), until = null }: Times = {},
): Promise<void> {
  const { id, cards, contacts, contacts_per } = await db
    .selectFrom('tariffs')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const subscription = await db
    .insertInto('subscriptions')
    .values({ user_id: person.id, tariff_id: id, is_free: false, started_at: from, until })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('entitlements')
    .values({
      subscription_id: subscription.id,
      user_id: person.id,
      cards,
      contacts,
      contacts_per,
      starts_at: from,
      until,
    })
    .execute();
}
