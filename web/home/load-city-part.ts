import { listCategories } from '#contract/categories.ts';
import { getCity } from '#contract/places.ts';
import type { Api } from '#web/lib/api/api.ts';
import { loadNewest } from '#web/search/newest/newest.ts';

/** What the home page shows of one city in the place of the whole country. */
export async function loadCityPart(api: Api, slug: string) {
  const city = await api.call(getCity, { params: { city: slug } });
  const [resumes, vacancies, categories] = await Promise.all([
    loadNewest(api, 'resume', city),
    loadNewest(api, 'vacancy', city),
    api.call(listCategories, { query: { city: slug } }),
  ]);
  return { city, resumes, vacancies, categories: categories.data };
}

export type CityPart = Awaited<ReturnType<typeof loadCityPart>>;
