import { useEffect } from 'react';
import { useUser } from '#web/lib/router-context.ts';
import { useMoveOn } from './move-on.ts';
import { pendingStep } from './next-step.ts';
import { rememberedTarget } from './remembered-target.ts';

/** The last step may be done on a page that knows nothing of the target, such as publication. */
export function useRememberedTarget(): void {
  const user = useUser();
  const moveOn = useMoveOn();
  useEffect(() => {
    if (user && rememberedTarget() !== null && pendingStep(user) === null) void moveOn(user);
  }, [user, moveOn]);
}
