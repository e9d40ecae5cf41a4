/** How long ago a card was published, at most. */
export const freshnesses = ['day', 'week', 'month'] as const;
export type Freshness = (typeof freshnesses)[number];

export const freshnessNames: Record<Freshness, string> = {
  day: 'за\u00a0сутки',
  week: 'за\u00a0неделю',
  month: 'за\u00a0месяц',
};

export const freshnessDays: Record<Freshness, number> = { day: 1, week: 7, month: 30 };

/** Among other conditions: alone, «за сутки» beside a sum would say when it is paid. */
export const freshnessText = (freshness: Freshness): string => `новые ${freshnessNames[freshness]}`;
