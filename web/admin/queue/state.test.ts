import { describe, expect, it } from 'vitest';
import {
  choose,
  chooseKnown,
  decide,
  drop,
  putBack,
  refresh,
  setTaken,
  shownOf,
  startQueue,
  step,
  waitingIn,
  type QueueState,
  type Waiting,
} from './state.ts';

const items = (...ids: number[]) => ids.map((id) => ({ id }));
const none = new Set<number>();
const queue = startQueue({ items: items(1, 2, 3), total: 40 }, none);
const ids = (state: QueueState<Waiting>) => shownOf(state).map(({ item }) => item.id);

it('begins with the oldest and counts what lies behind', () => {
  expect(queue.chosen).toBe(1);
  expect(waitingIn(queue)).toBe(40);
  expect(startQueue({ items: [], total: 0 }, none).chosen).toBeNull();
});

it('begins without what was decided a moment ago', () => {
  const later = startQueue({ items: items(1, 2, 3), total: 3 }, new Set([1]));
  expect([ids(later), later.chosen]).toEqual([[2, 3], 2]);
  expect(ids(putBack(later, 1))).toEqual([1, 2, 3]);
});

describe('walking', () => {
  it('goes to the next and the one before, and stays at the ends', () => {
    expect(step(queue, 1).chosen).toBe(2);
    expect(step(queue, -1).chosen).toBe(1);
    expect(step(choose(queue, 3), 1).chosen).toBe(3);
    expect([chooseKnown(queue, 3).chosen, chooseKnown(queue, 9).chosen]).toEqual([3, 1]);
  });
});

describe('a decision', () => {
  it('shows the next at once, and the one before after the last', () => {
    expect(decide(queue, 1)).toMatchObject({ chosen: 2 });
    expect(decide(choose(queue, 3), 3).chosen).toBe(2);
    expect(waitingIn(decide(queue, 1))).toBe(39);
  });

  it('leaves nothing chosen after the only one, and puts it back in its place', () => {
    const one = decide(startQueue({ items: items(7), total: 1 }, none), 7);
    expect(one.chosen).toBeNull();
    expect(putBack(one, 7).chosen).toBe(7);
    const back = putBack(decide(queue, 1), 1);
    expect([ids(back), back.chosen]).toEqual([[1, 2, 3], 2]);
  });

  it('of somebody else takes it away', () => {
    expect(ids(drop(decide(queue, 1), 1))).toEqual([2, 3]);
    expect(drop(queue, 1).chosen).toBe(2);
  });
});

describe('what others have taken', () => {
  const by = (isOwn: boolean) => ({
    by: { id: 7, name: 'Вера' },
    since: '2026-11-25T06:00:00.000Z',
    until: '2026-11-25T06:30:00.000Z',
    is_own: isOwn,
  });
  const part = (...taken: number[]) => ({
    items: [1, 2, 3].map((id) => ({ id, taken: taken.includes(id) ? by(false) : null })),
    total: 3,
  });

  it('is passed by, at the beginning and after a decision, while anything else waits', () => {
    expect(startQueue(part(1), none).chosen).toBe(2);
    expect(decide(startQueue(part(2), none), 1)).toMatchObject({ chosen: 3, autoChosen: 3 });
    expect(decide(startQueue(part(2, 3), none), 1)).toMatchObject({ chosen: 2, autoChosen: null });
    expect(startQueue(part(1, 2, 3), none).chosen).toBe(1);
  });

  it('is left when a decision has led there, and never by who went there', () => {
    const moved = decide(startQueue(part(), none), 1);
    expect(moved).toMatchObject({ chosen: 2, autoChosen: 2 });
    const held = new Set([1]);
    expect(refresh(moved, part(2), held, null)).toMatchObject({ chosen: 3, autoChosen: 3 });
    expect(refresh(moved, { ...part(), items: part().items.slice(2) }, held, null).chosen).toBe(3);
    expect(refresh(moved, part(2, 3), held, null).chosen).toBe(2);
    expect(refresh(choose(moved, 2), part(2), held, null).chosen).toBe(2);
    // Whoever writes about it is not moved away from it.
    expect(refresh(moved, part(2), held, 2).chosen).toBe(2);
    expect(refresh(moved, part(2), held, 1).chosen).toBe(3);
    const own = setTaken(moved, 2, by(true));
    expect(refresh(own, part(2), held, null).chosen).toBe(2);
  });
});

describe('what comes later', () => {
  it('stands at the end, and the chosen one stays', () => {
    const later = refresh(choose(queue, 2), { items: items(1, 2, 3, 4), total: 4 }, none, null);
    expect([ids(later), later.chosen, waitingIn(later)]).toEqual([[1, 2, 3, 4], 2, 4]);
  });

  it('stands where the server says, and what waits no more where it stood', () => {
    const decided = decide(choose(queue, 2), 3);
    const later = refresh(decided, { items: items(9, 1, 4), total: 3 }, new Set([3]), null);
    expect(later.entries.map(({ item }) => item.id)).toEqual([9, 1, 2, 3, 4]);
    expect(ids(later)).toEqual([9, 1, 2, 4]);
    expect(ids(putBack(later, 3))).toEqual([9, 1, 2, 3, 4]);
  });

  it('does not bring back what was decided here, unless the decision has lapsed', () => {
    const part = { items: items(1, 2, 3), total: 3 };
    expect(ids(refresh(decide(queue, 1), part, new Set([1]), null))).toEqual([2, 3]);
    expect(ids(refresh(decide(queue, 1), part, none, null))).toEqual([1, 2, 3]);
    const applied = refresh(decide(queue, 1), { items: items(2, 3), total: 2 }, none, null);
    expect(applied.entries.map(({ item }) => item.id)).toEqual([2, 3]);
  });

  it('takes away what waits no more, but never what is being looked at', () => {
    const later = refresh(choose(queue, 2), { items: items(3), total: 1 }, none, null);
    expect(shownOf(later)).toMatchObject([{ item: { id: 2 }, state: 'gone' }, { item: { id: 3 } }]);
    expect(waitingIn(later)).toBe(1);
    expect(ids(step(later, 1))).toEqual([3]);
  });

  it('is chosen when there was nothing', () => {
    const empty = startQueue({ items: items(), total: 0 }, none);
    expect(refresh(empty, { items: items(5), total: 1 }, none, null).chosen).toBe(5);
  });
});
