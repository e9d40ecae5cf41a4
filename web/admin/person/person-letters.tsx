import type { LetterLine, PersonPage } from '#contract/person-page.ts';
import { formatMoney } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { stateOf } from '#web/payments/history/words.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { paymentPath } from '../payments/payments-search.ts';
import { EntryTime } from '../audit/entry-time.tsx';
import { lines, Section } from '../section.tsx';

interface PersonPaymentsProps {
  payments: NonNullable<PersonPage['payments']>;
}

export function PersonPayments({ payments }: PersonPaymentsProps) {
  return (
    <Section title="Платежи" empty={payments.length === 0 && 'Платежей нет.'}>
      <ul className={lines}>
        {payments.map((payment) => {
          const { tone, words } = stateOf(payment);
          return (
            <li key={payment.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <p className="numbers min-w-24 font-semibold">
                <HrefLink
                  href={paymentPath(payment.id)}
                  className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
                >
                  {formatMoney(payment.amount_kopecks)}
                </HrefLink>
              </p>
              <p className="grow">{payment.tariff.name}</p>
              <Badge tone={tone}>{words}</Badge>
              <p className="numbers basis-full text-sm text-muted">
                <EntryTime at={payment.created_at} />
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const channels: Record<LetterLine['channel'], string> = {
  mail: 'Письмо',
  sms: 'СМС',
  call: 'Звонок с кодом',
};

const states: Record<LetterLine['state'], string> = {
  sent: 'ушло',
  waiting: 'ещё не ушло',
  failed: 'не дошло',
};

export function PersonLetters({ letters }: Pick<PersonPage, 'letters'>) {
  return (
    <Section
      title="Письма и СМС"
      empty={letters.length === 0 && 'За последнюю неделю ничего не отправляли.'}
    >
      <ul className={lines}>
        {letters.map(({ id, channel, subject, state, error, created_at }) => (
          <li key={id}>
            <p className="[overflow-wrap:anywhere]">
              {channels[channel]}
              {subject && `: ${subject}`}
            </p>
            <p className="numbers text-sm text-muted [overflow-wrap:anywhere]">
              <EntryTime at={created_at} />, {states[state]}
              {error && `: ${error}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
