import { notFound } from '@tanstack/react-router';
import {
  findArea as findAreaByWord,
  getCategoryForm,
  type CardKind,
  type CategoryForm,
} from '#contract/categories.ts';
import { getCity, listCities, type City, type CityPage, type Place } from '#contract/places.ts';
import type { Api } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { namedPlaces } from '#web/places/city-places.ts';
import { filterable, type FilterDefinition } from '#contract/filter-definitions.ts';

/** What the path of a listing names. */
export interface Area {
  kind: CardKind;
  city: CityPage | null;
  category: CategoryForm['category'] | null;
  /** The filters of the category. */
  definitions: FilterDefinition[];
  /** The nearest cities that have cards of the kind and the category. */
  neighbours: City[];
  /** The station of the path; what is asked for stands among the filters. */
  station: Place | null;
}

const neighboursShown = 8;

/** A tab asks for an area once; a page on the server has an api, and so a memory, of its own. */
const known = new WeakMap<Api, Map<string, Promise<Area>>>();

export function areaOf(api: Api, kind: CardKind, path: string): Promise<Area> {
  const areas = known.get(api) ?? new Map<string, Promise<Area>>();
  known.set(api, areas);
  const key = `${kind}/${path}`;
  const area = areas.get(key) ?? findArea(api, kind, path);
  areas.set(key, area);
  area.catch(() => areas.delete(key));
  return area;
}

/** `{city}/{category}/{metro}` or its beginning, `{category}` or nothing; anything else does not exist. */
async function findArea(api: Api, kind: CardKind, path: string): Promise<Area> {
  const [first, second, third, ...rest] = path.split('/');
  if (rest.length > 0) throw notFound();
  if (!first) return { kind, ...everywhere };
  // Asked for as what it is: a wrong guess would stand in the console as an error.
  const isCategory = second === undefined && (await isCategoryWord(api, first));
  const city = isCategory ? null : first;
  const category = isCategory ? first : second;
  const [foundCity, form, stations, neighbours] = await Promise.all([
    city === null ? null : existing(api.call(getCity, { params: { city } })),
    category === undefined ? null : existing(formOf(api, kind, category)),
    city === null || third === undefined ? [] : existing(namedPlaces(api, city, [third])),
    city === null ? [] : existing(neighboursOf(api, kind, city, category)),
  ]);
  const station = stations.find(({ kind: place }) => place === 'metro') ?? null;
  if (third !== undefined && !station) throw notFound();
  return {
    kind,
    city: foundCity,
    category: form?.category ?? null,
    definitions: form?.definitions ?? [],
    neighbours,
    station,
  };
}

const everywhere = {
  city: null,
  category: null,
  definitions: [],
  neighbours: [],
  station: null,
};

async function formOf(api: Api, kind: CardKind, category: string) {
  const form = await api.call(getCategoryForm, { params: { category }, query: { kind } });
  return { category: form.category, definitions: filterable(form.definitions) };
}

/** All filters of a category, for a page that brought only some. */
export async function filtersOf(...asked: Parameters<typeof formOf>): Promise<FilterDefinition[]> {
  return (await formOf(...asked)).definitions;
}

async function neighboursOf(api: Api, kind: CardKind, near: string, category?: string) {
  const query = { near, limit: neighboursShown, with_cards: kind, ...(category && { category }) };
  const { data } = await api.call(listCities, { query });
  return data;
}

async function isCategoryWord(api: Api, area: string): Promise<boolean> {
  const { data } = await existing(api.call(findAreaByWord, { params: { area } }));
  return data?.is === 'category';
}

/** 422: the text cannot be a slug at all. */
async function existing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.problem.status)) throw notFound();
    throw error;
  }
}
