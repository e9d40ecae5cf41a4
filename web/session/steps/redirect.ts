import { isStaff, roleFromWire } from '#contract/roles.ts';
import { nextStep, pathOf, pendingStep, type SteppedUser } from './next-step.ts';

interface Redirect {
  /** Null: the page stays. */
  to: string | null;
  /** The target is reached, or nothing keeps the person from looking for it themselves. */
  isTargetDone: boolean;
}

/**
 * Where somebody at `path` goes after signing in, or after a step is done: to the next step, and
 * once none is left to the target that was remembered at sign-in.
 */
export function chooseRedirect(user: SteppedUser, path: string, target: string | null): Redirect {
  const due = pendingStep(user);
  if (target !== null && isReached(user, pathOf(target), due)) {
    return { to: target, isTargetDone: true };
  }
  return { to: due ?? nextStep(user, path) ?? homeOf(user, path), isTargetDone: due === null };
}

/** The target is the step that is due, or no step is due any more. */
function isReached(user: SteppedUser, target: string, due: string | null): boolean {
  const isDue = due === null || target === due || target.startsWith(`${due}/`);
  return isDue && nextStep(user, target) === null;
}

/** Staff have come to work; on any other page they stay where they are. */
function homeOf({ role }: SteppedUser, path: string): string | null {
  return path === '/' && isStaff(roleFromWire(role.name)) ? '/admin' : null;
}
