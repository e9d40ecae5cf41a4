import { Copy, Pencil, Trash2 } from 'lucide-react';
import { dialogCalls } from '#contract/dialogs.ts';
import { type Message } from '#contract/messages.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { mayChange, mayRemove } from './changing.ts';

interface Parts {
  ownId: number;
  now: number;
  canWrite: boolean;
  onEdit: (message: Message) => void;
  onChanged: (message: Message) => void;
}

/** What can be done with a message: its own for a quarter of an hour. */
export function useMessageActions(parts: Parts): (message: Message) => MenuAction[] {
  const { ownId, now, canWrite, onEdit, onChanged } = parts;
  const api = useApi();
  const showSnackbar = useSnackbar();

  async function remove(message: Message) {
    try {
      onChanged(await api.call(dialogCalls.remove, { params: { id: message.id } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showSnackbar({ type: 'error', text: error.message });
    }
  }

  async function copy({ text }: Message) {
    try {
      await navigator.clipboard.writeText(text);
      showSnackbar({ type: 'success', text: 'Скопировали' });
    } catch {
      showSnackbar({ type: 'error', text: 'Скопировать не получилось. Выделите текст' });
    }
  }

  return (message) => {
    const isOwn = message.author_id === ownId;
    const actions: MenuAction[] = [];
    if (message.text) {
      actions.push({ label: 'Скопировать', icon: <Copy />, onPress: () => void copy(message) });
    }
    if (isOwn && canWrite && mayChange(message, now)) {
      actions.push({ label: 'Изменить', icon: <Pencil />, onPress: () => onEdit(message) });
    }
    if (isOwn && canWrite && mayRemove(message, now)) {
      actions.push({ label: 'Удалить', icon: <Trash2 />, onPress: () => void remove(message) });
    }
    return actions;
  };
}
