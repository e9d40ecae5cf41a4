import { Link } from '@tanstack/react-router';
import { MailCheck, MailX } from 'lucide-react';
import { searchLetterCalls } from '#contract/saved-searches.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Container } from '#web/ui/display/container.tsx';
import { useState } from 'react';
import type { LetterSearch } from './load-letter.ts';

/** Where a letter leads: it asks, for mail programs open links by themselves. */
export function StopPage({ letter: { name, telling, ...params } }: { letter: LetterSearch }) {
  const api = useApi();
  const [isStopped, setStopped] = useState(telling === 'off');
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(searchLetterCalls.stop, { params });
    setStopped(true);
  });
  const Icon = isStopped ? MailCheck : MailX;
  return (
    <Container width="form" className="flex flex-col items-start gap-4 py-10 lg:py-16">
      <Icon aria-hidden className="size-12 text-action" />
      <div aria-live="polite">
        <h1 className="text-3xl">
          {isStopped ? 'Писем об этом поиске больше не будет' : 'Не присылать письма о поиске?'}
        </h1>
        <p className="mt-2 text-lg [overflow-wrap:anywhere]">«{name}»</p>
      </div>
      <FormProblem problem={problem} />
      {!isStopped && (
        <Button
          className="w-full noscript:hidden sm:w-auto"
          pending={pending}
          onClick={() => void submit()}
        >
          Больше не присылать
        </Button>
      )}
      <p className="text-muted">
        {isStopped
          ? 'Сам поиск остался в кабинете. Включить письма снова можно там же.'
          : 'Сам поиск останется в кабинете, и новое будет видно там.'}
      </p>
      <Link to="/account/searches" className={buttonStyles({ kind: 'secondary' })}>
        Сохранённые поиски
      </Link>
    </Container>
  );
}
