import { useRouter } from '@tanstack/react-router';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorIllustration } from '#web/ui/illustrations/later.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { PageFrame } from '../frame/page-frame.tsx';

const usual = 'Мы уже знаем об этом и чиним. Попробуйте ещё раз чуть позже.';

const offline = 'Проверьте интернет и попробуйте ещё раз.';

/** Also the route `/error`; shown when a loader or a page fails. */
export function ErrorPage({ error, reset }: { error?: unknown; reset?: () => void }) {
  const router = useRouter();
  // On the server the question has no answer, and there is a connection.
  const isOffline = error !== undefined && 'onLine' in navigator && !navigator.onLine;
  const text = error instanceof ApiError ? error.problem.detail : isOffline ? offline : usual;
  return (
    <PageFrame>
      <EmptyState
        heading="h1"
        illustration={<ErrorIllustration />}
        title={isOffline ? 'Нет связи' : 'Что-то пошло не так'}
        text={text}
        action={
          <>
            {/* A plain link: whatever has broken, the page is loaded anew. */}
            <LinkButton href="/">на главную</LinkButton>
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
