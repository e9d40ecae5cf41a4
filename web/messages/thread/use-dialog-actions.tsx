import { Ban } from 'lucide-react';
import { blockCalls } from '#contract/blocks.ts';
import { type Channel } from '#contract/dialogs.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';

interface DialogActions {
  actions: MenuAction[];
  /** Undefined where the other is not blocked. */
  unblock?: () => void;
}

/** What can be done with a conversation as a whole. */
export function useDialogActions(
  { other, is_blocked }: Pick<Channel, 'other' | 'is_blocked'>,
  catchUp: () => Promise<void>,
): DialogActions {
  const api = useApi();
  const showSnackbar = useSnackbar();

  async function change(call: 'add' | 'remove', done: string) {
    try {
      await api.call(blockCalls[call], { params: { user: other.id } });
      await catchUp();
      showSnackbar({ type: 'success', text: done });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.message });
    }
  }

  if (is_blocked) {
    const unblock = () => void change('remove', 'С вашей стороны переписка открыта');
    return { actions: [{ label: 'Разблокировать', icon: <Ban />, onPress: unblock }], unblock };
  }
  if (other.is_gone) return { actions: [] };
  const onPress = () => void change('add', 'Этот человек больше не сможет вам написать');
  return { actions: [{ label: 'Заблокировать', icon: <Ban />, onPress }] };
}
