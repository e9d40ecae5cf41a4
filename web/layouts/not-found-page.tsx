import { Link, useLocation } from '@tanstack/react-router';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NotFoundIllustration } from '#web/ui/illustrations/later.tsx';
import { PageFrame } from './page-frame.tsx';

export function NotFoundPage() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <PageFrame>
      <EmptyState
        heading="h1"
        illustration={<NotFoundIllustration />}
        title="Такой страницы нет"
        text={
          <>
            Возможно, её убрали или в адресе ошибка. Начните с главной или выберите город.
            <span className="mt-3 block text-sm break-all">{`Page not found: ${path}`}</span>
          </>
        }
        action={
          <Link to="/" className={buttonStyles({})}>
            на главную
          </Link>
        }
        className="py-12 sm:py-16"
      />
    </PageFrame>
  );
}
