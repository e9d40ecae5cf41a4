import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { unavailableCardIn } from '#web/lib/api/unavailable-card.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

const UnavailableCardPage = lazyPart(() => import('./unavailable-card-page.tsx'));

export function NotFoundPage({ data }: { data?: unknown }) {
  const path = useLocation({ select: (location) => location.pathname });
  const card = unavailableCardIn(data);
  if (card !== null) {
    return (
      <Suspense>
        <UnavailableCardPage card={card} />
      </Suspense>
    );
  }
  return (
    <PageFrame>
      <EmptyState
        heading="h1"
        illustration={<Illustration name="not-found" />}
        title="Такой страницы нет"
        text={
          <>
            Возможно, её убрали или в адресе ошибка. Начните с главной или выберите город.
            <span className="mt-3 block text-sm break-all">{`Адрес: ${path}`}</span>
          </>
        }
        action={
          <Link to="/" className={buttonStyles({})}>
            <span className="first-letter:uppercase inline-block">на главную</span>
          </Link>
        }
        className="py-12 sm:py-16"
      />
    </PageFrame>
  );
}
