import {
  type PaymentFilter,
  paymentFilters,
  type PaymentSearch,
} from '#contract/admin-payments.ts';
import { formatQuery } from '#contract/query-string.ts';

/** As it stands in the address: sums in roubles, everything else as the API asks for it. */
export interface PaymentsSearch extends Omit<PaymentSearch, 'from_kopecks' | 'to_kopecks'> {
  sum_from?: number;
  sum_to?: number;
}

const isFilter = (word: string): word is PaymentFilter =>
  (paymentFilters as readonly string[]).includes(word);

/** What makes no sense is left out. */
export function paymentsSearch(search: object): PaymentsSearch {
  const given = search as Record<string, unknown>;
  const text = (key: string, pattern: RegExp) => {
    const value = given[key];
    return typeof value === 'string' && pattern.test(value) ? value : undefined;
  };
  const day = (key: string) => text(key, /^\d{4}-\d{2}-\d{2}$/);
  const sum = (key: string) => {
    const digits = text(key, /^[\d\s]{1,12}$/)?.replaceAll(/\s/g, '');
    return digits ? Number(digits) : undefined;
  };
  const state = text('state', /^[a-z]+$/);
  const read = {
    q: text('q', /\S/)?.trim().slice(0, 254),
    state: state && isFilter(state) ? state : undefined,
    tariff: text('tariff', /^[a-z0-9]+(-[a-z0-9]+)*$/),
    from: day('from'),
    to: day('to'),
    sum_from: sum('sum_from'),
    sum_to: sum('sum_to'),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export function paymentsQuery({ sum_from, sum_to, ...rest }: PaymentsSearch): PaymentSearch {
  return {
    ...rest,
    ...(sum_from !== undefined && { from_kopecks: sum_from * 100 }),
    ...(sum_to !== undefined && { to_kopecks: sum_to * 100 }),
  };
}

export const paymentsPath = (search: object): string => `/admin/payments${formatQuery(search)}`;

/** Everything about one payment. */
export const paymentPath = (id: string): string => `/admin/payments/${id}`;
