import { z } from 'zod';

interface Listed {
  id: string;
  created_at: string;
  status: string;
  payment_id?: string;
}

const time = z.iso.datetime();
const between = (name: string) =>
  Object.fromEntries(['gte', 'gt', 'lte', 'lt'].map((by) => [`${name}.${by}`, time.optional()]));

const common = {
  ...between('created_at'),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  cursor: z.string().min(1).optional(),
};

/** What the documentation allows to ask for; everything else is a mistake of whoever asks. */
const queries = {
  payments: z.strictObject({
    ...common,
    ...between('captured_at'),
    payment_method: z.string().optional(),
    status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']).optional(),
  }),
  refunds: z.strictObject({
    ...common,
    payment_id: z.string().length(36).optional(),
    status: z.enum(['pending', 'succeeded', 'canceled']).optional(),
  }),
};

/** Two at a time, so that whoever reads only the first page is found out. */
const perPage = 2;

/** The newest first. A cursor goes on where a list ended, of the same filters and of no others. */
export function listOf(
  kind: keyof typeof queries,
  store: Map<string, object>,
  asked: URLSearchParams,
): { body: object } | { refusal: string } {
  const query = Object.fromEntries(asked);
  if (Object.keys(query).length !== asked.size) return { refusal: 'a parameter twice' };
  const parsed = queries[kind].safeParse(query);
  if (!parsed.success) return { refusal: z.prettifyError(parsed.error) };
  const found = ([...store.values()] as Listed[])
    .filter((one) => isWithin(one.created_at, query) && isLike(one, query))
    .toReversed();
  const start = query.cursor ? found.findIndex(({ id }) => id === query.cursor) : 0;
  if (start < 0) return { refusal: 'cursor' };
  const next = found[start + perPage];
  const items = found.slice(start, start + perPage);
  return { body: { type: 'list', items, ...(next && { next_cursor: next.id }) } };
}

const isWithin = (at: string, query: Record<string, string>) =>
  (!query['created_at.gte'] || at >= query['created_at.gte']) &&
  (!query['created_at.gt'] || at > query['created_at.gt']) &&
  (!query['created_at.lte'] || at <= query['created_at.lte']) &&
  (!query['created_at.lt'] || at < query['created_at.lt']);

const isLike = ({ status, payment_id }: Listed, query: Record<string, string>) =>
  (!query.status || query.status === status) &&
  (!query.payment_id || query.payment_id === payment_id);
