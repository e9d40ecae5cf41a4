import { type TextLists, textListNames } from '#contract/text-lists.ts';
import type { Connection } from '#server/platform/database.ts';
import { listAdvantages, listRequisites, listReviews, listSlides } from './queries.ts';

/** As the back office writes them; a picture or an icon of an older release is the first there is. */
export async function showLists(db: Connection): Promise<TextLists> {
  const [slides, advantages, testimonials, requisites, rows] = await Promise.all([
    listSlides(db),
    listAdvantages(db),
    listReviews(db, 'demo'),
    listRequisites(db),
    db.selectFrom('text_lists').selectAll().execute(),
  ]);
  const versions = new Map(rows.map(({ name, version }) => [name, version]));
  const lists = { slides, advantages, testimonials, requisites };
  return Object.fromEntries(
    textListNames.map((name) => [name, { items: lists[name], version: versions.get(name) ?? 1 }]),
  ) as unknown as TextLists;
}
