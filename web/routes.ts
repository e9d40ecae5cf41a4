import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

/*
 * The whole site map. A file here is a thin route in `web/routes/` (≤ 15 lines): it names the
 * search state, the guard, the loader and the head, and hands what was loaded to a page of a room
 * (`web/cards/list-page.tsx`) as plain props, so that one page serves vacancies and resumes and
 * knows nothing of the router. Loader and page of a route share one chunk, loaded when wanted;
 * guard, search and head are in the first bundle, so keep them small.
 */
const cards = (area: string, kind: string) => [
  // Also `/vacancies` itself, with nothing in `_splat`.
  route(`/${area}/$`, `routes/${kind}-list.tsx`),
  route(`/${area}/create`, `routes/${kind}-create.tsx`),
  route(`/${area}/create/$category`, `routes/${kind}-create-form.tsx`),
  route(`/${area}/create/$category/show`, `routes/${kind}-create-show.tsx`),
  route(`/${area}/update/$category/$slug`, `routes/${kind}-update.tsx`),
  route(`/${area}/update/$category/$slug/show`, `routes/${kind}-update-show.tsx`),
  route(`/${kind}-{$slug}`, `routes/${kind}.tsx`),
];

export const routes = rootRoute('root.tsx', [
  layout('default', 'routes/default.tsx', [
    index('routes/home.tsx'),
    route('/$city', 'routes/city.tsx'),
    ...cards('vacancies', 'vacancy'),
    ...cards('resumes', 'resume'),
    route('/account/draft', 'routes/drafts.tsx'),
    route('/account/favorites', 'routes/favorites.tsx'),
    route('/about', 'routes/about.tsx'),
    route('/agreement', 'routes/agreement.tsx'),
    route('/privacy-policy', 'routes/privacy-policy.tsx'),
    route('/data-processing', 'routes/data-processing.tsx'),
    route('/cookiepolicy-page', 'routes/cookie-policy.tsx'),
    route('/requisites', 'routes/requisites.tsx'),
    route('/sitemap', 'routes/sitemap.tsx'),
    route('/ture', 'routes/tour.tsx'),
    route('/tariffs', 'routes/tariffs.tsx'),
    route('/blog', 'routes/blog.tsx'),
    route('/blog/$slug', 'routes/post.tsx'),
    route('/error', 'routes/error.tsx'),
    route('/searches/stop', 'routes/stop-letters.tsx'),
    route('/dev/outbox', 'routes/deliveries.tsx'),
    route('/$', 'routes/missing.tsx'),
    layout('admin', 'routes/admin-layout.tsx', [
      route('/admin', 'routes/admin.tsx'),
      route('/admin/cards', 'routes/admin-cards.tsx'),
      route('/admin/passports', 'routes/admin-passports.tsx'),
      route('/admin/complaints', 'routes/admin-complaints.tsx'),
      route('/admin/appeals', 'routes/admin-appeals.tsx'),
      route('/admin/audit', 'routes/admin-audit.tsx'),
    ]),
    layout('account', 'routes/account-layout.tsx', [
      route('/account', 'routes/account.tsx'),
      route('/account/searches', 'routes/searches.tsx'),
      route('/account/complaints', 'routes/complaints.tsx'),
      route('/account/settings', 'routes/settings.tsx'),
      route('/account/edit/edit-profile', 'routes/edit-profile.tsx'),
      route('/account/edit/edit-avatar', 'routes/edit-avatar.tsx'),
      route('/account/edit/edit-phone', 'routes/edit-phone.tsx'),
      route('/account/edit/edit-email', 'routes/edit-email.tsx'),
      route('/account/edit/edit-password', 'routes/edit-password.tsx'),
      route('/account/edit/verify-passport', 'routes/verify-passport.tsx'),
    ]),
  ]),
]);
