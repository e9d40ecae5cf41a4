import { useRouter } from '@tanstack/react-router';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { reloadPage } from './reload-page.ts';

/** A change of a list: done, said, and the list is read anew. */
export function useChange<Input extends unknown[]>(
  change: (...input: Input) => Promise<unknown>,
  doneWords: string,
) {
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return useSubmit(async (...input: Input) => {
    await change(...input);
    await reloadPage(router);
    showSnackbar({ type: 'success', text: doneWords });
  });
}
