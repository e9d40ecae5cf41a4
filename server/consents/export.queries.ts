import type { ConsentKind } from '#contract/session.ts';
import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';
import { listConsents } from './queries.ts';

const titles: Record<ConsentKind, string> = {
  agreement: 'Пользовательское соглашение',
  personal_data: 'Обработка персональных данных',
  distribution: 'Распространение анкеты с именем и фотографией',
  marketing: 'Рассылка',
  passport: 'Обработка фотографий паспорта',
};

export const exportConsents: ExportOwnData = async ({ db }, { id }) => {
  const data = await listConsents(db, id);
  return {
    name: 'consents',
    data,
    section: {
      title: 'Согласия',
      empty: 'Согласий нет.',
      items: data.map((one) => ({
        title: titles[one.kind],
        lines: [
          ['Дано', inMoscow(one.given_at)],
          ['Отозвано', inMoscow(one.withdrawn_at)],
          ['Редакция текста', `/documents/${one.page}/${one.edition}`],
          ['С какого адреса', one.address],
        ],
      })),
    },
  };
};
