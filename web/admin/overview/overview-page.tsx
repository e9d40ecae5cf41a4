import { Link } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { countOf } from '#contract/russian.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Card } from '#web/ui/display/card.tsx';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';
import { sections } from '../sections.ts';
import { type Overview, useOverview, whereToStart } from './overview.ts';

export function OverviewPage() {
  const overview = useOverview();
  const first = whereToStart(overview);
  return (
    <>
      <h1 className="text-2xl">Модерация</h1>
      <p className="mt-1 text-muted">
        {first === null
          ? 'Все очереди разобраны. Новое появится здесь само.'
          : 'Жалобы — первыми: эти карточки люди видят прямо сейчас.'}
      </p>
      <ul className="mt-5 grid gap-2 sm:gap-4 sm:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))]">
        {overview.map((one) => (
          <QueueCard key={one.queue} one={one} isFirst={one.queue === first} />
        ))}
      </ul>
      <AuditLink />
    </>
  );
}

function QueueCard({ one, isFirst }: { one: Overview[number]; isFirst: boolean }) {
  const { to, label, question, forms } = sections[one.queue];
  const isEmpty = one.waiting === 0;
  return (
    // On a phone a line each, so that all of them are in sight.
    <Card
      as="li"
      className="flex flex-col gap-3 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-y-0 max-[22rem]:grid-cols-1 max-[22rem]:gap-y-2 large:max-sm:grid-cols-1 large:max-sm:gap-y-2"
    >
      <h2 className="text-lg max-sm:col-span-full max-sm:text-base">{label}</h2>
      <div className="grow">
        <p className="numbers text-3xl font-semibold max-sm:text-lg">
          {isEmpty ? 'Пусто' : countOf(one.waiting, forms)}
        </p>
        {one.oldest_at && (
          <p className="mt-1 max-sm:mt-0 max-sm:text-sm max-sm:text-muted">
            дольше всего ждут <WaitingTime since={one.oldest_at} />
          </p>
        )}
        <p className="mt-2 text-sm text-muted max-sm:hidden">{question}</p>
      </div>
      <Link
        to={to}
        preload={false}
        className={buttonStyles({ kind: isFirst ? 'primary' : 'secondary', size: 'small' })}
      >
        {isFirst ? 'Начать отсюда' : 'Открыть'}
      </Link>
    </Card>
  );
}

function AuditLink() {
  if (useUser()?.role.name !== 'admin') return null;
  return (
    <p className="mt-6">
      <Link
        to="/admin/audit"
        className="inline-flex min-h-11 items-center gap-2 text-action underline underline-offset-4 hover:text-action-hover"
      >
        <ScrollText aria-hidden className="size-5" />
        Журнал: что делали сотрудники
      </Link>
    </p>
  );
}
