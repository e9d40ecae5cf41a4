import type { useRouter } from '@tanstack/react-router';
import { ApiError } from '#web/lib/api/api-error.ts';
import { whenIdle } from '#web/lib/browser/when-idle.ts';
import { becomeOwner, isSaved, savePage } from './saved-pages.ts';
import { takeCopy } from './page-copy.ts';

type Router = ReturnType<typeof useRouter>;

/** Cards, dialogs and own lists; nothing of money, settings, passports and the rooms of the staff. */
const saved = /^\/(?:(?:vacancy|resume)-[^/]+|account(?:\/favorites|\/message(?:\/[^/]+)?)?)$/;
const settleMs = 1500;

/** Whose pages these are; null: of somebody whose pages are not saved. */
function ownerOf(router: Router): string | null {
  const user = router.options.context.session.known();
  if (!user) return 'guest';
  return /^(worker|employee)$/.test(user.role.name) ? user.role.token : null;
}

/** Saves a copy of each page that was read, for its reader alone. Answers how to stop. */
export function savePages(router: Router): () => void {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return () => undefined;
  void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    const { pathname } = router.state.location;
    const isWhole = router.state.matches.every(({ status }) => status === 'success');
    const isSettled = isWhole && router.state.status === 'idle';
    const owner = ownerOf(router);
    if (!navigator.onLine || !isSettled || owner === null || !saved.test(pathname)) return;
    const copy = takeCopy();
    if (copy) void savePage(owner, pathname, copy).catch(() => undefined);
  };
  const arrived = () => {
    clearTimeout(timer);
    void showSaved(router);
    timer = setTimeout(() => whenIdle(take), settleMs);
  };
  const hidden = () => {
    if (document.hidden) take();
  };
  // What is saved here never stands in the way of a session that begins or ends.
  const changed = () => {
    void (async () => becomeOwner(ownerOf(router)))().catch(() => undefined);
  };

  changed();
  arrived();
  document.addEventListener('visibilitychange', hidden);
  const ends = [
    router.options.context.session.subscribe(changed),
    router.subscribe('onResolved', arrived),
    () => document.removeEventListener('visibilitychange', hidden),
    () => clearTimeout(timer),
  ];
  return () => ends.forEach((end) => end());
}

/** A page that could not be had is there as it was last seen, when it was. */
async function showSaved({ state }: Router): Promise<void> {
  const failed = state.matches.find(({ status }) => status === 'error')?.error;
  if (failed === undefined || !navigator.serviceWorker.controller) return;
  const isAway = !navigator.onLine || (failed instanceof ApiError && failed.isNetworkFailure);
  // The worker asks the network first: whoever is back meanwhile gets the page itself.
  if (isAway && (await isSaved(state.location.pathname))) location.reload();
}
