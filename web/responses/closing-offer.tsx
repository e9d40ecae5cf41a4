import { useState } from 'react';
import { cardCalls } from '#contract/card-calls.ts';
import type { ResponseItem } from '#contract/responses.ts';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

interface ClosingOfferProps {
  response: ResponseItem;
  /** The vacancy is closed, and so are other responses to it. */
  onClosed: () => void;
}

/** To an employer who has hired somebody: most look for nobody any more, and some do. */
export function ClosingOffer({ response, onClosed }: ClosingOfferProps) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const key = `keep-open:${response.id}`;
  const stored = useStored(key);
  const [isClosed, setIsClosed] = useState(false);
  const { slug } = response.vacancy;
  const { submit, pending, problem } = useSubmit(async () => {
    const params = { slug };
    const { version } = await api.call(cardCalls.vacancy.showOwn, { params });
    const body = { version, reason: 'filled' } as const;
    await api.call(cardCalls.vacancy.close, { params, body });
    setIsClosed(true);
    showSnackbar({ type: 'success', text: 'Вакансия закрыта' });
    onClosed();
  });
  // Not known until hydration: better nothing than something that goes away again.
  if (stored !== null || isClosed) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-muted">Нашли?</p>
      <Button size="small" kind="secondary" pending={pending} onClick={() => void submit()}>
        Закрыть вакансию
      </Button>
      <Button
        size="small"
        kind="quiet"
        className="-mx-3 px-3!"
        onClick={() => writeStored(key, '1')}
      >
        Оставить открытой
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-error">
          {problem.detail}
        </p>
      )}
    </div>
  );
}

export const mayOfferClosing = ({ side, status, vacancy }: ResponseItem): boolean =>
  side === 'employer' && status === 'hired' && vacancy.state === 'published';
