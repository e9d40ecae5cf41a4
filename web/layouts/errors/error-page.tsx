import { CatchBoundary, useRouter } from '@tanstack/react-router';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

const usual = 'Мы уже знаем об этом и чиним. Попробуйте ещё раз чуть позже.';

const offline = 'Проверьте интернет и попробуйте ещё раз.';

interface ErrorPageProps {
  error?: unknown;
  reset?: () => void;
}

/** Also the route `/error`; shown when a loader or a page fails. It can be drawn whatever failed. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <CatchBoundary getResetKey={() => 'error'} errorComponent={BareErrorPage}>
      <FramedErrorPage {...props} />
    </CatchBoundary>
  );
}

function BareErrorPage() {
  return (
    <main className="p-6 text-center">
      <h1 className="text-3xl">Что-то пошло не так</h1>
      <p className="mt-3">{usual}</p>
      <p className="mt-6">
        <a href="/">На главную</a>
      </p>
    </main>
  );
}

function FramedErrorPage({ error, reset }: ErrorPageProps) {
  const router = useRouter();
  // On the server the question has no answer, and there is a connection.
  const isOffline = error !== undefined && 'onLine' in navigator && !navigator.onLine;
  const text = error instanceof ApiError ? error.problem.detail : isOffline ? offline : usual;
  return (
    <PageFrame>
      <EmptyState
        heading="h1"
        illustration={<Illustration name="error" />}
        title={isOffline ? 'Нет связи' : 'Что-то пошло не так'}
        text={text}
        action={
          <>
            {/* A plain link: whatever has broken, the page is loaded anew. */}
            <LinkButton href="/">
              <span className="first-letter:uppercase inline-block">на главную</span>
            </LinkButton>
            {error !== undefined && (
              <Button
                kind="secondary"
                onClick={() => {
                  reset?.();
                  void router.invalidate();
                }}
              >
                Попробовать ещё раз
              </Button>
            )}
          </>
        }
        className="py-12 sm:py-16"
      />
    </PageFrame>
  );
}
