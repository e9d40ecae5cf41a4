import { useRouter } from '@tanstack/react-router';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { reloadIfStale } from './reload-if-stale.ts';
import { reloadPage } from './reload-page.ts';
import type { FormDraft } from './use-form-draft.ts';

interface SaveFormOptions<Draft extends object, Saved, More extends unknown[]> {
  form: Pick<FormDraft<Draft>, 'markSaved'>;
  /** Adds or changes it; what comes back is as it is now. */
  save: (draft: Draft, ...more: More) => Promise<Saved>;
  done: string | ((draft: Draft, saved: Saved) => string);
  /** Its page, where a new one has none yet. */
  pathOf?: (saved: Saved) => string;
  /** For a form that goes away. */
  close?: () => void;
}

/**
 * The draft is discarded once the server has it. The form is free for the next save only when
 * the page knows the new version: else that save would be refused as one that came too late.
 */
export function useSaveForm<Draft extends object, Saved, More extends unknown[] = []>(
  options: SaveFormOptions<Draft, Saved, More>,
) {
  const { form, save, done, pathOf, close } = options;
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return useSubmit(async (draft: Draft, ...more: More) => {
    const saved = await reloadIfStale(router, () => save(draft, ...more));
    await form.markSaved(draft, async () => {
      if (pathOf) await router.navigate({ href: pathOf(saved), replace: true });
      await reloadPage(router);
    });
    showSnackbar({ type: 'success', text: typeof done === 'string' ? done : done(draft, saved) });
    close?.();
  });
}
