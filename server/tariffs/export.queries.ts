import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';

export const exportTariffs: ExportOwnData = async ({ db }, { id }) => {
  const data = await db
    .selectFrom('subscriptions')
    .innerJoin('tariffs', 'tariffs.id', 'subscriptions.tariff_id')
    .innerJoin('entitlements', 'entitlements.subscription_id', 'subscriptions.id')
    .select([
      'tariffs.name',
      'subscriptions.started_at',
      'subscriptions.until',
      'entitlements.cards',
      'entitlements.contacts',
    ])
    .where('subscriptions.user_id', '=', id)
    .orderBy('subscriptions.id', 'desc')
    .execute();
  return {
    name: 'tariffs',
    data,
    section: {
      title: 'Тарифы',
      empty: 'Тарифов не было.',
      items: data.map((one) => ({
        title: one.name,
        lines: [
          ['Начало', inMoscow(one.started_at)],
          ['Конец', inMoscow(one.until)],
          ['Карточек', String(one.cards)],
          ['Контактов', String(one.contacts)],
        ],
      })),
    },
  };
};
