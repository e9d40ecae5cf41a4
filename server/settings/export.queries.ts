import { type ExportOwnData, inMoscow, yesOrNo } from '#server/platform/own-data.ts';
import { getTwoFactor } from '#server/two-factor/queries.ts';
import { getSettings } from './queries.ts';

export const exportSettings: ExportOwnData = async ({ db, config }, viewer) => {
  const twoFactor = await getTwoFactor({ db, config }, viewer);
  const data = { ...(await getSettings(db, viewer)), two_factor: twoFactor };
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
            ['Письма об откликах', yesOrNo(mail.get('response') ?? true)],
            ['Письма, когда открыли контакты', yesOrNo(mail.get('contact_opened') ?? true)],
            ['Письма о карточках', yesOrNo(mail.get('card') ?? true)],
            ['Вход с кодом из приложения', inMoscow(twoFactor.enabled_at) ?? 'выключен'],
            ['Осталось резервных кодов', String(twoFactor.recovery_codes_left)],
            ['Показ в поисковых системах', yesOrNo(data.privacy.search_engines)],
          ],
        },
      ],
    },
  };
};
