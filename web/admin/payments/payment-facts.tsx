import type { ReactNode } from 'react';
import type { PaymentPage } from '#contract/admin-payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { personPath } from '../people/people-search.ts';
import { Section } from '../section.tsx';
import { providerWords, purposeWords, subscriptionWords, tariffWords } from './payment-words.ts';

export function PaymentFacts({ payment }: { payment: PaymentPage }) {
  const { person, subscription, declined, credit_kopecks: credit } = payment;
  return (
    <Section title="Главное">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label="Кто платил">
          {person ? (
            <HrefLink
              href={personPath(person.id)}
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
            >
              {person.name ?? `Человек № ${person.id}`}
            </HrefLink>
          ) : (
            'Аккаунт удалён'
          )}
        </Fact>
        <Fact label="За что">
          {purposeWords[payment.purpose]}: {tariffWords(payment.tariff)}
        </Fact>
        {credit > 0 && <Fact label="Зачтён остаток прежнего тарифа">{formatMoney(credit)}</Fact>}
        <Fact label="Подписка">
          {subscription ? (
            <>
              № {subscription.id}, {subscriptionWords[subscription.state]}
              {subscription.until && (
                <>
                  {isOpen(subscription.state) ? ' до ' : ' '}
                  <EntryTime at={subscription.until} />
                </>
              )}
            </>
          ) : (
            'Не началась'
          )}
        </Fact>
        {subscription?.charge_at && (
          <Fact label="Следующее списание">
            <EntryTime at={subscription.charge_at} />
          </Fact>
        )}
        <Fact label="Платёжный сервис">
          {providerWords[payment.provider]}: {payment.provider_id ?? 'номера ещё нет'}
        </Fact>
        <Fact label="Чек">
          {payment.email
            ? `${payment.state === 'succeeded' ? 'отправлен' : 'отправим'} на ${payment.email}`
            : 'адреса нет: аккаунт удалён'}
        </Fact>
        {declined && (
          <Fact label="Почему не прошёл">
            {declined.words}
            {declined.code && <span className="text-muted"> ({declined.code})</span>}
          </Fact>
        )}
        {payment.consents.map(({ text, given_at, withdrawn_at }) => (
          <Fact key={given_at} label="Согласие на продление" wide>
            {text}{' '}
            <span className="text-muted">
              Дано <EntryTime at={given_at} />
              {withdrawn_at && (
                <>
                  , снято <EntryTime at={withdrawn_at} />
                </>
              )}
              .
            </span>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}

const isOpen = (state: NonNullable<PaymentPage['subscription']>['state']): boolean =>
  state === 'active' || state === 'past_due';

interface FactProps {
  label: string;
  wide?: boolean;
  children: ReactNode;
}

function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'sm:col-span-2' : undefined}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="numbers [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
