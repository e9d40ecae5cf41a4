import { useRouter } from '@tanstack/react-router';
import { placeEditingCalls as calls, type CitySource } from '#contract/place-editing.ts';
import { countOf } from '#contract/russian.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

const cards = ['карточке', 'карточках', 'карточках'] as const;

/** Said before anybody presses: a city that cards name can only be hidden. */
export function CityRemoval({ city }: { city: CitySource }) {
  const api = useApi();
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(calls.removeCity, { params: { id: city.id } });
    showSnackbar({ type: 'success', text: `Город удалён: ${city.name}` });
    await router.navigate({ href: '/admin/places' });
  });
  if (city.cards > 0) {
    return (
      <p className="mt-6 text-muted">
        Город указан в {countOf(city.cards, cards)}, поэтому его можно спрятать, но не удалить.
      </p>
    );
  }
  return (
    <div className="mt-6 flex flex-col gap-3">
      <FormProblem problem={problem} />
      <p className="text-muted">Города нет ни в одной карточке: его можно удалить совсем.</p>
      <div>
        <Button kind="secondary" pending={pending} onClick={() => void submit()}>
          Удалить город
        </Button>
      </div>
    </div>
  );
}
