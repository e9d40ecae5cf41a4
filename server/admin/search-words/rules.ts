/** «Няня, Сиделка» → ["няня", "сиделка"] */
export const listed = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => normal(word))
    .filter(Boolean);

/** As the search spells what people type: small letters, «е» for «ё», one blank between words. */
export const normal = (typed: string): string =>
  typed.toLowerCase().replaceAll('ё', 'е').trim().replaceAll(/\s+/g, ' ');
