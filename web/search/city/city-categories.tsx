import type { CardKind, Category } from '#contract/categories.ts';
import type { City } from '#contract/places.ts';
import { capitalize } from '#contract/russian.ts';
import { cardsCount, headingOf } from '#web/cards/areas/area-words.ts';
import { areaPath, useOpenAreas } from '#web/cards/areas/areas.ts';
import { CategoryIcon } from '#web/cards/areas/category-icon.tsx';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';

interface CityCategoriesProps {
  city: City;
  categories: Category[];
}

/** Every category with the cards of both kinds that it has in the city. */
export function CityCategories({ city, categories }: CityCategoriesProps) {
  const open = useOpenAreas();
  const kinds = (['resume', 'vacancy'] as const).filter((kind) => open[kind]);
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-2xl">
        Кого ищут и находят
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <li key={category.slug} className="flex gap-3 border-t border-line py-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-on-accent-soft">
              <CategoryIcon category={category.slug} className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="pt-2 text-lg leading-snug">{capitalize(category.forms.one)}</h3>
              <p className="flex flex-wrap gap-x-5">
                {kinds.map((kind) => (
                  <CountLink key={kind} {...{ kind, city, category }} />
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CountLinkProps {
  kind: CardKind;
  city: City;
  category: Category;
}

function CountLink({ kind, city, category }: CountLinkProps) {
  const total = category.cards_count[kind];
  const text = cardsCount(kind, total);
  if (total === 0) return <span className="flex min-h-11 items-center text-muted">{text}</span>;
  return (
    <HrefLink
      href={areaPath(kind, city.slug, category.slug)}
      aria-label={`${headingOf({ kind, category, city })}: ${text}`}
      className="numbers flex min-h-11 items-center text-action underline-offset-4 hover:underline"
    >
      {text}
    </HrefLink>
  );
}
