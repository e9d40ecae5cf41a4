import type { ReactNode } from 'react';
import type { Quote } from '#contract/payments.ts';
import { formatMoney } from '#contract/russian.ts';
import type { Tariff } from '#contract/tariffs.ts';
import { periodText, untilText } from './tariff-words.ts';

/** The sum, and how it comes about when the rest of another tariff is counted. */
export function QuoteLines({ tariff, quote }: { tariff: Tariff; quote: Quote }) {
  const { price_kopecks, credit_kopecks, amount_kopecks, replaces, until } = quote;
  return (
    <div className="rounded-card bg-surface-soft p-4">
      <p className="text-lg font-semibold">Тариф «{tariff.name}»</p>
      {replaces && (
        <dl className="mt-2 flex flex-col gap-1">
          <Line label="Цена">{formatMoney(price_kopecks)}</Line>
          <Line label={`Зачтём остаток тарифа «${replaces.name}»`}>
            −{formatMoney(credit_kopecks)}
          </Line>
        </dl>
      )}
      <p className="numbers mt-1 text-xl font-semibold text-action">
        {formatMoney(amount_kopecks)} {periodText(tariff)}
      </p>
      {until && <p className="text-sm text-muted">Если оплатить сейчас, {untilText(until)}</p>}
      {replaces && (
        <p className="mt-2 text-sm text-muted">
          «{replaces.name}» закончится сразу, а то, что в нём осталось, мы зачли.
        </p>
      )}
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-muted">{label}</dt>
      <dd className="numbers shrink-0">{children}</dd>
    </div>
  );
}
