import { createFileRoute } from '@tanstack/react-router';
import { ListPage } from '#web/cards/list-page.tsx';
import { keepOut } from '#web/lib/guards.ts';

export const Route = createFileRoute('/_default/resumes/$')({
  beforeLoad: keepOut('worker'),
  component: Page,
});

function Page() {
  const { _splat = '' } = Route.useParams();
  return <ListPage kind="resume" path={_splat} />;
}
