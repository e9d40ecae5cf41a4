import { useEffect } from 'react';
import { useUser } from '#web/lib/context/router-context.ts';
import { useGoToNextStep } from './after-sign-in.ts';
import { pendingStep } from './next-step.ts';
import { rememberedTarget } from './remembered-target.ts';

const pauseMs = 300;

/** The last step may be done on a page that knows nothing of the target, such as publication. */
export function useRememberedTarget(): void {
  const user = useUser();
  const goToNextStep = useGoToNextStep();
  useEffect(() => {
    if (!user || rememberedTarget() === null || pendingStep(user) !== null) return undefined;
    // A page that has just been loaded has to be hydrated before it can be left.
    const timer = setTimeout(() => void goToNextStep(user), pauseMs);
    return () => clearTimeout(timer);
  }, [user, goToNextStep]);
}
