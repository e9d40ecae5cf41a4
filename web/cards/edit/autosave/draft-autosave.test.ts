import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { networkFailure } from '#web/lib/api/api-error.ts';
import { refusal, typed, world } from '#tests/draft-server.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('saves once typing pauses, and only what changed', async () => {
  const { open, calls, stored } = world({ city: 'moskva' });
  const autosave = open();
  autosave.change(typed({ city: 'moskva', title: 'Ня' }));
  await vi.advanceTimersByTimeAsync(900);
  autosave.change(typed({ city: 'moskva', title: 'Няня' }));
  await vi.advanceTimersByTimeAsync(900);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(calls).toEqual([{ title: 'Няня' }]);
  expect(autosave.state()).toMatchObject({ saving: 'saved', card: { version: 2 } });
  expect(stored().draft.title).toBe('Няня');
});

it('begins a card with the first change', async () => {
  const { open, calls } = world(null);
  const autosave = open();
  expect(autosave.state().saving).toBe('idle');
  autosave.change(typed({ title: 'Няня' }));
  expect(await autosave.flush()).toBe(true);
  expect(calls).toEqual([{ title: 'Няня' }]);
  expect(autosave.state().card?.slug).toBe('nyanya-a2b3c4');
});

it('begins with what is known, and saves that with the first words only', async () => {
  const { open, calls, copy } = world(null);
  const autosave = open();
  autosave.suggest({ city: 'kazan' });
  expect(autosave.state()).toMatchObject({ saving: 'idle', draft: { city: 'kazan' } });
  expect(await autosave.flush()).toBe(true);
  autosave.leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([calls, copy()]).toEqual([[], null]);
  autosave.change(typed({ city: 'kazan', title: 'Няня' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([{ city: 'kazan', title: 'Няня' }]);
});

it('suggests nothing to a card that is there, and nothing twice', () => {
  const begun = world({ title: 'Няня' }).open();
  begun.suggest({ city: 'kazan' });
  expect(begun.state().draft.city).toBeNull();
  const fresh = world(null).open();
  fresh.suggest({ city: 'kazan' });
  fresh.suggest({ city: 'moskva' });
  expect(fresh.state().draft.city).toBe('kazan');
});

it('never has two saves under way; what is typed meanwhile goes with the next', async () => {
  const { open, calls, gate } = world();
  let answer = () => {};
  gate.answer = new Promise((resolve) => (answer = resolve));
  const autosave = open();
  autosave.change(typed({ title: 'А' }));
  await vi.advanceTimersByTimeAsync(1000);
  autosave.change(typed({ title: 'Аб', place: 'Сокол' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toEqual([{ title: 'А' }]);
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([{ title: 'А' }, { title: 'Аб', place: 'Сокол' }]);
  expect(autosave.state().saving).toBe('saved');
});

it('tries again by itself when the network was down, ever more seldom', async () => {
  const { open, calls, gate, copy } = world();
  gate.before = () => {
    throw networkFailure();
  };
  const autosave = open();
  autosave.change(typed({ title: 'Няня' }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(autosave.state()).toMatchObject({ saving: 'unsaved', reason: 'нет связи' });
  expect(copy()?.draft.title).toBe('Няня');
  await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000);
  expect(calls).toHaveLength(4);
  gate.before = () => {};
  await vi.advanceTimersByTimeAsync(16_000);
  expect(autosave.state().saving).toBe('saved');
  expect(copy()).toBeNull();
});

it('takes its own words for its own when only the answer was lost', async () => {
  const { open, gate, stored } = world();
  gate.after = () => {
    throw networkFailure();
  };
  const autosave = open();
  autosave.change(typed({ title: 'Няня' }));
  await vi.advanceTimersByTimeAsync(1000);
  gate.after = () => {};
  autosave.change(typed({ title: 'Няня', place: 'Сокол' }));
  expect(await autosave.flush()).toBe(true);
  expect(autosave.state().rival).toBeNull();
  expect(stored().draft).toMatchObject({ title: 'Няня', place: 'Сокол' });
});

it('saves the rest when one field is refused, and keeps what was typed', async () => {
  const { open, calls, gate, stored } = world();
  gate.before = () => {
    if (calls.at(-1)?.city === 'nowhere') throw refusal(422, 'invalid', { 'draft.city': ['Нет'] });
  };
  const autosave = open();
  autosave.change(typed({ city: 'nowhere', title: 'Няня' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
  expect(stored().draft.title).toBe('Няня');
  expect(autosave.state()).toMatchObject({
    saving: 'unsaved',
    errors: { city: 'Нет' },
    draft: { city: 'nowhere' },
  });
  autosave.change(typed({ city: 'moskva', title: 'Няня' }));
  expect(autosave.state().errors).toEqual({});
  await vi.advanceTimersByTimeAsync(1000);
  expect(autosave.state().saving).toBe('saved');
});

it('asks when the card was changed elsewhere, and saves nothing until told', async () => {
  const { open, calls, elsewhere, stored } = world();
  const autosave = open();
  elsewhere({ title: 'Из другой вкладки', place: 'Сокол' }, 2);
  autosave.change(typed({ title: 'Отсюда' }));
  expect(await autosave.flush()).toBe(false);
  expect(autosave.state().rival?.draft.title).toBe('Из другой вкладки');
  autosave.change(typed({ title: 'Отсюда и дальше' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  autosave.choose([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(stored().draft).toMatchObject({ title: 'Отсюда и дальше', place: null });
});

it('goes on by itself when only the state was changed elsewhere', async () => {
  const { open, elsewhere, stored } = world({ title: 'Няня' });
  const autosave = open();
  elsewhere({ title: 'Няня' }, 2);
  autosave.change(typed({ title: 'Няня на Соколе' }));
  expect(await autosave.flush()).toBe(true);
  expect(autosave.state().rival).toBeNull();
  expect(stored()).toMatchObject({ version: 3, draft: { title: 'Няня на Соколе' } });
});

it('brings both versions together part by part', async () => {
  const { open, elsewhere, stored } = world({ title: 'Няня' });
  const autosave = open();
  elsewhere({ title: 'Из другой вкладки', place: 'Сокол' }, 2);
  autosave.change(typed({ title: 'Отсюда' }));
  await autosave.flush();
  expect(autosave.state().base.title).toBe('Няня');
  autosave.choose(['place']);
  await vi.advanceTimersByTimeAsync(0);
  expect(stored().draft).toMatchObject({ title: 'Отсюда', place: 'Сокол' });
});

it('takes the other version when asked to', async () => {
  const { open, elsewhere } = world();
  const autosave = open();
  elsewhere({ title: 'Из другой вкладки' }, 2);
  autosave.change(typed({ title: 'Отсюда' }));
  await autosave.flush();
  autosave.choose(['title']);
  expect(autosave.state()).toMatchObject({
    draft: { title: 'Из другой вкладки' },
    saving: 'saved',
    rival: null,
  });
});

it('shows quietly what changed elsewhere while nothing was typed here', async () => {
  const { open, elsewhere } = world();
  const autosave = open();
  elsewhere({ title: 'С телефона' }, 2);
  await autosave.refresh();
  expect(autosave.state()).toMatchObject({ draft: { title: 'С телефона' }, rival: null });
});

it('brings back what was typed before a reload', async () => {
  const { open, gate, stored } = world({ city: 'moskva' });
  gate.before = () => {
    throw networkFailure();
  };
  const before = open();
  before.change(typed({ city: 'moskva', about: 'Длинный рассказ' }));
  await before.flush();
  gate.before = () => {};
  const after = open();
  expect(after.restore()).toBe(true);
  expect(after.state().draft.about).toBe('Длинный рассказ');
  await vi.advanceTimersByTimeAsync(0);
  expect(stored().draft).toMatchObject({ city: 'moskva', about: 'Длинный рассказ' });
  expect(open().restore()).toBe(false);
});

it('asks after a reload when the card went on elsewhere', async () => {
  const { open, gate, elsewhere } = world();
  gate.before = () => {
    throw networkFailure();
  };
  const before = open();
  before.change(typed({ title: 'Отсюда' }));
  await before.flush();
  elsewhere({ title: 'С телефона' }, 2);
  const after = open();
  expect(after.restore()).toBe(true);
  expect(after.state()).toMatchObject({
    draft: { title: 'Отсюда' },
    rival: { draft: { title: 'С телефона' } },
  });
});

it('sends what is left when the page goes away', async () => {
  const { open, calls } = world();
  const autosave = open();
  autosave.change(typed({ title: 'Няня' }));
  autosave.leave();
  expect(await autosave.flush()).toBe(false);
  expect(calls).toEqual([{ title: 'Няня' }]);
});

it('meets the card that another tab has begun', async () => {
  const { open, elsewhere } = world(null);
  const autosave = open();
  elsewhere({ title: 'Из другой вкладки' }, 1);
  autosave.change(typed({ title: 'Отсюда' }));
  expect(await autosave.flush()).toBe(false);
  expect(autosave.state().rival?.draft.title).toBe('Из другой вкладки');
});

it('does not take its trouble back before it is over', async () => {
  const { open, gate } = world();
  const autosave = open();
  gate.before = () => {
    throw networkFailure();
  };
  autosave.change(typed({ title: 'Няня' }));
  await vi.advanceTimersByTimeAsync(1000);
  const seen: string[] = [];
  autosave.subscribe(() => seen.push(autosave.state().saving));
  await autosave.flush();
  expect(new Set(seen)).toEqual(new Set(['unsaved']));
  gate.before = () => {};
  expect(await autosave.flush()).toBe(true);
  expect(seen.at(-1)).toBe('saved');
});
