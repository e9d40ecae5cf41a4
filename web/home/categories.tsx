import type { CardKind, Category } from '#contract/categories.ts';
import { capitalize } from '#contract/russian.ts';
import { areaNames, cardsCount } from '#web/cards/areas/area-words.ts';
import { areaPath, useOpenAreas } from '#web/cards/areas/areas.ts';
import { CategoryIcon } from '#web/cards/areas/category-icon.tsx';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { useShell } from '#web/lib/context/use-shell.ts';
import type { CityPart } from './load-city-part.ts';
import { Card } from '#web/ui/display/card.tsx';

/** With the numbers and the lists of the chosen city, once there is one. */
export function Categories({ ofCity }: { ofCity: CityPart | null }) {
  const everywhere = useShell()?.categories ?? [];
  const categories = ofCity?.categories ?? everywhere;
  return (
    <section aria-labelledby="categories">
      <h2 id="categories" className="text-3xl">
        Кого ищут и находят{ofCity && ` ${ofCity.city.prepositional}`}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 max-sm:[&>li:nth-child(n+7)]:hidden sm:mt-6 sm:gap-3 lg:grid-cols-3 large:max-sm:grid-cols-1">
        {categories.map((category) => (
          <Card
            as="li"
            key={category.slug}
            className="relative flex items-center gap-4 !px-3 !py-1.5 sm:!px-4 sm:!py-4"
          >
            <span className="grid shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent-soft max-sm:absolute max-sm:right-2.5 max-sm:bottom-4 max-sm:bg-transparent sm:size-14 sm:rounded-card">
              <CategoryIcon category={category.slug} className="size-5 sm:size-8" />
            </span>
            <CategoryAreas category={category} city={ofCity?.city.slug} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

const kinds: CardKind[] = ['resume', 'vacancy'];

/** A phone leads each side to what it looks for, once the side is known. */
const ofOtherSide: Record<CardKind, string> = {
  resume: 'max-sm:worker:hidden',
  vacancy: 'max-sm:family:hidden',
};

/** Nought invites nobody. */
const countWords = (kind: CardKind, count: number) =>
  count > 0 ? cardsCount(kind, count) : areaNames[kind];

function CategoryAreas({ category, city }: { category: Category; city: string | undefined }) {
  const open = useOpenAreas();
  return (
    <div className="min-w-0">
      <h3 className="text-base sm:text-xl">{capitalize(category.forms.many)}</h3>
      <p className="flex flex-wrap gap-x-4 max-sm:flex-col max-sm:items-start">
        {kinds
          .filter((kind) => open[kind])
          .map((kind) => (
            <HrefLink
              key={kind}
              href={areaPath(kind, city, category.slug)}
              className={`numbers inline-flex min-h-11 items-center text-sm text-action underline-offset-4 hover:underline sm:text-base ${ofOtherSide[kind]}`}
            >
              {countWords(kind, category.cards_count[kind])}
            </HrefLink>
          ))}
      </p>
    </div>
  );
}
