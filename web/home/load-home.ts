import { listPosts } from '#contract/blog.ts';
import { listAdvantages, listReviews, listSlides } from '#contract/content.ts';
import type { Api } from '#web/lib/api/api.ts';
import { loadNewest } from '#web/search/newest/newest.ts';
import { pageHead } from '#web/lib/head/page-head.ts';
import { pageOrigin } from '#web/lib/head/page-origin.ts';
import { organization } from '#web/lib/head/structured-data.ts';
import { getPublicConfig } from '#contract/public-config.ts';

const postsShown = 3;

export async function loadHome(api: Api) {
  const [resumes, vacancies, slides, advantages, reviews, posts, { brand }] = await Promise.all([
    loadNewest(api, 'resume', null),
    loadNewest(api, 'vacancy', null),
    api.call(listSlides),
    api.call(listAdvantages),
    api.call(listReviews),
    api.call(listPosts, { query: { limit: postsShown } }),
    api.call(getPublicConfig),
  ]);
  const head = pageHead({
    title: 'Помощники для вашей семьи и работа рядом с домом',
    description:
      'Доступная помощь для любого возраста: анкеты помощников с опытом, расписанием и оплатой, вакансии от семей по всей России.',
    path: '/',
    data: [organization(pageOrigin(), brand)],
  });
  return {
    resumes,
    vacancies,
    slides: slides.data,
    advantages: advantages.data,
    testimonials: reviews.data,
    posts: posts.data,
    head,
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
