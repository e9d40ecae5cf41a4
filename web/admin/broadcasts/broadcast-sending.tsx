import { useState } from 'react';
import type { Broadcast } from '#contract/broadcasts.ts';
import { countOf } from '#contract/russian.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress.tsx';
import { ConfirmSending } from './confirm-sending.tsx';
import { useReceivers } from './use-receivers.ts';
import { useSending } from './use-sending.ts';

/** From a letter to oneself to the last reader: what cannot be taken back asks once more. */
export function BroadcastSending({ broadcast }: { broadcast: Broadcast }) {
  const { state, people, sent, role, city } = broadcast;
  const [isAsking, setAsking] = useState(false);
  const counted = useReceivers({ role: role ?? '', city: city?.slug ?? '' });
  const { run, pending, problem } = useSending(broadcast);
  const count = people ?? counted;
  const start = () => {
    setAsking(false);
    void run('start');
  };
  return (
    <section aria-labelledby="sending" className="flex flex-col gap-4">
      <h2 id="sending" className="text-lg">
        Отправка
      </h2>
      <FormProblem problem={problem} />
      {people !== null && (
        <ProgressBar
          label={`Отправлено писем: ${sent} из ${people}`}
          value={state === 'done' ? 1 : sent / Math.max(people, 1)}
        />
      )}
      {isAsking ? (
        <ConfirmSending
          count={count}
          pending={pending}
          onYes={start}
          onNo={() => setAsking(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {(state === 'draft' || state === 'stopped') && (
            <Button disabled={count === 0} pending={pending} onClick={() => setAsking(true)}>
              {state === 'stopped' ? 'Продолжить рассылку' : sendWords(count)}
            </Button>
          )}
          {state === 'sending' && (
            <Button kind="danger" pending={pending} onClick={() => void run('stop')}>
              Остановить
            </Button>
          )}
          {state !== 'done' && (
            <Button kind="secondary" pending={pending} onClick={() => void run('test')}>
              Пробное письмо себе
            </Button>
          )}
          {state === 'draft' && (
            <Button kind="quiet" pending={pending} onClick={() => void run('remove')}>
              Удалить черновик
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function sendWords(count: number | null): string {
  if (count === 0) return 'Получателей нет';
  if (count === null) return 'Отправить';
  return `Отправить ${countOf(count, ['человеку', 'людям', 'людям'])}`;
}
