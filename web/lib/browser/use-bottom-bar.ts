import { useEffect } from 'react';

/** A bar that has unfolded to a form is not what snackbars have to rise above. */
const highestRem = 12;

/**
 * Measures a bar at the bottom whose height changes, while the query holds; null: it is not there
 * now. A bar that is always as high says so by `data-bottom-bar`.
 */
export function useBottomBar(query: string, bar: HTMLElement | null) {
  useEffect(() => {
    if (!bar) return;
    const { style } = document.documentElement;
    const narrow = matchMedia(query);
    const set = () => {
      const own = narrow.matches ? bar.offsetHeight : 0;
      style.setProperty('--bottom-bar', `min(${own}px, ${highestRem}rem)`);
    };
    set();
    narrow.addEventListener('change', set);
    const observer = new ResizeObserver(set);
    observer.observe(bar);
    return () => {
      observer.disconnect();
      narrow.removeEventListener('change', set);
      style.removeProperty('--bottom-bar');
    };
  }, [query, bar]);
}
