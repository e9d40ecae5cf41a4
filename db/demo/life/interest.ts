import { moscowDay } from '#contract/russian.ts';
import type { Card } from '#server/cards/access.ts';
import { postUse } from '#server/tariffs/contact-ledger.actions.ts';
import { between, chance, pick, seeded } from '../random.ts';
import { mainCards } from './account-cards.ts';
import { ofAccount, type Stage } from './stored.ts';

const days = 30;
/** People who are signed in and look at the card. */
const visitors = 9;
/** Of them, those who have opened the contacts. */
const openings = 3;

/** Who looked at the cards of the accounts by the day, and who opened their contacts. */
export async function addInterest(stage: Stage): Promise<void> {
  for (const code of Object.values(mainCards)) {
    await addLooks(stage, await ofAccount(stage.trx, code));
  }
}

async function addLooks(stage: Stage, card: Card): Promise<void> {
  const { trx, ago } = stage;
  const random = seeded(card.id);
  const people = await otherSide(stage, card);
  const guests = Array.from({ length: days }, (_, back) => ({
    back,
    // It was raised just now.
    times: between(random, 0, 6) + (back < 3 ? 6 : 0),
  }));
  const looks = people.flatMap((person) => {
    const first = between(random, 0, days - 1);
    const again = chance(random, 0.4) && first > 0 ? [between(random, 0, first - 1)] : [];
    return [first, ...again].map((back) => ({ back, person, times: pick(random, [1, 1, 2, 3]) }));
  });
  const row = (back: number, viewer_id: number | null, times: number) => ({
    card_id: card.id,
    day: moscowDay(ago(back * 24)),
    viewer_id,
    times,
  });
  await trx
    .insertInto('card_views')
    .values([
      ...guests.flatMap(({ back, times }) => (times > 0 ? [row(back, null, times)] : [])),
      ...looks.map(({ back, person, times }) => row(back, person, times)),
    ])
    .execute();
  const opened = people.slice(0, openings);
  const entitlements = await trx
    .selectFrom('entitlements')
    .select(['id', 'user_id'])
    .where('user_id', 'in', opened)
    .orderBy('id')
    .execute();
  const stored = await trx
    .insertInto('contact_openings')
    .values(
      entitlements.map(({ id, user_id }, at) => ({
        card_id: card.id,
        user_id,
        entitlement_id: id,
        opened_at: ago(20 + at * 37),
      })),
    )
    .returning(['id', 'entitlement_id', 'opened_at'])
    .execute();
  // As if they had pressed: the nightly comparison of the books counts them, too.
  for (const opening of stored) await postUse(trx, opening);
}

/** Strangers with a card of the same trade and city, the oldest first. */
async function otherSide({ trx, ago, people }: Stage, card: Card): Promise<number[]> {
  const owners = await trx
    .selectFrom('cards')
    .select('owner_id')
    .where('kind', '=', card.kind === 'resume' ? 'vacancy' : 'resume')
    .where('category_id', '=', card.category_id)
    .where('city_id', '=', card.city_id)
    .where('state', '=', 'published')
    .where('owner_id', 'not in', Object.values(people))
    .where('first_published_at', '<', ago((days + 1) * 24))
    .orderBy('id')
    .limit(visitors)
    .execute();
  return owners.map(({ owner_id }) => owner_id);
}
