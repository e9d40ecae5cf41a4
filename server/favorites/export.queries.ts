import { cardPath } from '#contract/cards.ts';
import type { ExportOwnData } from '#server/platform/own-data.ts';
import { listFavorites, listNotes } from './queries.ts';

export const exportFavorites: ExportOwnData = async ({ db, config }, viewer) => {
  const { data } = await listFavorites(db, viewer);
  return {
    name: 'favorites',
    data,
    section: {
      title: 'Избранное',
      empty: 'Здесь пусто.',
      items: data.map((card) => ({
        title: card.title,
        lines: [['Адрес', config.publicOrigin + cardPath(card)]],
      })),
    },
  };
};

export const exportNotes: ExportOwnData = async ({ db }, viewer) => {
  const data = await listNotes(db, viewer);
  return {
    name: 'favorite_notes',
    data,
    section: {
      title: 'Заметки в избранном',
      empty: 'Заметок нет.',
      items: data.map(({ slug, text }) => ({ title: slug, lines: [['Заметка', text]] })),
    },
  };
};
