import type { Transaction } from '#contract/transactions.ts';
import type { User } from '#contract/session.ts';
import { getTariffContent, listTariffs, listTestTariffs, type Tariff } from '#contract/tariffs.ts';
import type { Api } from '#web/lib/api/api.ts';
import { pageShareImage } from '#contract/share-images.ts';
import { pageHead } from '#web/lib/head/page-head.ts';
import type { TariffsSearch } from './tariffs-search.ts';

type Role = NonNullable<TariffsSearch['role']>;

/** The free one first, then those on trial, then the others. */
export async function allTariffs(api: Api, query: TariffsSearch): Promise<Tariff[]> {
  const [usual, trials] = await Promise.all([
    api.call(listTariffs, { query }),
    api.call(listTestTariffs, { query }),
  ]);
  const free = usual.data.filter(({ is_free }) => is_free);
  const paid = usual.data.filter(({ is_free }) => !is_free);
  return [...free, ...trials.data, ...paid];
}

export const isBuyer = (user: User | null): boolean =>
  user?.role.name === 'worker' || user?.role.name === 'employee';

/** Guests have begun no payment, and their pages do without what shows one. */
async function waitingPayments(api: Api, user: User | null): Promise<Transaction[]> {
  if (!isBuyer(user)) return [];
  const { loadWaiting } = await import('./load-waiting.ts');
  return loadWaiting(api);
}

export async function loadTariffs(api: Api, search: TariffsSearch, user: User | null) {
  const [tariffs, content, waiting] = await Promise.all([
    allTariffs(api, search),
    api.call(getTariffContent, { query: search }),
    waitingPayments(api, user),
  ]);
  const role: Role = tariffs[0]?.role ?? search.role ?? 'worker';
  const head = pageHead({
    title: content.data.heading,
    description: content.data.lead,
    path: role === 'worker' ? '/tariffs' : '/tariffs?role=employee',
    preview: pageShareImage('tariffs'),
  });
  return { tariffs, content: content.data, waiting, role, head };
}

export type TariffsData = Awaited<ReturnType<typeof loadTariffs>>;
