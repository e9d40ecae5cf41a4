import type { PaymentLine } from '#contract/admin-payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { EntryTime } from '../audit/entry-time.tsx';
import { personPath } from '../people/people-search.ts';
import { paymentPath } from './payments-search.ts';
import { purposeWords, stateWords, tariffWords } from './payment-words.ts';

const head = 'px-3 py-2 text-left text-sm font-semibold text-muted';
const cell =
  'px-3 md:py-1.5 max-md:block max-md:py-0.5 max-md:first:pt-3 max-md:last:pb-3 align-middle';
const link =
  'inline-flex min-h-11 items-center text-action underline underline-offset-4 [overflow-wrap:anywhere] hover:text-action-hover';

/** On a phone each payment stands as a block of its own. */
export function PaymentTable({ payments }: { payments: PaymentLine[] }) {
  return (
    <div className="mt-4 overflow-clip rounded-card border border-line bg-surface">
      <table className="w-full border-collapse max-md:block">
        <caption className="sr-only">Платежи, новые сверху</caption>
        <thead className="border-b border-line max-md:sr-only">
          <tr>
            <th className={`${head} md:text-right`}>Сумма</th>
            <th className={head}>Состояние</th>
            <th className={head}>Тариф</th>
            <th className={head}>Человек</th>
            <th className={head}>Начат</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {payments.map((payment) => (
            <Row key={payment.id} payment={payment} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ payment }: { payment: PaymentLine }) {
  const { id, amount_kopecks: sum, tariff, purpose, person, created_at: at } = payment;
  const { tone, words } = stateWords(payment);
  return (
    <tr className="border-t border-line first:border-t-0 max-md:block">
      <td className={`${cell} numbers whitespace-nowrap md:text-right`}>
        <HrefLink href={paymentPath(id)} className={`${link} font-semibold`}>
          {formatMoney(sum)}
        </HrefLink>
      </td>
      <td className={cell}>
        <Badge tone={tone}>{words}</Badge>
      </td>
      <td className={cell}>
        {tariffWords(tariff)}
        {purpose === 'renewal' && (
          <span className="text-sm text-muted"> · {purposeWords.renewal.toLowerCase()}</span>
        )}
      </td>
      <td className={cell}>
        {person ? (
          <HrefLink href={personPath(person.id)} className={link}>
            {person.name ?? `Человек № ${person.id}`}
          </HrefLink>
        ) : (
          <span className="text-muted">Аккаунт удалён</span>
        )}
      </td>
      <td className={`${cell} whitespace-nowrap text-muted md:text-sm`}>
        <EntryTime at={at} />
      </td>
    </tr>
  );
}
