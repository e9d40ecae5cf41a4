import { useEffect } from 'react';

const height = '5rem';
/** A bar that has unfolded to a form is not what snackbars have to rise above. */
const highestRem = 12;

/**
 * Snackbars and the cookie banner rise above a bar that is fixed while the query holds. One whose
 * height changes is measured; null: it is not there now.
 */
export function useBottomBar(query: string, bar?: HTMLElement | null) {
  useEffect(() => {
    const { style } = document.documentElement;
    const narrow = matchMedia(query);
    const set = () => {
      const own = bar === undefined ? height : `min(${bar?.offsetHeight ?? 0}px, ${highestRem}rem)`;
      style.setProperty('--bottom-bar', narrow.matches ? own : '0px');
      // What takes the focus stops above the bar, not below it.
      style.setProperty('scroll-padding-bottom', narrow.matches ? own : 'auto');
    };
    set();
    narrow.addEventListener('change', set);
    const observer = new ResizeObserver(set);
    if (bar) observer.observe(bar);
    return () => {
      observer.disconnect();
      narrow.removeEventListener('change', set);
      style.removeProperty('--bottom-bar');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [query, bar]);
}
