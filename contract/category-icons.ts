/** Names of Lucide, by which the pages and the pictures of shared links draw the same ones. */
const byCategory = {
  nyanya: 'Baby',
  sidelka: 'HandHeart',
  domrabotnitsa: 'SprayCan',
  repetitor: 'GraduationCap',
  guvernantka: 'BookOpen',
  povar: 'ChefHat',
  voditel: 'Car',
  avtonyanya: 'Bus',
  medsestra: 'Stethoscope',
  logoped: 'Speech',
  sadovnik: 'Sprout',
  'semeynaya-para': 'UsersRound',
} as const;

export type CategoryIconName = (typeof byCategory)[keyof typeof byCategory] | 'HeartHandshake';

/**
 * A picture and the examples in `web/cards/edit/trade-words.ts` are all that a category has in the
 * code; without them it still has the hands and general ones.
 */
export const categoryIconOf = (category: string): CategoryIconName =>
  (byCategory as Partial<Record<string, CategoryIconName>>)[category] ?? 'HeartHandshake';
