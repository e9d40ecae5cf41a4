import { cardCalls } from '#contract/card-calls.ts';
import { responseCalls, type ResponseItem } from '#contract/responses.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

interface ClosingOfferProps {
  response: ResponseItem;
  /** The vacancy is closed, and so are other responses to it. */
  onClosed: () => void;
  onKept: () => void;
}

/** To an employer who has hired somebody: most look for nobody any more, and some do. */
export function ClosingOffer({ response, onClosed, onKept }: ClosingOfferProps) {
  const api = useApi();
  const showSnackbar = useSnackbar();
  const { slug } = response.vacancy;
  const { submit, pending, problem } = useSubmit(async () => {
    const params = { slug };
    const { version } = await api.call(cardCalls.vacancy.showOwn, { params });
    const body = { version, reason: 'filled' } as const;
    await api.call(cardCalls.vacancy.close, { params, body });
    showSnackbar({ type: 'success', text: 'Вакансия закрыта' });
    onClosed();
  });
  const keeping = useSubmit(async () => {
    await api.call(responseCalls.keepOpen, { params: { id: response.id } });
    onKept();
  });
  const refusal = problem ?? keeping.problem;
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
        pending={keeping.pending}
        onClick={() => void keeping.submit()}
      >
        Оставить открытой
      </Button>
      {refusal && (
        <p role="alert" className="text-sm text-error">
          {refusal.detail}
        </p>
      )}
    </div>
  );
}
