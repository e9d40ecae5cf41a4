import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formHref, type FormAddress } from '../../owner/address.ts';
import { focusField, focusStepTitle } from './focus-field.ts';
import { stepOf, type FormStep } from '../draft/steps.ts';

/** Going from step to step; the address holds the step, so the back button goes back. */
export function useFormWalk(address: FormAddress, steps: readonly FormStep[], at: number) {
  const router = useRouter();
  const wanted = useRef<string | null>(null);
  const last = useRef(at);

  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    // Whoever cannot see the page hears where they are; a link to a field leads right to it.
    if (!wanted.current || !focusField(wanted.current)) focusStepTitle();
    wanted.current = null;
  }, [at]);

  const hrefOf = (step: number) => formHref(address, step + 1);
  return {
    hrefOf,
    go: (step: number) => void router.navigate({ href: hrefOf(step) }),
    goToField: (path: string) => {
      const step = stepOf(steps, path);
      if (step === at) return void focusField(path);
      wanted.current = path;
      // To the field, and not first to the top of its page.
      void router.navigate({ href: hrefOf(step), resetScroll: false });
    },
  };
}

export type FormWalk = ReturnType<typeof useFormWalk>;
