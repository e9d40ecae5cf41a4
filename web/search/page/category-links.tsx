import { capitalize, formatNumber } from '#contract/russian.ts';
import type { Category, CardKind } from '#contract/categories.ts';
import { memo } from 'react';
import { useShell } from '#web/lib/context/use-shell.ts';
import { classes } from '#web/ui/style/classes.ts';
import { areaPath } from '#web/cards/areas/areas.ts';
import { CategoryIcon } from '#web/cards/areas/category-icon.tsx';
import { listingHref } from '../state/href.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import type { Listing } from '../listing/load-listing.ts';

/**
 * The way to a category, which brings filters of its own; the words that were typed come along. One
 * row to push along on a phone.
 */
export const CategoryLinks = memo(function CategoryLinks({ listing }: { listing: Listing }) {
  const { kind, city, categories, filters } = listing;
  const words = typeof filters['q'] === 'string' ? { q: filters['q'] } : null;
  const ofRussia = useShell()?.categories ?? [];
  return (
    <nav aria-label="Категории" className="mt-3 sm:mt-5 print:hidden">
      <ul className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 sm:pb-2 md:-mx-6 md:px-6 lg:mx-0 lg:flex-wrap lg:px-0 lg:pb-0">
        {(categories ?? ofRussia).map((category) => (
          <li key={category.slug} className="shrink-0 snap-start scroll-ml-4">
            <CategoryLink
              kind={kind}
              category={category}
              href={listingHref(areaPath(kind, city?.slug, category.slug), words ?? {})}
              // How many have the words is told by the list itself.
              count={words ? null : category.cards_count[kind]}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
});

interface CategoryLinkProps {
  kind: CardKind;
  category: Category;
  href: string;
  /** Null: not known. */
  count: number | null;
}

function CategoryLink({ kind, category: { slug, forms }, href, count }: CategoryLinkProps) {
  return (
    <HrefLink
      href={href}
      className={classes(
        'flex min-h-12 items-center gap-2 rounded-control border border-line bg-surface py-2 pr-4 pl-3',
        'no-underline transition-colors hover:border-action hover:bg-action-soft',
        count === 0 && 'text-muted',
      )}
    >
      <CategoryIcon category={slug} className="size-5.5 shrink-0 text-action" />
      {capitalize(kind === 'resume' ? forms.many : forms.one)}
      {count !== null && <span className="numbers text-sm text-muted">{formatNumber(count)}</span>}
    </HrefLink>
  );
}
