import type { ToldKind } from '#contract/settings.ts';
import { type ExportOwnData, inMoscow, yesOrNo } from '#server/platform/own-data.ts';
import { getTwoFactor } from '#server/two-factor/queries.ts';
import { getSettings } from './queries.ts';

const told: Record<ToldKind, string> = {
  message: 'сообщения',
  meeting: 'встречи и звонки',
  response: 'отклики и приглашения',
  contact_opened: 'открыли контакты',
  card: 'вакансия закрылась',
};

export const exportSettings: ExportOwnData = async ({ db, config }, viewer) => {
  const twoFactor = await getTwoFactor({ db, config }, viewer);
  const data = { ...(await getSettings(db, viewer)), two_factor: twoFactor };
  return {
    name: 'settings',
    data,
    section: {
      title: 'Настройки',
      empty: '',
      items: [
        {
          lines: [
            ...data.notifications.flatMap(({ kind, mail, push }): [string, string][] => [
              [`Письма: ${told[kind]}`, yesOrNo(mail)],
              [`На устройство: ${told[kind]}`, yesOrNo(push)],
            ]),
            ['Вход с кодом из приложения', inMoscow(twoFactor.enabled_at) ?? 'выключен'],
            ['Осталось резервных кодов', String(twoFactor.recovery_codes_left)],
            ['Показ в поисковых системах', yesOrNo(data.privacy.search_engines)],
          ],
        },
      ],
    },
  };
};
