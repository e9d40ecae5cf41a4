import { useRouter } from '@tanstack/react-router';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { reloadPage } from '../form-draft/reload-page.ts';
import { type Moves, movesOf } from './moves.ts';

/** Moves one of the ids; where the list is another by now, that is said and the list is read anew. */
export function useOrder(ids: readonly number[], save: (ids: number[]) => Promise<unknown>) {
  const router = useRouter();
  const showSnackbar = useSnackbar();
  const { submit } = useSubmit(async (next: number[]) => {
    try {
      await save(next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.problem.detail });
    }
    // The next move is of the new order.
    await reloadPage(router);
  });
  return (id: number): Moves => movesOf(ids, ids.indexOf(id), (next) => void submit(next));
}
