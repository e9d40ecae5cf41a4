import { useMemo } from 'react';
import type { QueuedRefund } from '#contract/queued-refunds.ts';
import { formatDay, formatMoney } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { QueuePage } from '../queue/calls.ts';
import { QueueWorkspace } from '../queue/queue-workspace.tsx';
import { PersonLink } from '../people/person-link.tsx';
import { QuotedText } from '../quoted-text.tsx';
import { WaitingTime } from '../waiting-time/waiting-time.tsx';
import { refundCalls } from './refund-calls.ts';
import { refundVerdicts } from './verdicts.ts';

export function RefundsPage({ loaded }: { loaded: QueuePage<QueuedRefund> }) {
  const api = useApi();
  const calls = useMemo(() => refundCalls(api), [api]);
  return (
    <QueueWorkspace
      queue="refunds"
      calls={calls}
      loaded={loaded}
      verdicts={refundVerdicts(0)}
      verdictsOf={({ offered_kopecks: offered }) => refundVerdicts(offered)}
      titleOf={titleOf}
      Row={RefundRow}
      View={RefundView}
    />
  );
}

const titleOf = ({ payment }: QueuedRefund) =>
  `«${payment.tariff}», ${formatMoney(payment.amount_kopecks)}`;

function RefundRow({ item }: { item: QueuedRefund }) {
  return (
    <>
      <span className="line-clamp-2 font-medium [overflow-wrap:anywhere]">{titleOf(item)}</span>
      <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
        {item.text || 'Банк не отправил деньги'}
      </span>
      <span className="text-sm text-muted">
        <WaitingTime since={item.created_at} />
      </span>
    </>
  );
}

function RefundView({ item }: { item: QueuedRefund }) {
  const { payment, person, text, failed_at: failedAt } = item;
  const { contacts, until, refunded_kopecks: refunded } = payment;
  const who = (
    <>
      {person ? <PersonLink person={person} /> : 'Без имени'}, ждёт{' '}
      <WaitingTime since={item.created_at} />
    </>
  );
  return (
    <>
      {failedAt && (
        <p className="mt-3 rounded-control bg-warning-soft px-3 py-2">
          Банк отказался отправить деньги {formatDay(failedAt)}. Человек ждёт: попробуйте ещё раз
          или договоритесь с ним о другом способе.
        </p>
      )}
      <dl className="numbers mt-3 grid gap-x-6 gap-y-2 rounded-control bg-surface-soft p-3 sm:grid-cols-2">
        <Fact
          label="Оплачено"
          value={`${formatMoney(payment.amount_kopecks)}, ${formatDay(payment.paid_at)}`}
        />
        <Fact label="Не использовано" value={formatMoney(item.offered_kopecks)} />
        <Fact label="Действует до" value={until ? formatDay(until) : 'без срока'} />
        {contacts && <Fact label="Открыто контактов" value={openedOf(contacts)} />}
        {refunded > 0 && <Fact label="Уже вернули" value={formatMoney(refunded)} />}
      </dl>
      {text ? (
        <QuotedText label="Что пишет человек" by={who} text={text} />
      ) : (
        <p className="mt-4 text-sm text-muted">Кому возвращаем: {who}</p>
      )}
      <p className="mt-4 text-sm text-muted">
        Деньги уйдут в банк, когда истечёт время на отмену. После этого вернуть их нельзя.
      </p>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** What was opened since it was asked for counts, too, and may be of the next month. */
const openedOf = ({ used, most }: { used: number; most: number }) =>
  used <= most ? `${used} из ${most}` : `${used}, в месяц до ${most}`;
