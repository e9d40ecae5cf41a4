import { listPosts } from '#contract/blog.ts';
import { listCities } from '#contract/places.ts';
import { pageHead } from '#web/lib/head/page-head.ts';
import type { Api } from '#web/lib/api/api.ts';

export async function loadSitemap(api: Api) {
  const [cities, posts] = await Promise.all([
    api.call(listCities, { query: { limit: 100 } }),
    api.call(listPosts, { query: { limit: 50 } }),
  ]);
  const head = pageHead({
    title: 'Карта сайта',
    description: 'Все страницы сервиса: категории помощников и вакансий, города, статьи блога.',
    path: '/sitemap',
  });
  return {
    cities: cities.data,
    posts: posts.data.map(({ slug, title }) => ({ slug, title })),
    head,
  };
}
