import { lookAroundHours } from '#contract/session.ts';
import { changeUser } from '#server/users/actions.ts';
import { lockUser } from '#server/users/access.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { dropPassport } from '#server/passport/mark.actions.ts';
import { findStoredCity } from '#server/places/queries.ts';
import { invalid } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

interface ProfileChange {
  name?: string | undefined;
  /** Its slug; null: none. */
  city?: string | null | undefined;
}

/**
 * The name stands on the person's public cards, so their pages go stale with it. A passport that we
 * have seen says nothing of a new one.
 */
export async function saveProfile(
  db: Database,
  viewer: SignedIn,
  { name, city }: ProfileChange,
): Promise<void> {
  if (name === undefined && city === undefined) return;
  await inTransaction(db, async (trx) => {
    const before = await lockUser(trx, viewer);
    const changed = {
      ...(name !== undefined && { name }),
      ...(city !== undefined && { city_id: await cityId(trx, city) }),
    };
    await changeUser(trx, viewer.id, changed);
    if (name === undefined || name === before.name) return;
    await markOwnerCardsChanged(trx, viewer.id);
    await dropPassport(trx, viewer.id);
  });
}

/** Puts off the creation of the first card; what was put off for longer stays so. */
export async function putOffFirstCard(
  db: Database,
  viewer: SignedIn,
  because: keyof typeof lookAroundHours,
): Promise<void> {
  const until = new Date(Date.now() + lookAroundHours[because] * 60 * 60 * 1000);
  await inTransaction(db, async (trx) => {
    const { looking_around_until: before } = await lockUser(trx, viewer);
    if (before && before > until) return;
    await changeUser(trx, viewer.id, { looking_around_until: until });
  });
}

async function cityId(trx: Connection, slug: string | null): Promise<number | null> {
  if (slug === null) return null;
  const city = await findStoredCity(trx, slug);
  if (!city) throw invalid({ city: ['Такого города у нас нет. Выберите из списка'] });
  return city.id;
}
