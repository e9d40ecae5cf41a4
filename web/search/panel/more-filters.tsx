import type { MouseEvent } from 'react';
import { countOf } from '#contract/russian.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { listingHref, wholeHref } from '../state/href.ts';
import type { Listing } from '../listing/load-listing.ts';

interface MoreFiltersProps {
  listing: Listing;
  isWhole: boolean;
  hidden: number;
  onToggle: () => void;
}

const filtersForms = ['фильтр', 'фильтра', 'фильтров'] as const;

/** Keeps a long form short; without scripts a link to the page with the whole form. */
export function MoreFilters({ listing, isWhole, hidden, onToggle }: MoreFiltersProps) {
  const { path, filters } = listing;

  function toggle(event: MouseEvent) {
    event.preventDefault();
    onToggle();
  }

  return (
    <a
      href={isWhole ? `${listingHref(path, filters)}#filters` : wholeHref(path, filters)}
      rel="nofollow"

      aria-expanded={isWhole}
      onClick={toggle}
      className={buttonStyles({ kind: 'quiet', wide: true, className: 'mt-2' })}
    >
      {isWhole ? 'Меньше фильтров' : `Ещё ${countOf(hidden, filtersForms)}`}
    </a>
  );
}
