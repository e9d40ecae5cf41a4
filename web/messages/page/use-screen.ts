import { useEffect } from 'react';

/** A keyboard leaves less; an address bar that comes and goes does not count. */
const keyboardPx = 100;

/** Tells the frame how much of the screen a phone's keyboard leaves, and where. */
export function useScreen(): void {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!screen) return undefined;
    const { style } = document.documentElement;
    const forget = () => {
      style.removeProperty('--screen-height');
      style.removeProperty('--screen-top');
    };
    const look = () => {
      const { height, offsetTop, scale } = screen;
      // What is magnified by two fingers is no smaller.
      if (scale > 1.01 || window.innerHeight - height < keyboardPx) return forget();
      style.setProperty('--screen-height', `${height}px`);
      style.setProperty('--screen-top', `${offsetTop}px`);
    };
    look();
    screen.addEventListener('resize', look);
    screen.addEventListener('scroll', look);
    return () => {
      screen.removeEventListener('resize', look);
      screen.removeEventListener('scroll', look);
      forget();
    };
  }, []);
}
