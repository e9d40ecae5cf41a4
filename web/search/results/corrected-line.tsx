import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { listingHref } from '../state/href.ts';
import type { Listing } from '../listing/load-listing.ts';
import { chosenOf } from '#contract/search-filters.ts';

/** What was looked for instead of what was typed, and the way to insist: quotation marks do. */
export function CorrectedLine({ listing: { results, path, filters } }: { listing: Listing }) {
  const corrected = 'meta' in results ? results.corrected : null;
  const [typed] = chosenOf(filters, 'q');
  if (!corrected || !typed) return null;
  return (
    <p className="mb-4">
      Показываем по запросу <strong>«{corrected}»</strong>.{' '}
      <HrefLink
        href={listingHref(path, { ...filters, q: `"${typed}"` })}
        className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
      >
        Искать «{typed}»
      </HrefLink>
    </p>
  );
}
