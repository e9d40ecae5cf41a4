import type { Connection } from '#server/platform/database.ts';
import type { Card } from '#server/cards/access.ts';
import { inspectCard } from '#server/cards/reviews/queries.ts';
import { cardsOfStrangers, eventOf, setColumns, type Stage } from './stored.ts';
import { changedTexts, newTexts } from './words.ts';

/** Cards that wait to be looked at: new text of public ones, and some that nobody has seen. */
export async function addWaiting({ trx, ago }: Stage): Promise<void> {
  const changed = await cardsOfStrangers(trx, 'resume', { skip: 0, take: changedTexts.length });
  for (const [at, card] of changed.entries()) {
    await send(trx, { ...card, draft: longer(card, changedTexts[at]) }, ago(1 + at * 2.3));
  }
  const unseen = await cardsOfStrangers(trx, 'vacancy', { skip: 0, take: newTexts.length });
  for (const [at, card] of unseen.entries()) {
    const hidden = { content: null, published_at: null, first_published_at: null };
    await setColumns(trx, card, { state: 'moderation', ...hidden });
    await trx.deleteFrom('card_events').where('card_id', '=', card.id).execute();
    const begun = { from: null, state: 'draft', reason: 'created' } as const;
    await eventOf(trx, card, { ...begun, actor: card.owner_id, at: ago(20) });
    const draft = longer(card, newTexts[at]);
    await send(trx, { ...card, state: 'moderation', draft }, ago(0.4 + at * 1.7));
  }
}

const longer = ({ draft }: Card, text = '') => ({ ...draft, about: `${draft.about}\n\n${text}` });

async function send(trx: Connection, card: Card, at: Date): Promise<void> {
  const draft = JSON.stringify(card.draft);
  await setColumns(trx, card, { draft, version: 2, updated_at: at });
  await trx
    .insertInto('card_reviews')
    .values({
      card_id: card.id,
      content: draft,
      flags: JSON.stringify(await inspectCard(trx, card)),
      created_at: at,
    })
    .execute();
  const from = card.state === 'moderation' ? ('draft' as const) : card.state;
  await eventOf(trx, card, {
    from,
    state: card.state,
    reason: 'sent',
    actor: card.owner_id,
    at,
  });
}
