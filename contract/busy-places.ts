import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';
import { placeSchema } from './places.ts';

export const busyPlaceSchema = placeSchema.pick({ kind: true, slug: true, name: true });
export type BusyPlace = z.infer<typeof busyPlaceSchema>;

export const busyPlacesAtMost = 24;

const busyPlaces = (base: '/v1/vacancy' | '/v1/resumes') =>
  endpoint({
    method: 'GET',
    path: `${base}/busy-places`,
    access: 'public',
    summary: 'Станции и районы города, у которых больше всего свежих карточек категории',
    query: z.object({ city: slugField, category: slugField }),
    answer: listOf(busyPlaceSchema),
  });

export const busyPlacesCalls = {
  vacancy: busyPlaces('/v1/vacancy'),
  resume: busyPlaces('/v1/resumes'),
} as const;
