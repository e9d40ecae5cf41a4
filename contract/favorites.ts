import { z } from 'zod';
import { cardPageSchema, cardTileSchema } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField, textField } from './fields.ts';

const path = '/v1/user/favorites';
const body = z.strictObject({ favorite: slugField });

/** Of what a person writes for themselves on a favorite. */
export const noteAtMost = 500;

/** Nobody else sees it; empty: none. */
const note = z.string();
const favoriteSchema = cardTileSchema.extend({ note });
export type Favorite = z.infer<typeof favoriteSchema>;

export const listFavorites = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Избранные карточки, новые отметки первыми',
  answer: listOf(favoriteSchema).extend({
    /** Marked as well, but closed, paused or gone for now: they are not among `data`. */
    meta: z.object({ hidden: z.number().int() }),
  }),
});

/** More stand side by side on no screen. */
export const comparedAtMost = 3;

const comparedSchema = cardPageSchema.extend({ note });
export type ComparedFavorite = z.infer<typeof comparedSchema>;

export const compareFavorites = endpoint({
  method: 'GET',
  path: `${path}/comparison`,
  access: 'user',
  summary: 'Избранные карточки целиком, чтобы сравнить; тех, что не отмечены или скрыты, нет',
  query: z.object({ slug: z.array(slugField).min(1).max(comparedAtMost) }),
  answer: listOf(comparedSchema),
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

export const removeHiddenFavorites = endpoint({
  method: 'DELETE',
  path: `${path}/hidden`,
  access: 'user',
  summary: 'Снять отметки с карточек, которых сейчас никто не видит',
});

export const keepFavoriteNote = endpoint({
  method: 'PUT',
  path: `${path}/note`,
  access: 'user',
  summary: 'Записать заметку для себя; пустая стирает прежнюю',
  body: body.extend({ note: textField(noteAtMost) }),
});
