import type { PaymentPage } from '#contract/admin-payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { EntryTime } from '../audit/entry-time.tsx';
import { lines, Section } from '../section.tsx';

interface Event {
  at: string;
  words: string;
}

/** What has become of it, in its order. */
export function PaymentEvents({ payment }: { payment: PaymentPage }) {
  const { check_at: next } = payment;
  return (
    <Section title="Что с ним было">
      <ol className={lines}>
        {eventsOf(payment).map(({ at, words }) => (
          <li key={`${at} ${words}`}>
            <p>{words}</p>
            <p className="text-sm text-muted">
              <EntryTime at={at} />
            </p>
          </li>
        ))}
        {next && (
          <li>
            <p className="text-muted">Сами спросим сервис ещё раз</p>
            <p className="text-sm text-muted">
              <EntryTime at={next} />
            </p>
          </li>
        )}
      </ol>
    </Section>
  );
}

function eventsOf({ created_at, paid_at, ended_at, state, ...rest }: PaymentPage): Event[] {
  const events: Event[] = [{ at: created_at, words: 'Начат' }];
  if (paid_at) events.push({ at: paid_at, words: 'Оплачен' });
  if (state === 'canceled' && ended_at) events.push({ at: ended_at, words: 'Не прошёл' });
  for (const { created_at: at, amount_kopecks, text } of rest.requests) {
    const sum = formatMoney(amount_kopecks);
    events.push({ at, words: text ? `Просят вернуть ${sum}` : `Банк не вернул ${sum}` });
  }
  for (const refund of rest.refunds) {
    const sum = formatMoney(refund.amount_kopecks);
    events.push({ at: refund.created_at, words: `Решено вернуть ${sum}` });
    if (refund.ended_at) {
      const words = refund.state === 'succeeded' ? `Вернули ${sum}` : `Банк отказал: ${sum}`;
      events.push({ at: refund.ended_at, words });
    }
  }
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
