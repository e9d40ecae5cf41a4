import type { Api } from '#web/lib/api.ts';
import { loadNewest } from '#web/cards/newest.ts';
import { pageHead } from '#web/cards/page-head.ts';

export async function loadHome(api: Api) {
  const [resumes, vacancies] = await Promise.all([
    loadNewest(api, 'resume', null),
    loadNewest(api, 'vacancy', null),
  ]);
  const head = pageHead({
    title: 'Няни для вашей семьи и работа рядом с домом',
    description:
      'Доступная помощь для любого возраста: анкеты помощников с опытом, расписанием и оплатой, вакансии от семей по всей России.',
    path: '/',
  });
  return { resumes, vacancies, head };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
