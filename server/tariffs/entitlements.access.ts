import type { Connection } from '#server/platform/database.ts';
import { beyondTariff } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { countOf } from '#contract/russian.ts';
import { countSlotsTakenBefore, getAllowance, type Queued } from './entitlements.queries.ts';

const forms = {
  resume: ['анкету', 'анкеты', 'анкет'],
  vacancy: ['вакансию', 'вакансии', 'вакансий'],
} as const;

/** Refuses to show one card more than the tariff of its owner allows, who has taken their turn. */
export async function checkCardSlot(
  trx: Connection,
  viewer: SignedIn,
  card: Queued,
  now = new Date(),
): Promise<void> {
  const { cards } = await getAllowance(trx, viewer, now);
  const before = await countSlotsTakenBefore(trx, card);
  if (before < cards) return;
  throw beyondTariff(
    'no_cards_left',
    `По вашему тарифу можно показывать ${countOf(cards, forms[card.kind])}. ` +
      'Снимите с публикации другую или выберите тариф, где их больше',
  );
}
