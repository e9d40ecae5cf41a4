import { cardPath } from '#contract/cards.ts';
import { countOf } from '#contract/russian.ts';
import type { ExportOwnData } from '#server/platform/own-data.ts';

export const exportViews: ExportOwnData = async ({ db, config }, { id }) => {
  const data = await db
    .selectFrom('card_views')
    .innerJoin('cards', 'cards.id', 'card_views.card_id')
    .select(['card_views.day', 'card_views.times', 'cards.kind', 'cards.slug'])
    .where('card_views.viewer_id', '=', id)
    .orderBy('card_views.day', 'desc')
    .orderBy('cards.id')
    .execute();
  return {
    name: 'card_views',
    data,
    section: {
      title: 'Какие карточки вы смотрели',
      empty: 'За последнее время ни одной.',
      items: data.map(({ day, times, ...card }) => ({
        lines: [
          ['День', day],
          ['Карточка', config.publicOrigin + cardPath(card)],
          ['Сколько раз', countOf(times, ['раз', 'раза', 'раз'])],
        ],
      })),
    },
  };
};
