import { z } from 'zod';
import { searchQuerySchema } from './card-search.ts';
import { endpoint } from './endpoint.ts';
import { listOf, slugField } from './fields.ts';
import { citySchema } from './places.ts';

const nearCitySchema = citySchema.extend({
  /** Cards with all that was asked for. */
  count: z.number().int(),
});
export type NearCity = z.infer<typeof nearCitySchema>;

/** More than so many are not named. */
export const nearCitiesAtMost = 4;

function nearCitiesEndpoint(base: '/v1/vacancy' | '/v1/resumes') {
  return endpoint({
    method: 'GET',
    path: `${base}/near-cities`,
    access: 'public',
    summary: 'Ближайшие города, где тот же поиск что-то находит, и сколько',
    query: searchQuerySchema.extend({ city: slugField }),
    answer: listOf(nearCitySchema),
  });
}

/** For a city where next to nothing was found. */
export const nearCitiesCalls = {
  vacancy: nearCitiesEndpoint('/v1/vacancy'),
  resume: nearCitiesEndpoint('/v1/resumes'),
} as const;
