import { useShell } from '#web/lib/use-shell.ts';
import { chipStyles } from '#web/ui/chip.tsx';
import { areaPath } from '../areas.ts';
import { headingOf } from '../area-words.ts';
import { HrefLink } from '../href-link.tsx';
import type { Listing } from './load-listing.ts';

/** The way to a category, which brings filters of its own; how many there are is known for all Russia. */
export function CategoryLinks({ listing: { kind, city } }: { listing: Listing }) {
  const categories = useShell()?.categories ?? [];
  return (
    <nav aria-label="Категории" className="mt-4">
      <ul className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.slug}>
            <HrefLink href={areaPath(kind, city?.slug, category.slug)} className={chipStyles}>
              {headingOf({ kind, category, city: null })}
              {!city && <span className="numbers">{category.cards_count[kind]}</span>}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
