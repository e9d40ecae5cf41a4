import * as places from '#contract/places.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addPlaceEditingRoutes } from './editing.routes.ts';
import { getCityPage, listCities, listCountries, listPlaces } from './queries.ts';

const usualLimit = 25;
const placesSuggested = 20;

export function addPlacesRoutes(add: AddRoute): void {
  add(places.listCountries, async ({ cacheBy }, { db }) => {
    cacheBy('cities');
    return { data: await listCountries(db) };
  });

  add(places.listCities, async ({ query: { limit = usualLimit, ...wanted }, cacheBy }, { db }) => {
    cacheBy('cities');
    return { data: await listCities(db, { ...wanted, limit }) };
  });

  add(places.getCity, async ({ params, cacheBy }, { db }) => {
    cacheBy('cities');
    return getCityPage(db, params.city);
  });

  add(
    places.listPlaces,
    async ({ query: { limit = placesSuggested, ...wanted }, cacheBy }, { db }) => {
      cacheBy('cities');
      return { data: await listPlaces(db, { ...wanted, limit }) };
    },
  );

  addPlaceEditingRoutes(add);
}
