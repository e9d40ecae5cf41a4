import type { Taken } from '#contract/queues.ts';

/** Something that waits for a decision. */
export interface Waiting {
  id: number;
  /** Who of the staff is at it now. */
  taken?: Taken | null;
}

export interface Entry<Item extends Waiting> {
  item: Item;
  /** `gone`: it waits no more, though nobody here has decided it; only the chosen one stays so. */
  state: 'open' | 'decided' | 'gone';
}

export interface QueueState<Item extends Waiting> {
  entries: Entry<Item>[];
  /** How many wait behind those that are known. */
  beyond: number;
  chosen: number | null;
  /** Shown because the one before was decided, by nobody's choice. */
  autoChosen: number | null;
}

export interface Part<Item> {
  items: Item[];
  /** How many waited in all when it was asked for. */
  total: number;
}

const isShown = ({ state }: Entry<Waiting>) => state !== 'decided';
/** Nobody else is at it. */
const isFree = ({ item, state }: Entry<Waiting>) =>
  state === 'open' && (!item.taken || item.taken.is_own);

/** The first that is free, else the first of all: what others have taken is not held up by that. */
const freeOf = <Item extends Waiting>(entries: readonly Entry<Item>[]) =>
  entries.find(isFree) ?? entries[0];

export function shownOf<Item extends Waiting>({ entries }: QueueState<Item>): Entry<Item>[] {
  return entries.filter(isShown);
}

/** How many wait for whoever looks at it now. */
export function waitingIn(queue: QueueState<Waiting>): number {
  return queue.entries.filter(({ state }) => state === 'open').length + queue.beyond;
}

/** What was decided a moment ago may not have arrived when the list was made. */
export function startQueue<Item extends Waiting>(
  { items, total }: Part<Item>,
  held: ReadonlySet<number>,
): QueueState<Item> {
  const entries = items.map<Entry<Item>>((item) => ({
    item,
    state: held.has(item.id) ? 'decided' : 'open',
  }));
  return {
    entries,
    beyond: Math.max(0, total - items.length),
    chosen: freeOf(entries.filter(isShown))?.item.id ?? null,
    autoChosen: null,
  };
}

/**
 * What the server knows by now, without moving what is being looked at. Decisions that can still be
 * taken back are `held`: the others have taken effect, or have lapsed and the thing waits again.
 * Nothing moves away under somebody who is `writing` about it.
 */
export function refresh<Item extends Waiting>(
  queue: QueueState<Item>,
  { items, total }: Part<Item>,
  held: ReadonlySet<number>,
  writing: number | null,
): QueueState<Item> {
  const fresh = new Set(items.map(({ id }) => id));
  const entries: Entry<Item>[] = items.map((item) => ({ item, state: 'open' }));
  let previous: number | undefined;
  for (const entry of queue.entries) {
    const { id } = entry.item;
    const isHeld = entry.state === 'decided' && held.has(id);
    if (!isHeld && !fresh.has(id) && id !== queue.chosen) continue;
    if (isHeld) put(entries, entry, previous);
    else if (!fresh.has(id)) put(entries, { ...entry, state: 'gone' }, previous);
    previous = id;
  }
  const chosen = queue.chosen ?? freeOf(entries.filter(isShown))?.item.id ?? null;
  const { autoChosen } = queue;
  const fresher = { entries, beyond: Math.max(0, total - items.length), chosen, autoChosen };
  if (writing !== null && writing === chosen) return fresher;
  return isPassed(queue, fresher) ? leave(fresher, fresher.autoChosen) : fresher;
}

/** Somebody else was there before, so there is no need to stay where nobody has wished to be. */
function isPassed<Item extends Waiting>(
  before: QueueState<Item>,
  now: QueueState<Item>,
): now is QueueState<Item> & { autoChosen: number } {
  if (now.autoChosen === null || now.autoChosen !== now.chosen) return false;
  const entryIn = ({ entries }: QueueState<Item>) =>
    entries.find(({ item }) => item.id === now.autoChosen);
  const wasOwn = entryIn(before)?.item.taken?.is_own ?? false;
  const here = entryIn(now);
  return !wasOwn && here !== undefined && !isFree(here) && now.entries.some(isFree);
}

/** In its place, if it is there, else after the one that it stood behind. */
function put<Item extends Waiting>(
  entries: Entry<Item>[],
  entry: Entry<Item>,
  after: number | undefined,
): void {
  const placeOf = (id: number | undefined) => entries.findIndex(({ item }) => item.id === id);
  const own = placeOf(entry.item.id);
  if (own >= 0) entries[own] = entry;
  else entries.splice(placeOf(after) + 1, 0, entry);
}

/** Who turns away from one that is gone sees it no more. */
export function choose<Item extends Waiting>(
  queue: QueueState<Item>,
  id: number | null,
): QueueState<Item> {
  const entries = queue.entries.filter(({ item, state }) => state !== 'gone' || item.id === id);
  return { ...queue, entries, chosen: id, autoChosen: null };
}

/** Nothing moves when it is not there. */
export function chooseKnown<Item extends Waiting>(
  queue: QueueState<Item>,
  id: number,
): QueueState<Item> {
  return queue.entries.some(({ item }) => item.id === id) ? choose(queue, id) : queue;
}

/** The one after or before the chosen; at the ends it stays. */
export function step<Item extends Waiting>(queue: QueueState<Item>, by: 1 | -1): QueueState<Item> {
  const shown = shownOf(queue);
  const at = shown.findIndex(({ item }) => item.id === queue.chosen);
  const next = shown[at + by];
  return next ? choose(queue, next.item.id) : queue;
}

/** Takes it out of sight and shows the next that is free, or one before when it was the last. */
export function decide<Item extends Waiting>(
  queue: QueueState<Item>,
  id: number,
): QueueState<Item> {
  const moved = queue.chosen === id ? leave(queue, id) : queue;
  return { ...moved, entries: setState(moved.entries, id, 'decided') };
}

/** The decision was taken back, or did not arrive. */
export function putBack<Item extends Waiting>(
  queue: QueueState<Item>,
  id: number,
): QueueState<Item> {
  const back = { ...queue, entries: setState(queue.entries, id, 'open') };
  return queue.chosen === null ? choose(back, id) : back;
}

/** Somebody is at it, or nobody any more. */
export function setTaken<Item extends Waiting>(
  queue: QueueState<Item>,
  id: number,
  taken: Taken | null,
): QueueState<Item> {
  const entries = queue.entries.map((entry) =>
    entry.item.id === id ? { ...entry, item: { ...entry.item, taken } } : entry,
  );
  return { ...queue, entries };
}

/** Somebody else has decided it, or there is nothing left to decide. */
export function drop<Item extends Waiting>(queue: QueueState<Item>, id: number): QueueState<Item> {
  const moved = queue.chosen === id ? leave(queue, id) : queue;
  return { ...moved, entries: moved.entries.filter(({ item }) => item.id !== id) };
}

function leave<Item extends Waiting>(queue: QueueState<Item>, id: number): QueueState<Item> {
  const shown = shownOf(queue);
  const at = shown.findIndex(({ item }) => item.id === id);
  const next = freeOf([...shown.slice(at + 1), ...shown.slice(0, Math.max(0, at)).toReversed()]);
  const chosen = next?.item.id ?? null;
  return { ...choose(queue, chosen), autoChosen: next && isFree(next) ? chosen : null };
}

function setState<Item extends Waiting>(
  entries: Entry<Item>[],
  id: number,
  state: Entry<Item>['state'],
): Entry<Item>[] {
  return entries.map((entry) => (entry.item.id === id ? { ...entry, state } : entry));
}
