import { createFileRoute } from '@tanstack/react-router';
import { loadWords } from '#web/admin/words/load-words.ts';
import { WordsPage } from '#web/admin/words/words-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/words')({
  beforeLoad: requireAdmin,
  loader: ({ context }) => loadWords(context.api),
  gcTime: 0,
  head: pageTitle('Слова'),
  component: Page,
});

function Page() {
  return <WordsPage {...Route.useLoaderData()} />;
}
