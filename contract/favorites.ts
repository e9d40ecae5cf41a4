import { z } from 'zod';
import { cardTileSchema } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField, textField } from './fields.ts';

const path = '/v1/user/favorites';
const body = z.strictObject({ favorite: slugField });

/** Of what a person writes for themselves on a favorite. */
export const noteAtMost = 500;

const favoriteSchema = cardTileSchema.extend({
  /** Nobody else sees it; empty: none. */
  note: z.string(),
});
export type Favorite = z.infer<typeof favoriteSchema>;

export const listFavorites = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Избранные карточки, новые отметки первыми',
  answer: listOf(favoriteSchema),
});

export const addFavorite = endpoint({
  method: 'POST',
  path,
  access: 'user',
  summary: 'Отметить карточку',
  body,
});

export const removeFavorite = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Снять отметку',
  body,
});

export const keepFavoriteNote = endpoint({
  method: 'PUT',
  path: `${path}/note`,
  access: 'user',
  summary: 'Записать заметку для себя; пустая стирает прежнюю',
  body: body.extend({ note: textField(noteAtMost) }),
});
