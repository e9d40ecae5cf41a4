import { useEffect } from 'react';
import { withCount, withoutCount } from './title-count.ts';

/** «(3) Отклики — Рядом», on every page of the tab, so that it is seen from other tabs. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const keep = () => {
      const title = withCount(document.title, count);
      if (document.title !== title) document.title = title;
    };
    keep();
    // The next page writes a title of its own.
    const watcher = new MutationObserver(keep);
    watcher.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      watcher.disconnect();
      document.title = withoutCount(document.title);
    };
  }, [count]);
}
