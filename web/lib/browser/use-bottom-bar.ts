import { useEffect } from 'react';

const height = '5rem';

/** Snackbars and the cookie banner rise above a bar that is fixed while the query holds. */
export function useBottomBar(query: string) {
  useEffect(() => {
    const { style } = document.documentElement;
    const narrow = matchMedia(query);
    const set = () => {
      style.setProperty('--bottom-bar', narrow.matches ? height : '0px');
      // What takes the focus stops above the bar, not below it.
      style.setProperty('scroll-padding-bottom', narrow.matches ? height : 'auto');
    };
    set();
    narrow.addEventListener('change', set);
    return () => {
      narrow.removeEventListener('change', set);
      style.removeProperty('--bottom-bar');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [query]);
}
