import { deletionCalls } from '#contract/account.ts';
import { FormProblem } from '#web/lib/forms/form-problem.tsx';
import { useApi, useSession } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSetUser } from '#web/profile/use-set-user.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

/** One press, and everything is as it was. */
export function CancelDeletion() {
  const api = useApi();
  const session = useSession();
  const setUser = useSetUser();
  const showSnackbar = useSnackbar();
  const { submit, pending, problem } = useSubmit(async () => {
    await api.call(deletionCalls.cancel);
    const user = await session.refresh();
    showSnackbar({ type: 'success', text: 'Аккаунт остаётся, карточки снова видны' });
    await setUser(user);
  });
  return (
    <div className="flex shrink-0 flex-col items-start gap-3">
      <FormProblem problem={problem} />
      <Button className="max-sm:w-full" pending={pending} onClick={() => void submit()}>
        Передумать
      </Button>
    </div>
  );
}
