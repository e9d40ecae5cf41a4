import type { ReactNode } from 'react';
import { formatNumber } from '#contract/russian.ts';
import type { Entitlement } from '#contract/tariffs.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { classes } from '#web/ui/style/classes.ts';
import { dayText, untilText } from './tariff-words.ts';

/** How much of what the tariff allows is left: the reason why people come here. */
export function TariffUsage({ entitlement }: { entitlement: Entitlement }) {
  const isWorker = useUser()?.role.name === 'worker';
  const { tariff, cards, contacts } = entitlement;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-card bg-surface-soft p-4">
      <Line label="Сейчас">
        «{tariff?.name ?? 'Базовый'}»{tariff?.until && ` ${untilText(tariff.until)}`}
      </Line>
      <Line label="Контакты" isOut={contacts.left === 0}>
        осталось {ofMost(contacts.left, contacts.most)}
        {contacts.left < contacts.most && contacts.renews_at && (
          <Note>новые появятся {dayText(contacts.renews_at)}</Note>
        )}
      </Line>
      <Line label={isWorker ? 'Анкеты' : 'Вакансии'}>
        на сайте {ofMost(cards.published, cards.most)}
        {cards.published >= cards.most && <Note>чтобы показать ещё, нужен другой тариф</Note>}
      </Line>
    </dl>
  );
}

const ofMost = (some: number, most: number) =>
  `${formatNumber(some)}\u00a0из\u00a0${formatNumber(most)}`;

type LineProps = { label: string; isOut?: boolean; children: ReactNode };

function Line({ label, isOut = false, children }: LineProps) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className={classes('numbers min-w-0', isOut && 'font-semibold text-warning')}>
        {children}
      </dd>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-sm font-normal text-muted">{children}</span>;
}
