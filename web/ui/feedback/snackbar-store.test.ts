import { expect, it, vi } from 'vitest';
import { createSnackbarStore, SNACKBAR_TIMEOUT } from './snackbar-store.ts';

it('shows, tells and closes', () => {
  const store = createSnackbarStore();
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(heard);
  store.show({ type: 'success', text: 'Готово' });
  expect(store.list()).toMatchObject([{ text: 'Готово', timeout: SNACKBAR_TIMEOUT }]);
  store.close(store.list()[0]?.id ?? 0);
  expect(store.list()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  store.show({ type: 'info', text: 'Тихо' });
  expect(heard).toHaveBeenCalledTimes(2);
});

it('keeps three at most and never the same words twice', () => {
  const store = createSnackbarStore();
  for (const text of ['1', '2', '2', '3', '4']) store.show({ type: 'info', text });
  expect(store.list().map((one) => one.text)).toEqual(['2', '3', '4']);
});

it('lets the newest about a thing take the place of those before it', () => {
  const store = createSnackbarStore();
  store.show({ type: 'info', text: 'Анкета приостановлена', about: 'resume a' });
  store.show({ type: 'info', text: 'Вакансия закрыта', about: 'vacancy b' });
  store.show({ type: 'success', text: 'Анкета снова на виду', about: 'resume a' });
  expect(store.list().map((one) => one.text)).toEqual(['Вакансия закрыта', 'Анкета снова на виду']);
});

it('stores nothing between apps', () => {
  createSnackbarStore().show({ type: 'error', text: 'Чужое' });
  expect(createSnackbarStore().list()).toEqual([]);
});
