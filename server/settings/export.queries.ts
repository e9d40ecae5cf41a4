import { type ExportOwnData, yesOrNo } from '#server/platform/own-data.ts';
import { getSettings } from './queries.ts';

export const exportSettings: ExportOwnData = async ({ db }, viewer) => {
  const data = await getSettings(db, viewer);
  const mail = new Map(data.notifications.map((one) => [one.kind, one.mail]));
  return {
    name: 'settings',
    data,
    section: {
      title: 'Настройки',
      empty: '',
      items: [
        {
          lines: [
            ['Письма, когда открыли контакты', yesOrNo(mail.get('contact_opened') ?? true)],
            ['Письма о карточках', yesOrNo(mail.get('card') ?? true)],
            ['Показ в поисковых системах', yesOrNo(data.privacy.search_engines)],
          ],
        },
      ],
    },
  };
};
