import type { PaymentPage } from '#contract/admin-payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { lines, Section } from '../section.tsx';
import { refundWords } from './payment-words.ts';

const decisionWords = { approve: 'вернуть', decline: 'отказать' } as const;

export function PaymentRefunds({ payment: { refunds, requests } }: { payment: PaymentPage }) {
  const isEmpty = refunds.length + requests.length === 0;
  return (
    <Section title="Возвраты" empty={isEmpty && 'Никто не просил и ничего не возвращали.'}>
      <ul className={lines}>
        {requests.map(({ id, text, amount_kopecks, decision, reason, created_at }) => (
          <li key={`asked ${id}`}>
            <p>
              {text ? 'Просьба вернуть ' : 'Банк не отправил '}
              <span className="numbers font-semibold">{formatMoney(amount_kopecks)}</span>
              {decision ? `, решение: ${decisionWords[decision]}` : ', ждёт решения в «Возвратах»'}
            </p>
            {text && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>}
            {reason && <p className="[overflow-wrap:anywhere] text-muted">Ответ: {reason}</p>}
            <p className="text-sm text-muted">
              <EntryTime at={created_at} />
            </p>
          </li>
        ))}
        {refunds.map(({ id, state, amount_kopecks, answer, provider_id, created_at }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="numbers font-semibold">{formatMoney(amount_kopecks)}</span>
              <Badge tone={refundWords[state].tone}>{refundWords[state].words}</Badge>
            </p>
            {answer && <p className="[overflow-wrap:anywhere]">{answer}</p>}
            <p className="numbers text-sm [overflow-wrap:anywhere] text-muted">
              <EntryTime at={created_at} />
              {provider_id && `, номер в банке ${provider_id}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
