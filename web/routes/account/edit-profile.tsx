import { createFileRoute } from '@tanstack/react-router';
import { EditProfilePage } from '#web/profile/form/edit-profile-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/edit/edit-profile')({
  head: pageTitle('Профиль'),
  component: Page,
});

function Page() {
  return <EditProfilePage />;
}
