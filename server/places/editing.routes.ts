import { placeEditingCalls as calls } from '#contract/place-editing.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addCity, removeCity, saveCity } from './cities.actions.ts';
import { listAllCities, showCity } from './editing.queries.ts';
import { addPlace, removePlace, savePlace } from './places.actions.ts';

export function addPlaceEditingRoutes(add: AddRoute): void {
  add(calls.listCities, ({ query: { q } }, { db }) => listAllCities(db, q));

  add(calls.showCity, ({ params: { id } }, { db }) => showCity(db, id));

  add(calls.addCity, ({ viewer, body }, { db }) => addCity(db, viewer, body));

  add(calls.saveCity, ({ viewer, params: { id }, body }, { db }) => saveCity(db, viewer, id, body));

  add(calls.removeCity, async ({ viewer, params: { id } }, { db }) => {
    await removeCity(db, viewer, id);
    return undefined;
  });

  add(calls.addPlace, ({ viewer, params: { id }, body }, { db }) => addPlace(db, viewer, id, body));

  add(calls.savePlace, ({ viewer, params: { id }, body }, { db }) =>
    savePlace(db, viewer, id, body),
  );

  add(calls.removePlace, async ({ viewer, params: { id } }, { db }) => {
    await removePlace(db, viewer, id);
    return undefined;
  });
}
