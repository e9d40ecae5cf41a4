import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Passport, passportCalls } from '#contract/passport.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

const consequence: Record<Passport['state'], string> = {
  none: '',
  waiting: 'Если отозвать, снимки сразу удалим и проверки не будет.',
  rejected: 'Если отозвать, снимки и ответ сразу удалим.',
  verified: 'Отметка исчезнет с карточек. Чтобы вернуть её, паспорт придётся прислать снова.',
  outdated: 'Всё, что осталось от прежней проверки, сотрётся сразу.',
};

/** The consent can be taken back at any time; asked once more in place. */
export function RemovePassport({ state }: { state: Passport['state'] }) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const [isAsking, setAsking] = useState(false);
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(passportCalls.remove);
    showSnackbar({ type: 'success', text: 'Согласие отозвано' });
    setAsking(false);
    await router.invalidate();
  });

  return (
    <section aria-labelledby="passport-consent-title" className="mt-8 border-t border-line pt-6">
      <h2 id="passport-consent-title" className="text-lg">
        Согласие
      </h2>
      <p className="mt-1 text-muted">{consequence[state]}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {isAsking ? (
          <>
            <Button kind="danger" pending={pending} onClick={() => void submit()}>
              Отозвать и стереть
            </Button>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              Оставить
            </Button>
          </>
        ) : (
          <Button kind="secondary" onClick={() => setAsking(true)}>
            Отозвать согласие
          </Button>
        )}
      </div>
      <FormProblem problem={problem} />
    </section>
  );
}
