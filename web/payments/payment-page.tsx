import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, Hourglass, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paymentPath, type FollowedPayment } from '#contract/payments.ts';
import { formatMoney } from '#contract/russian.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { untilText } from '#web/tariffs/tariff-words.ts';
import type { LoadedPayment } from './load-payment.ts';
import { TryAgain } from './try-again.tsx';
import { usePayment } from './use-payment.ts';

/** Where the bank sends people back to: what became of the payment, and how to go on. */
export function PaymentPage({ loaded }: { loaded: LoadedPayment }) {
  const { payment, isAsking, askAgain } = usePayment(loaded);
  const parts = { payment, next: loaded.next };
  return (
    <div aria-live="polite" className="flex max-w-xl flex-col gap-5">
      {payment.status === 'succeeded' &&
        (payment.outcome?.is_held ? <Paid {...parts} /> : <Over payment={payment} />)}
      {payment.status === 'canceled' && <Declined {...parts} />}
      {payment.status === 'pending' && (
        <Waiting payment={payment} onAsk={isAsking ? null : askAgain} />
      )}
      <p>
        <Link
          to="/account/payment_history"
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
        >
          История платежей
        </Link>
      </p>
    </div>
  );
}

interface Parts {
  payment: FollowedPayment;
  next: string | null;
}

function Paid({ payment, next }: Parts) {
  return (
    <>
      <Heading icon={<CircleCheck />} tone="text-success">
        Оплачено
      </Heading>
      <p>
        Тариф «{payment.tariff.name}»{' '}
        {payment.until ? `действует ${untilText(payment.until)}` : 'ваш'}. Списано{' '}
        {formatMoney(payment.amount_kopecks)}, чек придёт на почту.
      </p>
      <p className="text-muted">{payment.outcome?.sentence}.</p>
      <LinkButton size="large" wide href={next ?? '/account'}>
        {next?.includes('vacancyContacts') ? 'К контактам' : 'Продолжить'}
      </LinkButton>
    </>
  );
}

/** Paid, but not held any more, or it never could be. */
function Over({ payment }: Pick<Parts, 'payment'>) {
  return (
    <>
      <Heading icon={<Undo2 />} tone="text-info">
        Тариф не действует
      </Heading>
      <p>
        Вы оплатили тариф «{payment.tariff.name}», {formatMoney(payment.amount_kopecks)}.{' '}
        {payment.outcome?.sentence}.
      </p>
      <LinkButton size="large" wide href="/tariffs">
        Посмотреть тарифы
      </LinkButton>
    </>
  );
}

function Declined({ payment, next }: Parts) {
  return (
    <>
      <Heading icon={<CircleX />} tone="text-error">
        Оплата не прошла
      </Heading>
      <p>{payment.reason}.</p>
      <TryAgain payment={payment} next={next} />
    </>
  );
}

interface WaitingProps {
  payment: FollowedPayment;
  /** Null while it is asked for by itself. */
  onAsk: (() => void) | null;
}

function Waiting({ payment, onAsk }: WaitingProps) {
  return (
    <>
      <Heading icon={<Hourglass />} tone="text-info">
        Ждём ответа банка
      </Heading>
      <p>
        Тариф «{payment.tariff.name}», {formatMoney(payment.amount_kopecks)}. Страница обновится
        сама. Её можно закрыть: когда банк ответит, мы напишем.
      </p>
      {payment.confirmation_url && (
        <LinkButton kind="secondary" href={payment.confirmation_url}>
          Вернуться на страницу банка
        </LinkButton>
      )}
      {onAsk && (
        <Button kind="secondary" onClick={onAsk}>
          Спросить банк ещё раз
        </Button>
      )}
      <div className="hidden noscript:block">
        <LinkButton kind="secondary" href={paymentPath(payment.id)}>
          Обновить
        </LinkButton>
      </div>
    </>
  );
}

function Heading({ icon, tone, children }: { icon: ReactNode; tone: string; children: ReactNode }) {
  return (
    <h1 className="flex items-center gap-3 text-3xl">
      <span aria-hidden className={`${tone} [&_svg]:size-9`}>
        {icon}
      </span>
      {children}
    </h1>
  );
}
