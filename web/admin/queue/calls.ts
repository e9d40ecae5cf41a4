import type { PageMeta } from '#contract/fields.ts';
import type { moderationCalls } from '#contract/moderation.ts';
import type { QueueName, Taken } from '#contract/queues.ts';
import type { Api } from '#web/lib/api/api.ts';
import type { Part, Waiting } from './state.ts';

export interface QueuePage<Item> {
  data: Item[];
  meta: PageMeta;
}

/** What a queue asks of the server, whatever waits in it. */
export interface QueueCalls<Item extends Waiting, Decision> {
  list: (page: number) => Promise<QueuePage<Item>>;
  decide: (id: number, decision: Decision) => Promise<unknown>;
  take: (id: number) => Promise<Taken>;
  giveBack: (id: number) => Promise<unknown>;
}

type Taking = Pick<QueueCalls<Waiting, never>, 'take' | 'giveBack'>;
type TakingCalls = Pick<(typeof moderationCalls)[QueueName], 'take' | 'giveBack'>;

/** The same for every queue. */
export const taking = (api: Api, { take, giveBack }: TakingCalls): Taking => ({
  take: async (id) => (await api.call(take, { params: { id: String(id) } })).taken,
  giveBack: (id) => api.call(giveBack, { params: { id: String(id) } }),
});

export const partOf = <Item>({ data, meta }: QueuePage<Item>): Part<Item> => ({
  items: data,
  total: meta.total,
});

/** The first pages together, as many as hold so many things. */
export async function loadPart<Item extends Waiting>(
  { list }: Pick<QueueCalls<Item, never>, 'list'>,
  { atLeast, perPage }: { atLeast: number; perPage: number },
): Promise<Part<Item>> {
  const { items, total } = partOf(await list(1));
  for (let page = 2; items.length < Math.min(atLeast, total); page += 1) {
    const { data } = await list(page);
    if (data.length === 0) break;
    const known = new Set(items.map(({ id }) => id));
    items.push(...data.filter(({ id }) => !known.has(id)));
    if (page * perPage >= total) break;
  }
  return { items, total };
}
