import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#web/admin/overview/overview-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin')({
  head: pageTitle('Модерация'),
  component: OverviewPage,
});
