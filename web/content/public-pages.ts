interface PublicPage {
  href: string;
  label: string;
  /** Also in the menus of the header, not only in the footer and the site map. */
  inMenu?: true;
}

/** Every page that is about the service itself. */
export const publicPages: readonly PublicPage[] = [
  { href: '/ture', label: 'Как это работает', inMenu: true },
  { href: '/blog', label: 'Блог', inMenu: true },
  { href: '/tariffs', label: 'Тарифы', inMenu: true },
  { href: '/about', label: 'О компании', inMenu: true },
  { href: '/safety', label: 'Безопасность' },
  { href: '/agreement', label: 'Пользовательское соглашение' },
  { href: '/privacy-policy', label: 'Политика конфиденциальности' },
  { href: '/data-processing', label: 'Обработка персональных данных' },
  { href: '/cookiepolicy-page', label: 'Как мы используем Cookies' },
  { href: '/requisites', label: 'Реквизиты' },
  { href: '/sitemap', label: 'Карта сайта' },
];
