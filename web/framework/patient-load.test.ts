import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPatiently } from './patient-load.ts';

let page: EventTarget;
const load = vi.fn<() => Promise<string>>();
const lost = () => Promise.reject(new Error('lost'));

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset();
  load.mockImplementation(lost);
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('offline, it waits for the network and asks again', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const part = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);

  // A network that only seemed to be back.
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);

  load.mockResolvedValue('part');
  page.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

test('with a network, what fails for a moment comes within seconds', async () => {
  load.mockImplementationOnce(lost).mockImplementationOnce(lost).mockResolvedValue('part');
  const part = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await part).toBe('part');
});

test('what is gone from the server is told to whoever waits', async () => {
  const error = loadPatiently(load).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await error).toEqual(new Error('lost'));
  expect(load).toHaveBeenCalledTimes(3);
});
