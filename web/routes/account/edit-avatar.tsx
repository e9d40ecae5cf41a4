import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { EditAvatarPage } from '#web/profile/avatar/edit-avatar-page.tsx';

export const Route = createFileRoute('/_default/_account/account/edit/edit-avatar')({
  head: pageTitle('Фото профиля'),
  component: Page,
});

function Page() {
  return <EditAvatarPage />;
}
