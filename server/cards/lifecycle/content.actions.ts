import type { Draft } from '#contract/drafts.ts';
import type { Connection } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import { addJob } from '#server/platform/queue.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { Card } from '../access.ts';
import { markCardChanged, recordEvent } from '../actions.ts';
import { publication } from './rules.ts';
import { heardOf } from './silence.rules.ts';
import { fingerprintOf } from '#server/text-checks/queries.ts';
import { indexOf } from '#server/search/queries.ts';
import { publishedSlug } from './publication.rules.ts';

/**
 * Makes a text of a locked card the one that people see. The version stays: whoever goes on writing
 * meanwhile has not been overtaken by anybody.
 */
export async function showContent(
  trx: Connection,
  actor: Pick<SignedIn, 'id'> | null,
  card: Card,
  content: Draft,
): Promise<Card> {
  const index = await indexOf(trx, card, content);
  if (!index) throw invalid({ city: ['Такого города у нас нет. Выберите из списка'] });
  const { columns, city, category } = index;
  const now = new Date();
  const shown = await trx
    .updateTable('cards')
    .set({
      ...publication(card, now),
      ...(card.state !== 'published' && heardOf(now)),
      renewed_at: now,
      ...columns,
      city_id: city.id,
      // It names the city of the first publication and never changes after it.
      slug: card.first_published_at
        ? card.slug
        : publishedSlug(category.slug, city.prepositional, card.slug),
      content: JSON.stringify(content),
      fingerprint: fingerprintOf(content.about ?? ''),
    })
    .where('id', '=', card.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const reason = card.state === 'published' ? 'changed' : 'published';
  await recordEvent(trx, actor, card, shown, reason);
  await markCardChanged(trx, shown);
  // Only what is new again is news; new text of a shown card is not.
  if (reason === 'published') await addJob(trx, 'match_searches', { card_id: card.id });
  return shown;
}
