import { useEffect, useRef } from 'react';
import { newCountedAtMost } from '#contract/saved-searches.ts';
import { useSearches } from './use-searches.ts';

/** New cards of all searches, in the menu of the account; asked for when somebody looks there. */
export function NewCount() {
  const { searches, load } = useSearches();
  const place = useRef<HTMLSpanElement>(null);
  const isKnown = searches !== null;

  useEffect(() => {
    if (isKnown || !place.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      load().catch(() => undefined);
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isKnown, load]);

  const count = searches?.reduce((sum, one) => sum + one.new_count, 0) ?? 0;
  return (
    <span ref={place} className="ml-auto min-h-px min-w-px">
      {count > 0 && (
        <span className="numbers rounded-full bg-action px-2 text-sm font-semibold text-on-action">
          <span className="sr-only">новых карточек: </span>
          {newCountText(count)}
        </span>
      )}
    </span>
  );
}

export const newCountText = (count: number) =>
  count >= newCountedAtMost ? `${newCountedAtMost}+` : String(count);
