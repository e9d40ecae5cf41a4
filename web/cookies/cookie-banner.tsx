import { Link, useLocation } from '@tanstack/react-router';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { focusContent } from '#web/ui/overlay/focus-lost.ts';
import { classes } from '#web/ui/style/classes.ts';

const key = 'cookie';

const overThePage =
  'fixed inset-x-3 mx-auto max-w-3xl p-4 bottom-[calc(0.75rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-[900] shadow-lift';

/** Where it would lie over what people write with, the page has a place of its own for it. */
const hasOwnPlace = /^\/account\/message\/./;
const ofStaff = /^\/admin(\/|$)/;

/**
 * Hidden for good once it was agreed to, and from whoever is at work in the rooms of the staff. Not
 * a dialog: the page under it can be used. It is there from the first paint on: what rises later
 * comes between a finger and what it presses.
 */
export function CookieBanner() {
  const isElsewhere = useLocation({
    select: ({ pathname }) => hasOwnPlace.test(pathname) || ofStaff.test(pathname),
  });
  return !isElsewhere && <CookieWords className={overThePage} isOver />;
}

/** The same, as a part of the page. */
export function CookieLine() {
  return <CookieWords className="mx-auto mt-2 w-[calc(100%-1rem)] max-w-3xl p-3" />;
}

function agree(): void {
  writeStored(key, 'agreed');
  focusContent();
}

function CookieWords({ className, isOver }: { className: string; isOver?: true }) {
  const agreed = useStored(key);
  if (agreed) return null;
  return (
    <section
      aria-label="Cookies"
      data-cookie-bar={isOver}
      className={classes(
        'flex flex-col gap-3 rounded-card border border-line bg-surface sm:flex-row sm:items-center sm:gap-5 agreed:hidden noscript:hidden print:hidden',
        className,
      )}
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
      <Button size="small" className="shrink-0" onClick={agree}>
        Согласен
      </Button>
    </section>
  );
}
