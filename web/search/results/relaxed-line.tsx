import type { CardKind } from '#contract/categories.ts';
import { capitalize, pluralForm } from '#contract/russian.ts';
import { cardsCount } from '#web/cards/areas/area-words.ts';
import type { Listing } from '../listing/load-listing.ts';
import type { Results } from '../state/find-cards.ts';

/** What was left out of the words because next to no card has all of them. */
export function RelaxedLine({ listing: { results, kind } }: { listing: Listing }) {
  if (!('meta' in results) || !results.relaxed) return null;
  return <p className="mb-4 [overflow-wrap:anywhere]">{relaxedWords(kind, results)}</p>;
}

/** «По всем словам ничего не нашлось. Показываем без слова «семейный»: 72 анкеты.» */
function relaxedWords(
  kind: CardKind,
  { relaxed, meta, city }: Pick<Results, 'relaxed' | 'meta' | 'city'>,
): string {
  if (!relaxed) return '';
  const { exact, left_out: leftOut, nearby } = relaxed;
  const isNarrower = leftOut.length > 0;
  const there = city ? capitalize(city.prepositional) : 'В этих местах';
  const place = nearby ? there : 'В нужной категории';
  const where = isNarrower ? 'По всем словам' : place;
  const wider = nearby ? 'города рядом' : 'другие категории с этими словами';
  const others = isNarrower ? withoutWords(leftOut) : wider;
  const count = cardsCount(kind, meta.total, meta.total_is_exact);
  if (exact === 0) return `${where} ничего не нашлось. Показываем ${others}: ${count}.`;
  const found = pluralForm(exact, ['нашлась', 'нашлись', 'нашлось']);
  const [first, after] = exact === 1 ? ['она первая', 'После неё'] : ['они первые', 'После них'];
  const rest = nearby && !isNarrower ? `${after} — города рядом` : `Дальше — ${others}`;
  return `${where} ${found} ${cardsCount(kind, exact)}, ${first}. ${rest}, всего ${count}.`;
}

function withoutWords(words: readonly string[]): string {
  const isOne = words.length === 1 && !words[0]?.includes(' ');
  return `без ${isOne ? 'слова' : 'слов'} ${words.map((word) => `«${word}»`).join(', ')}`;
}
