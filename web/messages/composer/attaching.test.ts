import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Attachment, attachmentLimits } from '#contract/attachments.ts';
import { ApiError, networkFailure } from '#web/lib/api/api-error.ts';
import { attachmentFault, createAttaching } from './attaching.ts';

const paper = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const stored = (id: string): Attachment => ({ kind: 'document', id, name: id, size: 1 });

function newList(send = (file: File) => Promise.resolve(stored(file.name))) {
  return createAttaching({ send, previewOf: ({ name }) => name, forgetPreview: () => undefined });
}

it('takes with a message what has arrived', async () => {
  const attaching = newList();
  expect(attaching.add([paper('a'), paper('b')])).toBe(true);
  await turn();
  expect(attaching.take().map(({ id }) => id)).toEqual(['a', 'b']);
  expect(attaching.list()).toEqual([]);
});

it('says in words what was refused, and lets the others go', async () => {
  const { problem } = networkFailure();
  const refusal = new ApiError({ ...problem, status: 415, detail: 'Это не PDF' });
  const attaching = newList((file) =>
    file.name === 'bad' ? Promise.reject(refusal) : Promise.resolve(stored(file.name)),
  );
  attaching.add([paper('bad'), paper('good')]);
  await turn();
  expect(attaching.list().map(({ error }) => error)).toEqual(['Это не PDF', null]);
  expect(attaching.take().map(({ id }) => id)).toEqual(['good']);
  expect(attaching.list().map(({ name }) => name)).toEqual(['bad']);
});

it('sends again what was lost on its way, and not what was refused', async () => {
  let isOnline = false;
  const attaching = newList((file) =>
    isOnline ? Promise.resolve(stored(file.name)) : Promise.reject(networkFailure()),
  );
  attaching.add([paper('a')]);
  await turn();
  expect(attaching.list()[0]).toMatchObject({ canRetry: true, attachment: null });
  isOnline = true;
  attaching.retry();
  await turn();
  expect(attaching.take().map(({ id }) => id)).toEqual(['a']);
});

it('has room for so many', () => {
  const files = Array.from({ length: attachmentLimits.files + 1 }, (_, at) => paper(String(at)));
  const attaching = newList();
  expect(attaching.add(files)).toBe(false);
  expect(attaching.list()).toHaveLength(attachmentLimits.files);
});

it('takes back what a refused message had', () => {
  const attaching = newList();
  attaching.putBack([stored('a')]);
  expect(attaching.take()).toEqual([stored('a')]);
});

it('knows without a server what cannot be sent', () => {
  expect(attachmentFault({ type: 'video/mp4', size: 1 })).toContain('PDF');
  expect(attachmentFault({ type: 'application/pdf', size: 0 })).toContain('пуст');
  expect(attachmentFault({ type: 'application/pdf', size: 11_000_000 })).toContain('10 МБ');
  expect(attachmentFault({ type: 'image/jpeg', size: 20_000_000 })).toBeNull();
});
