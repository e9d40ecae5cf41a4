import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { cardPath, type CardPage } from '#contract/cards.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { refuse, useSubmit } from '#web/lib/forms/submit.ts';
import { SubmitForm } from '#web/lib/forms/submit-form.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { blockReasons } from './reasons.ts';
import { useOwnReasons } from './use-own-reasons.ts';

const undoMs = 10_000;

/** Takes effect at once; what is taken away by mistake comes back by one press. */
export function BlockForm({ card }: { card: CardPage }) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const [reason, setReason] = useState('');
  // The same words as in the queue of complaints: there a card is taken away as well.
  const own = useOwnReasons('complaint_refuse');
  const params = { slug: card.slug };

  async function bringBack() {
    try {
      await api.call(moderationCalls.unblockCard, { params });
      await router.navigate({ href: cardPath(card) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.problem.detail });
    }
  }
  const { submit, pending, problem, errorsOf, attempt } = useSubmit(async () => {
    if (reason.trim().length < 5) {
      refuse({ reason: ['Напишите подробнее: не меньше 5 знаков'] });
    }
    await api.call(moderationCalls.blockCard, { params, body: { reason } });
    await router.navigate({ to: '/admin' });
    showSnackbar({
      type: 'success',
      text: 'Карточка снята, владелец узнает почему',
      timeout: undoMs,
      action: { label: 'Вернуть', onPress: () => void bringBack() },
    });
  });
  const error = errorsOf('reason')[0];

  return (
    <SubmitForm onSubmit={() => void submit()} attempt={attempt}>
      {!error && <FormProblem problem={problem} />}
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Готовые причины</legend>
        {[...blockReasons, ...own].map(({ label, text }) => (
          <Button
            key={label}
            kind="secondary"
            size="small"
            aria-pressed={reason === text}
            className="aria-pressed:border-action aria-pressed:bg-action-soft"
            onClick={() => setReason(text)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      <TextArea
        label="Причина"
        hint="Владелец прочитает её и сможет попросить посмотреть ещё раз"
        countTo={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={error}
      />
      <Button type="submit" kind="danger" wide pending={pending}>
        Снять с публикации
      </Button>
    </SubmitForm>
  );
}
