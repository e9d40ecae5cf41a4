import { useRouter } from '@tanstack/react-router';
import { useSubmit } from '#web/lib/forms/submit.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { reloadIfStale } from './reload-if-stale.ts';
import { reloadPage } from './reload-page.ts';
import type { Typed } from './use-typed.ts';

interface TypedSave<Draft extends object, Saved, More extends unknown[]> {
  typed: Pick<Typed<Draft>, 'settle'>;
  /** Adds or changes it; what comes back is as it is now. */
  save: (draft: Draft, ...more: More) => Promise<Saved>;
  done: string | ((draft: Draft, saved: Saved) => string);
  /** Its page, where a new one has none yet. */
  pathOf?: (saved: Saved) => string;
  /** For a form that goes away. */
  close?: () => void;
}

/**
 * What was typed is forgotten once the server has it. The form is free for the next save only when
 * the page knows the new version: else that save would be refused as one that came too late.
 */
export function useTypedSave<Draft extends object, Saved, More extends unknown[] = []>(
  parts: TypedSave<Draft, Saved, More>,
) {
  const { typed, save, done, pathOf, close } = parts;
  const router = useRouter();
  const showSnackbar = useSnackbar();
  return useSubmit(async (draft: Draft, ...more: More) => {
    const saved = await reloadIfStale(router, () => save(draft, ...more));
    await typed.settle(draft, async () => {
      if (pathOf) await router.navigate({ href: pathOf(saved), replace: true });
      await reloadPage(router);
    });
    showSnackbar({ type: 'success', text: typeof done === 'string' ? done : done(draft, saved) });
    close?.();
  });
}
