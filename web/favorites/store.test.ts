import { expect, test } from 'vitest';
import type { User } from '#contract/session.ts';
import type { Session } from '#web/lib/api/session.ts';
import { createFavoritesStore } from './store.ts';

function sessionOf(favorites: string[]): Session {
  let user = { id: 1, favorites } as unknown as User | null;
  return {
    user: async () => user,
    subscribe: () => () => undefined,
    known: () => user,
    refresh: () => Promise.reject(new Error('not asked')),
    set: (next) => {
      user = next;
    },
  };
}

test('shows the choice before the answer and keeps it after', async () => {
  const session = sessionOf([]);
  const store = createFavoritesStore(session, async () => undefined);
  const done = store.toggle('a', true);
  expect(store.choices().get('a')).toBe(true);
  await done;
  expect(session.known()?.favorites).toEqual(['a']);
});

test('takes the choice back when the server refuses', async () => {
  const session = sessionOf(['a']);
  const store = createFavoritesStore(session, () => Promise.reject(new Error('no')));
  await expect(store.toggle('a', false)).rejects.toThrow('no');
  expect(store.choices().get('a')).toBe(true);
  expect(session.known()?.favorites).toEqual(['a']);
});

test('pressed twice quickly sends both, one after the other', async () => {
  const session = sessionOf([]);
  const sent: boolean[] = [];
  const store = createFavoritesStore(session, async (_, on) => {
    sent.push(on);
    await Promise.resolve();
  });
  await Promise.all([store.toggle('a', true), store.toggle('a', false)]);
  expect(sent).toEqual([true, false]);
  expect(session.known()?.favorites).toEqual([]);
});

test('choices of one person are not shown to the next', async () => {
  const session = sessionOf([]);
  const store = createFavoritesStore(session, async () => undefined);
  await store.toggle('a', true);
  session.set({ id: 2, favorites: [] as string[] } as User);
  expect(store.choices().size).toBe(0);
});
