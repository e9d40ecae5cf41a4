import type { CheckIn } from '#contract/check-ins.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import OpenVisit from './open-visit.tsx';
import { StartForm } from './start-form.tsx';
import { WrongVisit } from './wrong-visit.tsx';

interface CheckInPageProps {
  isWorker: boolean;
  visit: CheckIn | null;
}

export function CheckInPage({ isWorker, visit }: CheckInPageProps) {
  if (!isWorker) {
    return (
      <>
        <h1 className="text-3xl">Безопасный визит</h1>
        <EmptyState
          title="Это страница для тех, кто идёт работать в чужой дом"
          text="Для семей мы собрали правила безопасности."
          action={
            <HrefLink href="/safety" className={buttonStyles({ kind: 'secondary' })}>
              Прочитать правила
            </HrefLink>
          }
        />
      </>
    );
  }
  return (
    <>
      <h1 className="text-3xl">Безопасный визит</h1>
      <p className="mt-2 max-w-prose text-muted">
        Идёте к незнакомым людям? Скажите, куда и до какого времени. Когда закончите, нажмите «Всё
        хорошо». Если не нажмёте, мы предупредим вашего близкого.{' '}
        <HrefLink href="/safety" className="text-action underline underline-offset-4">
          Правила безопасности
        </HrefLink>
      </p>
      {visit?.state === 'open' ? (
        <div className="mt-6">
          <OpenVisit visit={visit} />
        </div>
      ) : (
        <>
          {visit?.state === 'told' && (
            <div className="mt-4">
              <Note tone="warning">
                Мы предупредили: {visit.friend.name}. Позвоните, о вас беспокоятся.
              </Note>
            </div>
          )}
          <StartForm last={visit} />
        </>
      )}
      <WrongVisit />
    </>
  );
}
