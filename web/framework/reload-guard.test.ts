import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadForMissingParts } from './reload-guard.ts';

let page: EventTarget;
const reload = vi.fn<() => void>();
const router = { state: { status: 'idle' } };
const preloads = { isAnyRunning: vi.fn<() => boolean>() };
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  router.state.status = 'idle';
  preloads.isAnyRunning.mockReturnValue(false);
  page = new EventTarget();
  stored = new Map();
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  reloadForMissingParts(router as never, preloads);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fail = () => {
  const failure = Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') });
  page.dispatchEvent(failure);
};
const routerMayReload = () => !stored.has('tanstack_router_reload:gone');

test('a missing part loads the page anew, but not again within ten seconds', () => {
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9_999);
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(routerMayReload()).toBe(false);
  vi.advanceTimersByTime(1);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('what was only wanted beforehand waits until it is needed', () => {
  preloads.isAnyRunning.mockReturnValue(true);
  fail();
  expect(reload).not.toHaveBeenCalled();
  router.state.status = 'pending';
  fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a connection, or a memory, nothing is loaded anew', () => {
  vi.stubGlobal('navigator', { onLine: false });
  fail();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  fail();
  expect(reload).not.toHaveBeenCalled();
});
