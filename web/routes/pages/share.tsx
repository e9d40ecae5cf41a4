import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { SharePage } from '#web/share/share-page.tsx';

export const Route = createFileRoute('/_default/share')({
  head: pageTitle('Поделиться'),
  component: SharePage,
});
