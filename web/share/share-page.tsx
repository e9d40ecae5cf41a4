import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { areaPath } from '#contract/cards.ts';
import { formatQuery } from '#contract/query-string.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { useRole } from '#web/session/steps/guest-role.ts';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Container } from '#web/ui/display/container.tsx';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { SendTo } from './send-to.tsx';
import { readShared, wordsOf } from './shared.ts';

const never = () => () => undefined;
const readAddress = () => location.href;

/** Where «Поделиться» of a phone leads: to a page of ours at once, else to the search or a dialog. */
export function SharePage() {
  const router = useRouter();
  const user = useUser();
  const { role } = useRole();
  // The text stands behind `#`, which no server sees.
  const here = useSyncExternalStore(never, readAddress, () => null);
  const shared = useMemo(() => (here === null ? null : readShared(new URL(here))), [here]);
  const path = shared?.path;
  useEffect(() => {
    if (path) router.history.replace(path);
  }, [router, path]);
  if (!shared || path) return <Container className="min-h-96">{null}</Container>;
  if (!shared.text) {
    return (
      <Container width="form" className="py-10 lg:py-16">
        <h1 className="text-3xl">Здесь пока ничего нет</h1>
        <p className="mt-2">Выделите текст или откройте ссылку и нажмите «Поделиться».</p>
        <LinkButton href="/" className="mt-6">
          На главную
        </LinkButton>
      </Container>
    );
  }
  const words = wordsOf(shared.text);
  const kind = role === 'employer' ? 'resume' : 'vacancy';
  return (
    <Container width="form" className="py-10 lg:py-16">
      <h1 className="text-3xl">Что с этим сделать?</h1>
      <blockquote className="mt-4 max-h-48 overflow-y-auto rounded-card border border-line bg-surface-soft p-4 whitespace-pre-line [overflow-wrap:anywhere]">
        {shared.text}
      </blockquote>
      {words && (
        <HrefLink
          href={areaPath(kind) + formatQuery({ q: words })}
          className={buttonStyles({ kind: 'secondary', className: 'mt-6 w-full sm:w-auto' })}
        >
          <Search aria-hidden className="size-5" />
          {kind === 'resume' ? 'Искать среди анкет' : 'Искать среди вакансий'}
        </HrefLink>
      )}
      <h2 className="mt-10 text-xl">Написать в диалог</h2>
      {user ? (
        <SendTo text={shared.text} />
      ) : (
        <p className="mt-2">
          <ModalLink
            modal="login"
            className="font-semibold text-action underline underline-offset-4"
          >
            Войдите
          </ModalLink>
          , чтобы выбрать, кому написать.
        </p>
      )}
    </Container>
  );
}
