import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes';

/*
 * The whole site map. A file here is a thin route in `web/routes/` (≤ 25 lines): it names the
 * search state, the guard, the loader and the head, and hands what was loaded to a page of a room
 * (`web/search/page/list-page.tsx`) as plain props, so that one page serves vacancies and resumes and
 * knows nothing of the router. Loader and page of a route share one chunk, loaded when wanted;
 * guard, search and head are in the first bundle, so keep them small.
 */
// Routes of `cards/` are the pages of guests that share a chunk, see `web/build/shared-chunks.ts`.
const cards = (area: string, kind: string) => [
  // Also `/vacancies` itself, with nothing in `_splat`.
  route(`/${area}/$`, `routes/cards/${kind}-list.tsx`),
  route(`/${area}/create`, `routes/forms/${kind}-create.tsx`),
  route(`/${area}/create/$category`, `routes/forms/${kind}-create-form.tsx`),
  route(`/${area}/create/$category/show`, `routes/forms/${kind}-create-show.tsx`),
  route(`/${area}/update/$category/$slug`, `routes/forms/${kind}-update.tsx`),
  route(`/${area}/update/$category/$slug/show`, `routes/forms/${kind}-update-show.tsx`),
  route(`/${kind}-{$slug}`, `routes/cards/${kind}.tsx`),
];

export const routes = rootRoute('root.tsx', [
  layout('default', 'routes/pages/layout.tsx', [
    index('routes/pages/home.tsx'),
    route('/$city', 'routes/cards/city.tsx'),
    ...cards('vacancies', 'vacancy'),
    ...cards('resumes', 'resume'),
    route('/account/draft', 'routes/account/drafts.tsx'),
    route('/account/favorites', 'routes/account/favorites.tsx'),
    route('/account/favorites/compare', 'routes/account/comparison.tsx'),
    route('/about', 'routes/pages/about.tsx'),
    route('/agreement', 'routes/pages/agreement.tsx'),
    route('/privacy-policy', 'routes/pages/privacy-policy.tsx'),
    route('/data-processing', 'routes/pages/data-processing.tsx'),
    route('/cookiepolicy-page', 'routes/pages/cookie-policy.tsx'),
    route('/requisites', 'routes/pages/requisites.tsx'),
    route('/sitemap', 'routes/pages/sitemap.tsx'),
    route('/ture', 'routes/pages/tour.tsx'),
    route('/tariffs', 'routes/pages/tariffs.tsx'),
    route('/blog', 'routes/pages/blog.tsx'),
    route('/blog/$slug', 'routes/pages/post.tsx'),
    route('/error', 'routes/pages/error.tsx'),
    route('/searches/stop', 'routes/pages/stop-letters.tsx'),
    route('/dev/outbox', 'routes/pages/deliveries.tsx'),
    route('/$', 'routes/pages/missing.tsx'),
    layout('chat', 'routes/account/chat-layout.tsx', [
      route('/account/message', 'routes/account/messages.tsx'),
      route('/account/message/$channel', 'routes/account/message-channel.tsx'),
    ]),
    layout('account', 'routes/account/layout.tsx', [
      route('/account', 'routes/account/home.tsx'),
      route('/account/responses', 'routes/account/responses.tsx'),
      route('/account/notifications', 'routes/account/notifications.tsx'),
      route('/account/notifications/$type', 'routes/account/notifications-type.tsx'),
      route('/account/searches', 'routes/account/searches.tsx'),
      route('/account/contacts', 'routes/account/contacts.tsx'),
      route('/account/interest/$slug', 'routes/account/interest.tsx'),
      route('/account/complaints', 'routes/account/complaints.tsx'),
      route('/account/two-factor', 'routes/account/two-factor.tsx'),
      route('/account/payment_history', 'routes/account/payment-history.tsx'),
      route('/account/payment/$id', 'routes/account/payment.tsx'),
      route('/account/feedback', 'routes/account/feedback.tsx'),
      route('/account/test', 'routes/account/test.tsx'),
      route('/account/settings', 'routes/account/settings.tsx'),
      route('/account/edit/edit-profile', 'routes/account/edit-profile.tsx'),
      route('/account/edit/edit-avatar', 'routes/account/edit-avatar.tsx'),
      route('/account/edit/edit-phone', 'routes/account/edit-phone.tsx'),
      route('/account/edit/edit-email', 'routes/account/edit-email.tsx'),
      route('/account/edit/edit-password', 'routes/account/edit-password.tsx'),
      route('/account/edit/verify-passport', 'routes/account/verify-passport.tsx'),
    ]),
  ]),
  layout('admin', 'routes/admin/layout.tsx', [
    route('/admin', 'routes/admin/overview.tsx'),
    route('/admin/cards', 'routes/admin/cards.tsx'),
    route('/admin/passports', 'routes/admin/passports.tsx'),
    route('/admin/complaints', 'routes/admin/complaints.tsx'),
    route('/admin/appeals', 'routes/admin/appeals.tsx'),
    route('/admin/refunds', 'routes/admin/refunds.tsx'),
    route('/admin/feedback', 'routes/admin/feedback.tsx'),
    route('/admin/exams', 'routes/admin/exams.tsx'),
    route('/admin/people', 'routes/admin/people.tsx'),
    route('/admin/audit', 'routes/admin/audit.tsx'),
  ]),
]);
