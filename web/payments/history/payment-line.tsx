import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { Transaction } from '#contract/transactions.ts';
import { formatDay, formatMoney } from '#contract/russian.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundState } from './refund-state.tsx';
import { stateOf } from './words.ts';

interface PaymentLineProps {
  payment: Transaction;
  onChange: () => void;
}

export function PaymentLine({ payment, onChange }: PaymentLineProps) {
  const { id, status, purpose, tariff, amount_kopecks, credit_kopecks, reason, refund } = payment;
  const [isAsking, setAsking] = useState(false);
  const { tone, words } = stateOf(payment);
  const mayRefund = payment.refundable_kopecks !== null;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 text-lg [overflow-wrap:anywhere]">
          {purpose === 'renewal' ? 'Продление тарифа' : 'Тариф'} «{tariff.name}»
        </h3>
        <p className="numbers shrink-0 text-lg font-semibold">{formatMoney(amount_kopecks)}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted">
          {formatDay(payment.paid_at ?? payment.created_at)}
          {credit_kopecks > 0 && `, зачли остаток ${formatMoney(credit_kopecks)}`}
        </p>
        <Badge tone={tone}>{words}</Badge>
      </div>
      {reason && <p>{reason}.</p>}
      {refund && <RefundState refund={refund} />}
      {mayRefund && isAsking && (
        <RefundForm payment={payment} onAsked={onChange} onClose={() => setAsking(false)} />
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {status === 'pending' && (
          <Link
            to="/account/payment/$id"
            params={{ id }}
            className={buttonStyles({ kind: 'secondary', size: 'small' })}
          >
            Что с оплатой?
          </Link>
        )}
        {payment.bill_url && (
          <LinkButton href={payment.bill_url} download kind="secondary" size="small">
            <FileText aria-hidden className="size-5" />
            Счёт (PDF)
          </LinkButton>
        )}
        {mayRefund && !isAsking && (
          <Button
            kind="secondary"
            size="small"
            className="noscript:hidden"
            onClick={() => setAsking(true)}
          >
            Вернуть деньги
          </Button>
        )}
      </div>
    </Card>
  );
}
