import { expect, it } from 'vitest';
import { ApiError, networkFailure } from '#web/lib/api/api-error.ts';
import { createShelf, type ShelfWires } from './photo-uploads.ts';

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A shelf whose server answers what the test says; `sent` are the names that have left. */
function newShelf(parts: Partial<ShelfWires> = {}, start: string[] = []) {
  let ids = start;
  const sent: string[] = [];
  const shelf = createShelf({
    slug: () => Promise.resolve('nyanya-a2b3c4'),
    send: (_slug, file) => {
      const { name } = file as File;
      sent.push(name);
      return Promise.resolve({ id: `id-${name}`, url: '', width: 1, height: 1, placeholder: '' });
    },
    shrink: (file) => Promise.resolve(file),
    ids: () => ids,
    setIds: (list) => {
      ids = list;
    },
    previewOf: ({ name }) => `blob:${name}`,
    forgetPreview: () => undefined,
    ...parts,
  });
  return { shelf, sent, ids: () => ids };
}

const rest = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

it('sends one after another and puts them on the draft in their order', async () => {
  const { shelf, ids } = newShelf();
  expect(shelf.add([photo('a'), photo('b')])).toBe(0);
  expect(shelf.isBusy()).toBe(true);
  await rest();
  expect(ids()).toEqual(['id-a', 'id-b']);
  expect(shelf.uploads()).toEqual([]);
});

it('takes no more than there is room for', async () => {
  const { shelf, ids } = newShelf({}, ['1', '2', '3']);
  expect(shelf.add(['a', 'b', 'c', 'd'].map(photo))).toBe(2);
  await rest();
  expect(ids()).toHaveLength(5);
  expect(shelf.add([photo('e')])).toBe(1);
});

it('says what is wrong with one and goes on with the others', async () => {
  const refusal = new ApiError({ ...networkFailure().problem, status: 415, detail: 'Не фото' });
  const { shelf, ids } = newShelf({
    send: (_slug, file) =>
      (file as File).name === 'bad'
        ? Promise.reject(refusal)
        : Promise.resolve({ id: 'good', url: '', width: 1, height: 1, placeholder: '' }),
  });
  shelf.add([new File(['x'], 'a.txt', { type: 'text/plain' }), photo('bad'), photo('c')]);
  await rest();
  expect(ids()).toEqual(['good']);
  expect(shelf.uploads().map(({ error }) => error)).toEqual([
    'Это не фотография. Выберите снимок',
    'Не фото',
  ]);
});

it('keeps what was lost with the connection and sends it when told', async () => {
  let isOnline = false;
  const { shelf, ids } = newShelf({
    slug: () => Promise.resolve(isOnline ? 'nyanya-a2b3c4' : null),
  });
  shelf.add([photo('a')]);
  await rest();
  expect(shelf.uploads()).toMatchObject([
    { canRetry: true, error: expect.stringContaining('Нет связи') as string },
  ]);
  expect(shelf.isBusy()).toBe(false);
  isOnline = true;
  shelf.retryLost();
  await rest();
  expect(ids()).toEqual(['id-a']);
});

it('does not put on the draft what was taken away on its way', async () => {
  const { shelf, ids } = newShelf();
  shelf.add([photo('a')]);
  shelf.drop(shelf.uploads()[0]?.key ?? 0);
  await rest();
  expect(ids()).toEqual([]);
});
