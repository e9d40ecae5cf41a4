import { createFileRoute } from '@tanstack/react-router';
import { EditProfilePage } from '#web/account/edit-profile-page.tsx';

export const Route = createFileRoute('/_default/_account/account/edit/edit-profile')({
  component: Page,
});

function Page() {
  return <EditProfilePage />;
}
