import { formatDay } from '#contract/russian.ts';
import type { Running } from './subscriptions.queries.ts';

export interface Refusable {
  slug: string;
  is_trial: boolean;
  price_kopecks: number;
  /** Null: it has no end, and takes the place of nothing. */
  period_count: number | null;
}

interface Held {
  running: Pick<Running, 'slug' | 'name' | 'is_trial' | 'until' | 'rest_kopecks'> | null;
  hadTrial: boolean;
}

export function refusalOf(tariff: Refusable, { running, hadTrial }: Held, now: Date) {
  const until = running && formatDay(running.until.toISOString(), now);
  if (tariff.is_trial) {
    if (running?.is_trial)
      return `Пробный тариф продаётся один раз, и у вас он уже есть: до ${until}`;
    if (hadTrial) return 'Пробный тариф продаётся один раз, и у вас он уже был';
    if (!running) return null;
    return `Пробный тариф — чтобы познакомиться с сайтом, а у вас до ${until} действует «${running.name}»`;
  }
  const takesPlace = tariff.period_count !== null && tariff.price_kopecks > 0;
  if (!running || !takesPlace || running.rest_kopecks < tariff.price_kopecks) return null;
  if (running.slug === tariff.slug) return `Он у вас оплачен до ${until}`;
  return `Остаток вашего тарифа «${running.name}» не меньше цены этого. Он действует до ${until}; этот можно будет выбрать потом`;
}
