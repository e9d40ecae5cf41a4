import { createFileRoute } from '@tanstack/react-router';
import { AccountLayout } from '#web/layouts/frame/account-layout.tsx';
import { requireUser } from '#web/lib/context/guards.ts';

export const Route = createFileRoute('/_default/_account')({
  beforeLoad: requireUser,
  component: AccountLayout,
});
