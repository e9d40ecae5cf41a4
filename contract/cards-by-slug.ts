import { z } from 'zod';
import { cardTileSchema } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';

/** More cards are not asked for at once. */
export const bySlugAtMost = 12;

/** For whoever remembers cards by themselves, as a browser does those that were opened in it. */
export const listCardsBySlug = endpoint({
  method: 'GET',
  path: '/v1/cards',
  access: 'public',
  summary: 'Карточки по их адресам, в том же порядке; снятых с публикации нет',
  query: z.object({ slug: z.array(slugField).min(1).max(bySlugAtMost) }),
  answer: listOf(cardTileSchema),
});
