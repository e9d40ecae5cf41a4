import { Hourglass } from 'lucide-react';
import { paymentPath } from '#contract/payments.ts';
import { type Transaction } from '#contract/transactions.ts';
import { formatMoney } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Note } from '#web/ui/feedback/note.tsx';

/** What was begun and the bank has not answered yet: nobody has to begin it a second time. */
export default function WaitingPayments({ payments }: { payments: Transaction[] }) {
  return payments.map(({ id, tariff, amount_kopecks }) => (
    <Note key={id} tone="info" icon={<Hourglass />}>
      <p>
        Оплата тарифа «{tariff.name}», {formatMoney(amount_kopecks)}, ещё не закончена: банк ждёт
        вас или проверяет платёж.
      </p>
      <HrefLink
        href={paymentPath(id)}
        className="self-start font-semibold text-action underline underline-offset-4 hover:text-action-hover"
      >
        Что с оплатой
      </HrefLink>
    </Note>
  ));
}
