import { ChevronRight } from 'lucide-react';
import type { Category, CardKind } from '#contract/categories.ts';
import { capitalize } from '#contract/russian.ts';
import { CategoryIcon } from '../../areas/category-icon.tsx';
import { formHref } from '../../owner/address.ts';
import { FormLink } from '../../owner/form-link.tsx';

type CategoryChoiceProps = { kind: CardKind; categories: readonly Category[] };

/** One category is a wide card, twelve are a grid: the columns follow from the room. */
export function CategoryChoice({ kind, categories }: CategoryChoiceProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-3 sm:gap-4">
      {categories.map(({ slug, forms }) => (
        <li key={slug}>
          <FormLink
            href={formHref({ kind, category: slug })}
            className="flex h-full min-h-18 items-center gap-3 rounded-card border border-line bg-surface p-3 text-ink no-underline shadow-soft transition-[box-shadow,border-color,transform] hover:-translate-y-0.5 hover:border-action hover:shadow-lift sm:min-h-24 sm:gap-4 sm:p-5"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-card bg-accent-soft text-on-accent-soft sm:size-14">
              <CategoryIcon category={slug} className="size-7 sm:size-8" />
            </span>
            <span className="min-w-0 grow text-lg font-semibold max-[22rem]:text-base sm:text-xl large:sm:text-lg">
              {capitalize(kind === 'vacancy' ? forms.accusative : forms.instrumental)}
            </span>
            <ChevronRight
              aria-hidden
              className="size-6 shrink-0 text-muted max-[22rem]:hidden large:hidden"
            />
          </FormLink>
        </li>
      ))}
    </ul>
  );
}
