import type { PaymentPage as Payment } from '#contract/admin-payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { AuditTable } from '../audit/audit-table.tsx';
import { Section } from '../section.tsx';
import { PaymentEvents } from './payment-events.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentLedger } from './payment-ledger.tsx';
import { PaymentRefunds } from './payment-refunds.tsx';
import { PaymentSteps } from './payment-steps.tsx';
import { stateWords } from './payment-words.ts';

/** All that an admin needs to answer for one payment. */
export function PaymentPage({ payment }: { payment: Payment }) {
  const { tone, words } = stateWords(payment);
  return (
    <>
      <HrefLink
        href="/admin/payments"
        className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
      >
        Платежи
      </HrefLink>
      <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
        <span className="numbers">{formatMoney(payment.amount_kopecks)}</span>
        <Badge tone={tone}>{words}</Badge>
      </h1>
      <p className="numbers mt-1 text-sm text-muted [overflow-wrap:anywhere]">№ {payment.id}</p>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <PaymentFacts payment={payment} />
        <aside className="grid min-w-0 gap-6 lg:row-span-2">
          <PaymentSteps payment={payment} />
          <PaymentEvents payment={payment} />
        </aside>
        <div className="grid min-w-0 gap-6">
          <PaymentRefunds payment={payment} />
          <PaymentLedger entries={payment.ledger} />
        </div>
      </div>
      <Section title="Что делали сотрудники" empty={payment.audit.length === 0 && 'Ничего.'} wide>
        <AuditTable entries={payment.audit} />
      </Section>
    </>
  );
}
