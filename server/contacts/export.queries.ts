import { cardNames, cardPath } from '#contract/cards.ts';
import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';
import { listOpenedContacts } from './queries.ts';

export const exportOpenedContacts: ExportOwnData = async ({ db, config }, { id }) => {
  const data = await listOpenedContacts(db, id);
  return {
    name: 'opened_contacts',
    data,
    section: {
      title: 'Открытые контакты',
      empty: 'Вы не открывали контактов.',
      items: data.map(({ contacts, card, opened_at, returned_at }) => ({
        lines: [
          ['Когда', inMoscow(opened_at)],
          ['Контакт вернулся', inMoscow(returned_at)],
          [cardNames[card.kind], config.publicOrigin + cardPath(card)],
          ['Имя', contacts?.name],
          ['Телефон', contacts?.phone],
          ['Почта', contacts?.email],
          ['Сейчас', contacts ? null : 'карточка снята, контакты больше не показываются'],
        ],
      })),
    },
  };
};
