import { notFound } from '@tanstack/react-router';
import type { AttributeDefinition } from '#contract/attributes.ts';
import {
  getCategoryForm,
  listCategories,
  type CardKind,
  type CategoryForm,
} from '#contract/categories.ts';
import { getCity, type City } from '#contract/places.ts';
import type { Api } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { filterable } from './known-filters.ts';

/** What the path of a listing names. */
export interface Place {
  kind: CardKind;
  city: City | null;
  category: CategoryForm['category'] | null;
  /** The filters of the category. */
  definitions: AttributeDefinition[];
}

/** A tab asks for a place once; a page on the server has an api, and so a memory, of its own. */
const known = new WeakMap<Api, Map<string, Promise<Place>>>();

export function placeOf(api: Api, kind: CardKind, path: string): Promise<Place> {
  const places = known.get(api) ?? new Map<string, Promise<Place>>();
  known.set(api, places);
  const key = `${kind}/${path}`;
  const place = places.get(key) ?? findPlace(api, kind, path);
  places.set(key, place);
  place.catch(() => places.delete(key));
  return place;
}

/** `{city}`, `{city}/{category}`, `{category}` or nothing; anything else does not exist. */
async function findPlace(api: Api, kind: CardKind, path: string): Promise<Place> {
  const [first, second, ...rest] = path.split('/');
  if (rest.length > 0) throw notFound();
  if (!first) return { kind, city: null, category: null, definitions: [] };
  // Asked for as what it is: a wrong guess would stand in the console as an error.
  const isCategory = second === undefined && (await hasCategory(api, first));
  const category = isCategory ? first : second;
  const [city, form] = await Promise.all([
    isCategory ? null : orNull(api.call(getCity, { params: { city: first } })),
    category ? orNull(api.call(getCategoryForm, { params: { category }, query: { kind } })) : null,
  ]);
  if (second === undefined ? !city && !form : !city || !form) throw notFound();
  return {
    kind,
    city,
    category: form?.category ?? null,
    definitions: form ? filterable(form.definitions) : [],
  };
}

async function hasCategory(api: Api, slug: string): Promise<boolean> {
  const { data } = await api.call(listCategories, { query: {} });
  return data.some((category) => category.slug === slug);
}

/** 422: the text cannot be a slug at all. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.problem.status)) return null;
    throw error;
  }
}
