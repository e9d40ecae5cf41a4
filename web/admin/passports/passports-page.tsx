import { useMemo } from 'react';
import type { QueuedPassport } from '#contract/queued-passports.ts';
import { formatDay } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { QueuePage } from '../queue/calls.ts';
import { QueueWorkspace } from '../queue/queue-workspace.tsx';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';
import { QuotedText } from '../quoted-text.tsx';
import { passportQueue } from './passport-calls.ts';
import { ScanPicture } from './scan-picture.tsx';
import { passportVerdicts } from './verdicts.ts';

export function PassportsPage({ loaded }: { loaded: QueuePage<QueuedPassport> }) {
  const api = useApi();
  const calls = useMemo(() => passportQueue(api), [api]);
  return (
    <QueueWorkspace
      queue="passports"
      calls={calls}
      loaded={loaded}
      verdicts={passportVerdicts}
      titleOf={nameOf}
      Row={PassportRow}
      View={PassportView}
    />
  );
}

const nameOf = ({ person }: QueuedPassport) => person.name ?? 'Без имени';
function PassportRow({ item }: { item: QueuedPassport }) {
  return (
    <>
      <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{nameOf(item)}</span>
      <span className="text-sm text-muted">
        <WaitingTime since={item.created_at} />
        {item.rejected_before !== null && ' · ещё раз'}
      </span>
    </>
  );
}

function PassportView({ item }: { item: QueuedPassport }) {
  const { id, person, parts, rejected_before: rejectedBefore } = item;
  const years = person.birth_years.join(' или ');
  return (
    <>
      <dl className="numbers mt-3 flex flex-wrap gap-x-6 gap-y-1 rounded-control bg-surface-soft px-3 py-2 text-sm">
        <Fact label="Год рождения" value={years || 'в карточках нет'} />
        <Fact label="На сайте с" value={formatDay(person.created_at)} />
        <Fact label="Человек №" value={String(person.id)} />
      </dl>
      {rejectedBefore !== null && (
        <QuotedText label="В прошлый раз не прошло" by="Тогда ответили" text={rejectedBefore} />
      )}
      <div className="mt-5 grid gap-5 2xl:grid-cols-2">
        {parts.map((part) => (
          <ScanPicture key={`${id} ${part}`} id={id} part={part} />
        ))}
      </div>
      <p className="mt-4 text-sm text-muted">
        Сверьте имя, год рождения и лицо. Каждый просмотр записан в журнал.
      </p>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-1.5">
      <dt className="whitespace-nowrap text-muted">{label}</dt>
      <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
    </div>
  );
}
