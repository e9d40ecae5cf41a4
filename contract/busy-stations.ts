import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';
import { placeSchema } from './places.ts';

export const busyStationSchema = placeSchema.pick({ slug: true, name: true });
export type BusyStation = z.infer<typeof busyStationSchema>;

export const busyStationsAtMost = 24;

const busyStations = (base: '/v1/vacancy' | '/v1/resumes') =>
  endpoint({
    method: 'GET',
    path: `${base}/busy-stations`,
    access: 'public',
    summary: 'Станции метро, у которых больше всего свежих карточек категории',
    query: z.object({ city: slugField, category: slugField }),
    answer: listOf(busyStationSchema),
  });

export const busyStationsCalls = {
  vacancy: busyStations('/v1/vacancy'),
  resume: busyStations('/v1/resumes'),
} as const;
