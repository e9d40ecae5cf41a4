import { Link, useLocation } from '@tanstack/react-router';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { Button } from '#web/ui/controls/button.tsx';

const key = 'cookie';

/**
 * Hidden for good once it was agreed to, and from whoever is at work in the rooms of the staff. Not
 * a dialog: the page under it can be used.
 */
export function CookieBanner() {
  const agreed = useStored(key);
  const isAdmin = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) });
  if (agreed !== null || isAdmin) return null;
  return (
    <section
      aria-label="Cookies"
      className="fixed inset-x-3 bottom-[calc(0.75rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-[900] mx-auto flex max-w-3xl animate-rise flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-lift sm:flex-row sm:items-center sm:gap-5 print:hidden"
    >
      <p className="text-sm">
        Сайт обрабатывает Cookies, чтобы персонализировать сервисы. Вы можете запретить это в
        настройках браузера.{' '}
        <Link
          to="/cookiepolicy-page"
          className="font-semibold text-action underline underline-offset-4"
        >
          Подробнее
        </Link>
      </p>
      <Button size="small" className="shrink-0" onClick={() => writeStored(key, 'agreed')}>
        Согласен
      </Button>
    </section>
  );
}
