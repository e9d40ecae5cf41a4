import { notFound } from '@tanstack/react-router';
import { placeEditingCalls } from '#contract/place-editing.ts';
import { type Api, orNotFound } from '#web/lib/api/api.ts';

/** `new`: one that is not there yet. */
export async function loadCity(api: Api, id: string) {
  if (id === 'new') return null;
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  return orNotFound(api.call(placeEditingCalls.showCity, { params: { id: Number(id) } }));
}

/** Those that the address asks for; without a word all of them. */
export async function loadCities(api: Api, search: object) {
  const { q: typed } = search as Record<string, unknown>;
  const q = typeof typed === 'string' ? typed.trim().slice(0, 60) : '';
  const { data, total } = await api.call(placeEditingCalls.listCities, { query: q ? { q } : {} });
  return { q, cities: data, total };
}
