/**
 * Somebody who may see the page; `tests/journeys/guards.spec.ts` tries all the others. A newcomer is
 * a worker who has begun the first resume.
 */
export type Looker = 'guest' | 'newcomer' | 'worker' | 'family';

export interface SpecPage {
  /** As the specification spells it. */
  route: string;
  /** An example; `{…}` stands for what the test has made. */
  path: string;
  who: Looker;
  /** How the title of the page begins. */
  title: string;
}

const account = (path: string, title: string): SpecPage => ({
  route: `/account${path}`,
  path: `/account${path}`,
  who: 'worker',
  title,
});

const texts: [string, string][] = [
  ['/about', 'О компании'],
  ['/agreement', 'Пользовательское соглашение'],
  ['/cookiepolicy-page', 'Как мы используем Cookies'],
  ['/data-processing', 'Обработка персональных данных'],
  ['/privacy-policy', 'Политика конфиденциальности'],
  ['/requisites', 'Реквизиты'],
  ['/sitemap', 'Карта сайта'],
  ['/tariffs', 'Тарифы'],
  ['/blog', 'Блог'],
  ['/error', 'Что-то пошло не так'],
  ['/ture', 'Как это работает'],
];

interface Forms {
  area: string;
  /** Has begun a card, and has another one that is shown. */
  writer: Looker;
  owner: Looker;
  titles: { create: string; update: string };
}

function forms({ area, writer, owner, titles }: Forms): SpecPage[] {
  const create = ['', '/{category}', '/{category}/show'].map((end) => `/${area}/create${end}`);
  const update = ['', '/show'].map((end) => `/${area}/update/{category}/{slug}${end}`);
  const example = (route: string) =>
    route.replace('{category}', 'nyanya').replace('{slug}', `{${owner}}`);
  return [
    ...create.map((route) => ({ route, path: example(route), who: writer, title: titles.create })),
    ...update.map((route) => ({ route, path: example(route), who: owner, title: titles.update })),
  ];
}

/** Every route that the specification names. */
export const specPages: SpecPage[] = [
  { route: '/', path: '/', who: 'guest', title: 'Помощники для вашей семьи' },
  {
    route: '/{city}',
    path: '/moskva',
    who: 'guest',
    title: 'Помощники для семьи и работа помощником в Москве',
  },
  ...texts.map(([path, title]): SpecPage => ({ route: path, path, who: 'guest', title })),
  {
    route: '/blog/{slug}',
    path: '/blog/kak-vybrat-nyanyu',
    who: 'guest',
    title: 'Как выбрать няню',
  },
  account('', 'Личный кабинет'),
  account('/draft', 'Черновики'),
  account('/edit/edit-avatar', 'Фото профиля'),
  account('/edit/edit-email', 'Почта'),
  account('/edit/edit-phone', 'Телефон'),
  account('/edit/edit-profile', 'Профиль'),
  account('/edit/verify-passport', 'Проверка паспорта'),
  account('/edit/edit-password', 'Пароль'),
  account('/favorites', 'Избранное'),
  account('/message', 'Сообщения'),
  {
    route: '/account/message/{channel}',
    path: '/account/message/{channel}',
    who: 'worker',
    title: 'Сообщения',
  },
  {
    route: '/account/notifications/{type}',
    path: '/account/notifications/unread',
    who: 'worker',
    title: 'Уведомления',
  },
  account('/payment_history', 'История платежей'),
  account('/settings', 'Настройки'),
  account('/test', 'Тест и проверки'),
  { route: '/resume-{slug}', path: '/resume-{worker}', who: 'guest', title: 'Няня: Мария Иванова' },
  { route: '/resumes', path: '/resumes', who: 'family', title: 'Помощники для семьи' },
  {
    route: '/resumes/{slug...}',
    path: '/resumes/moskva/nyanya',
    who: 'family',
    title: 'Няни в Москве',
  },
  ...forms({
    area: 'resumes',
    writer: 'newcomer',
    owner: 'worker',
    titles: { create: 'Создать анкету', update: 'Редактировать анкету' },
  }),
  { route: '/vacancy-{slug}', path: '/vacancy-{family}', who: 'guest', title: 'Ищу няню в Москве' },
  { route: '/vacancies', path: '/vacancies', who: 'worker', title: 'Вакансии помощников' },
  {
    route: '/vacancies/{slug...}',
    path: '/vacancies/moskva/nyanya',
    who: 'worker',
    title: 'Работа няней в Москве',
  },
  ...forms({
    area: 'vacancies',
    writer: 'family',
    owner: 'family',
    titles: { create: 'Создать вакансию', update: 'Редактировать вакансию' },
  }),
];
