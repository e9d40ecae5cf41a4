import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Surroundings } from '#server/search/indexing/rules.ts';
import { categories } from '../content/categories.ts';
import { readCities } from '../content/cities.ts';
import { readCityPlaces } from '../content/city-places.ts';
import { startingDefinitions } from '../content/questions/sets.ts';
import type { DemoCard } from './card.ts';

const categoryBySlug = new Map(categories.map((category) => [category.slug, category]));
const cityBySlug = new Map(readCities().map((city) => [city.slug, city]));
const placesByCity = Map.groupBy(readCityPlaces(), ({ city }) => city);

/** What the starting content says of the category and the city of a card. */
export function surroundingsOf(card: DemoCard): Surroundings {
  const { kind, category: slug, draft } = card;
  const category = categoryBySlug.get(slug);
  const city = cityBySlug.get(draft.city ?? '');
  if (!category || !city) throw new Error(`Unknown: ${slug}, ${draft.city}`);
  const definitions = definitionsOf(slug, kind);
  // Most of the four hundred places of Moscow need no second look: the card does not name them.
  const places = (placesByCity.get(city.slug) ?? []).filter(({ name }) =>
    draft.place?.includes(name),
  );
  const owner = { isPassportVerified: card.passportVerifiedAt !== undefined };
  return { kind, definitions, category, city, places, owner };
}

const kept = new Map<string, AttributeDefinition[]>();

/** Put together once: a million cards ask for them. */
function definitionsOf(category: string, kind: CardKind): AttributeDefinition[] {
  const name = `${category} ${kind}`;
  const definitions = kept.get(name) ?? startingDefinitions(category, kind);
  kept.set(name, definitions);
  return definitions;
}
