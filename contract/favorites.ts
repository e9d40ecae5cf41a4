import { z } from 'zod';
import { cardTileSchema } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';

const path = '/v1/user/favorites';
const body = z.strictObject({ favorite: slugField });

export const listFavorites = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Избранные карточки, новые отметки первыми',
  answer: listOf(cardTileSchema),
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
