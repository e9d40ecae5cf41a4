import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { adminPaymentCalls, type PaymentPage } from '#contract/admin-payments.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { formatMoney } from '#contract/russian.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { Section } from '../section.tsx';

const RefundDialog = lazyPart(() => import('./refund-dialog.tsx'));

type Word = AnswerOf<typeof adminPaymentCalls.check>;

/** What an admin can do about it; the server decides once more. */
export function PaymentSteps({ payment }: { payment: PaymentPage }) {
  const api = useApi();
  const router = useRouter();
  const [isRefunding, setRefunding] = useState(false);
  const [word, setWord] = useState<Word | null>(null);
  const ask = useSubmit(async () => {
    setWord(await api.call(adminPaymentCalls.check, { params: { id: payment.id } }));
    await router.invalidate();
  });
  return (
    <Section title="Действия">
      <FormProblem problem={ask.problem} />
      <div className="flex flex-wrap gap-2 *:grow">
        <Button kind="secondary" pending={ask.pending} onClick={() => void ask.submit()}>
          Спросить сервис ещё раз
        </Button>
        {payment.most_kopecks > 0 && (
          <Button kind="danger" onClick={() => setRefunding(true)}>
            Вернуть деньги
          </Button>
        )}
      </div>
      <output className="block">{word && <WordOfProvider word={word} />}</output>
      {isRefunding && (
        <Suspense>
          <RefundDialog payment={payment} onClose={() => setRefunding(false)} />
        </Suspense>
      )}
    </Section>
  );
}

const states = {
  pending: 'ждёт оплаты',
  succeeded: 'оплачено',
  canceled: 'не прошло',
} as const;

const silences = {
  no_answer: 'Сервис сейчас не отвечает. Спросите позже.',
  unknown: 'Сервис не знает такого платежа.',
  not_connected: 'Этот платёжный сервис сейчас не подключён.',
} as const;

function WordOfProvider({ word: { provider, silence, agrees } }: { word: Word }) {
  if (!provider) {
    return (
      <Note tone="warning" className="mt-3">
        {silence && silences[silence]}
      </Note>
    );
  }
  const back = provider.refunded_kopecks;
  return (
    <Note tone={agrees ? 'success' : 'error'} className="mt-3">
      <p>
        По данным сервиса: {formatMoney(provider.amount_kopecks)}, {states[provider.state]}
        {back > 0 && `, возвращено ${formatMoney(back)}`}.{' '}
        {agrees ? 'С нашими сходится.' : 'С нашими не сходится!'}
      </p>
    </Note>
  );
}
