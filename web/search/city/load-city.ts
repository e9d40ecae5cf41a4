import { notFound, redirect } from '@tanstack/react-router';
import { listCategories } from '#contract/categories.ts';
import { cityShareImage } from '#contract/share-images.ts';
import { getCity, listCities } from '#contract/places.ts';
import type { Api } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { cardsCount, cityHeading } from '#web/cards/areas/area-words.ts';
import { loadNewest } from '../newest/newest.ts';
import { pageHead } from '#web/lib/head/page-head.ts';

const neighboursShown = 12;

export async function loadCity(api: Api, slug: string) {
  const city = await api.call(getCity, { params: { city: slug } }).catch(unlessMissing);
  // It was called otherwise before.
  if (city.slug !== slug) throw redirect({ href: `/${city.slug}`, statusCode: 301, replace: true });
  const [resumes, vacancies, categories, neighbours] = await Promise.all([
    loadNewest(api, 'resume', city),
    loadNewest(api, 'vacancy', city),
    api.call(listCategories, { query: { city: slug } }),
    api.call(listCities, { query: { near: slug, limit: neighboursShown, with_cards: 'any' } }),
  ]);
  const heading = cityHeading(city, categories.data);
  const counts = `${cardsCount('resume', resumes.total, resumes.isExact)} и ${cardsCount('vacancy', vacancies.total, vacancies.isExact)}`;
  const head = pageHead({
    title: heading,
    description: `${heading}: ${counts} с оплатой и расписанием. Найдите помощника или работу рядом с домом.`,
    path: `/${city.slug}`,
    preview: cityShareImage(city.slug),
    isIndexable: resumes.total + vacancies.total > 0,
  });
  return {
    city,
    heading,
    resumes,
    vacancies,
    categories: categories.data,
    neighbours: neighbours.data,
    head,
  };
}

export type CityCards = Awaited<ReturnType<typeof loadCity>>;

/** 422: the text cannot be a slug at all. */
function unlessMissing(error: unknown): never {
  if (error instanceof ApiError && [404, 422].includes(error.problem.status)) throw notFound();
  throw error;
}
