import type { Telling } from '#contract/saved-searches.ts';
import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';
import { listSearches } from './queries.ts';

const tellings: Record<Telling, string> = {
  instant: 'сразу',
  daily: 'раз в день',
  off: 'не присылать',
};

export const exportSearches: ExportOwnData = async ({ db, config }, viewer) => {
  const data = await listSearches(db, viewer);
  return {
    name: 'searches',
    data,
    section: {
      title: 'Сохранённые поиски',
      empty: 'Вы не сохраняли поисков.',
      items: data.map((one) => ({
        title: one.name ?? one.words,
        lines: [
          ['Что ищете', one.name && one.words],
          ['Адрес', config.publicOrigin + one.path],
          ['Письма', tellings[one.telling]],
          ['Просмотрен', inMoscow(one.seen_at)],
        ],
      })),
    },
  };
};
