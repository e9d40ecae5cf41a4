import { useNavigate } from '@tanstack/react-router';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { sections } from '../sections.ts';
import type { Undoable } from './undoable.ts';
import { useUndo } from './use-undo-list.ts';

/** Takes back what was decided in a queue that is not in sight, and offers the way there. */
export function useTakeBack(): (one: Undoable) => Promise<void> {
  const { takeBack } = useUndo();
  const navigate = useNavigate();
  const showSnackbar = useSnackbar();
  return async (one) => {
    if (!(await takeBack(one))) return;
    showSnackbar({
      type: 'success',
      text: `Решение отменено: ${one.title}`,
      action: {
        label: 'К очереди',
        onPress: () => void navigate({ to: sections[one.queue].to }),
      },
    });
  };
}
