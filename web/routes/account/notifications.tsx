import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_default/_account/account/notifications')({
  beforeLoad: () => {
    throw redirect({ to: '/account/notifications/$type', params: { type: 'unread' } });
  },
});
