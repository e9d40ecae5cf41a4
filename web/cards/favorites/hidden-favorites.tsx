import { useRouter } from '@tanstack/react-router';
import { removeHiddenFavorites } from '#contract/favorites.ts';
import { pluralForm } from '#contract/russian.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/** Without it a mark that nobody sees would be lost from view and still fill up the favorites. */
export function HiddenFavorites({ count }: { count: number }) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(removeHiddenFavorites);
    showSnackbar({ type: 'success', text: 'Скрытые карточки убраны из избранного' });
    await router.invalidate();
  });
  if (count === 0) return null;
  const cards = pluralForm(count, ['карточка', 'карточки', 'карточек']);
  const areHidden = pluralForm(count, ['не видна', 'не видны', 'не видны']);
  return (
    <section aria-label="Скрытые карточки" className="mt-8 flex flex-col gap-3">
      <p className="text-muted">
        Ещё {count} {cards} сейчас {areHidden}: поиск закрыт или на паузе. Если карточка вернётся,
        она появится и здесь.
      </p>
      {problem && <FormProblem problem={problem} />}
      <Button
        kind="secondary"
        pending={pending}
        onClick={() => void submit()}
        className="max-sm:w-full sm:self-start"
      >
        Убрать скрытые
      </Button>
    </section>
  );
}
