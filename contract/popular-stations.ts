import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';
import { placeSchema } from './places.ts';

const popularStationSchema = placeSchema.pick({ slug: true, name: true });
export type PopularStation = z.infer<typeof popularStationSchema>;

export const popularStationsAtMost = 24;

const popularStations = (base: '/v1/vacancy' | '/v1/resumes') =>
  endpoint({
    method: 'GET',
    path: `${base}/popular-stations`,
    access: 'public',
    summary: 'Станции метро, у которых больше всего свежих карточек категории',
    query: z.object({ city: slugField, category: slugField }),
    answer: listOf(popularStationSchema),
  });

export const popularStationsCalls = {
  vacancy: popularStations('/v1/vacancy'),
  resume: popularStations('/v1/resumes'),
} as const;
