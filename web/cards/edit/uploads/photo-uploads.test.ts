import { expect, it } from 'vitest';
import { ApiError, networkFailure } from '#web/lib/api/api-error.ts';
import { createPhotoUploads, type PhotoUploadsDependencies } from './photo-uploads.ts';

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** Uploads whose server answers what the test says; `sent` are the names that have left. */
function newUploads(parts: Partial<PhotoUploadsDependencies> = {}, start: string[] = []) {
  let ids = start;
  const sent: string[] = [];
  const photoUploads = createPhotoUploads({
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
  return { photoUploads, sent, ids: () => ids };
}

const rest = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

it('sends one after another and puts them on the draft in their order', async () => {
  const { photoUploads, ids } = newUploads();
  expect(photoUploads.add([photo('a'), photo('b')])).toBe(0);
  expect(photoUploads.isBusy()).toBe(true);
  await rest();
  expect(ids()).toEqual(['id-a', 'id-b']);
  expect(photoUploads.uploads()).toEqual([]);
});

it('takes no more than there is room for', async () => {
  const { photoUploads, ids } = newUploads({}, ['1', '2', '3']);
  expect(photoUploads.add(['a', 'b', 'c', 'd'].map(photo))).toBe(2);
  await rest();
  expect(ids()).toHaveLength(5);
  expect(photoUploads.add([photo('e')])).toBe(1);
});

it('says what is wrong with one and goes on with the others', async () => {
  const refusal = new ApiError({ ...networkFailure().problem, status: 415, detail: 'Не фото' });
  const { photoUploads, ids } = newUploads({
    send: (_slug, file) =>
      (file as File).name === 'bad'
        ? Promise.reject(refusal)
        : Promise.resolve({ id: 'good', url: '', width: 1, height: 1, placeholder: '' }),
  });
  photoUploads.add([new File(['x'], 'a.txt', { type: 'text/plain' }), photo('bad'), photo('c')]);
  await rest();
  expect(ids()).toEqual(['good']);
  expect(photoUploads.uploads().map(({ error }) => error)).toEqual([
    'Это не фотография. Выберите снимок',
    'Не фото',
  ]);
});

it('keeps what was lost with the connection and sends it when told', async () => {
  let isOnline = false;
  const { photoUploads, ids } = newUploads({
    slug: () => Promise.resolve(isOnline ? 'nyanya-a2b3c4' : null),
  });
  photoUploads.add([photo('a')]);
  await rest();
  expect(photoUploads.uploads()).toMatchObject([
    { canRetry: true, error: expect.stringContaining('Нет связи') as string },
  ]);
  expect(photoUploads.isBusy()).toBe(false);
  isOnline = true;
  photoUploads.retryLost();
  await rest();
  expect(ids()).toEqual(['id-a']);
});

it('does not put on the draft what was taken away on its way', async () => {
  const { photoUploads, ids } = newUploads();
  photoUploads.add([photo('a')]);
  photoUploads.drop(photoUploads.uploads()[0]?.key ?? 0);
  await rest();
  expect(ids()).toEqual([]);
});
