import { avatarCalls } from '#contract/account.ts';
import { photoIdIn } from '#contract/photos.ts';
import type { User } from '#contract/session.ts';
import { useApi, useSession } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useSetUser } from '../use-set-user.ts';

/** Long enough to read the words and to reach the button. */
const undoMs = 8000;

/** Takes the picture away at once, and offers it back. */
export function useRemoval({ avatar_url }: User) {
  const api = useApi();
  const session = useSession();
  const setUser = useSetUser();
  const showSnackbar = useSnackbar();

  async function restore(photo: string) {
    try {
      await setUser(await api.call(avatarCalls.restore, { body: { photo } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.problem.detail });
    }
  }

  return useSubmit(async () => {
    if (!avatar_url) return;
    const photo = photoIdIn(avatar_url);
    await api.call(avatarCalls.remove);
    await setUser(await session.refresh());
    const action = { label: 'Вернуть', onPress: () => void restore(photo) };
    showSnackbar({ type: 'info', text: 'Фото убрано', timeout: undoMs, action });
  });
}
