import { useRouter } from '@tanstack/react-router';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { orOvertaken } from './or-overtaken.ts';

interface TypedSave<Draft, Saved> {
  /** Adds or changes it; what comes back is as it is now. */
  save: (draft: Draft) => Promise<Saved>;
  forget: () => void;
  done: string | ((draft: Draft) => string);
  /** Its page, where a new one has none yet. */
  pathOf?: (saved: Saved) => string;
}

/** What was typed is forgotten once the server has it, and the page is read anew. */
export function useTypedSave<Draft, Saved>(parts: TypedSave<Draft, Saved>) {
  const { save, forget, done, pathOf } = parts;
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return useSubmit(async (draft: Draft) => {
    const saved = await orOvertaken(router, () => save(draft));
    forget();
    showSnackbar({ type: 'success', text: typeof done === 'string' ? done : done(draft) });
    if (pathOf) await router.navigate({ href: pathOf(saved), replace: true });
    await router.invalidate();
  });
}
