import { redirect } from '@tanstack/react-router';
import { roleFromWire, type Role } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';

interface GuardInput {
  context: { user: User | null };
  location: { href: string };
}

/** For `beforeLoad`: a guest gets the login, with the way back remembered in `next`. */
export function requireUser({ context, location }: GuardInput): { user: User } {
  if (!context.user) throw redirect({ to: '/', search: { modal: 'login', next: location.href } });
  return { user: context.user };
}

/** For `beforeLoad`: everybody else is sent home; staff may pass. */
export function requireRole(role: 'worker' | 'employer') {
  return (input: GuardInput): { user: User } => {
    const { user } = requireUser(input);
    if (!isOrStaff(user, role)) throw redirect({ to: '/' });
    return { user };
  };
}

/** The search area of the other side is not for people of this one; guests may look at both. */
export function keepOut(role: 'worker' | 'employer') {
  return ({ context }: GuardInput): void => {
    if (context.user && roleFromWire(context.user.role.name) === role) throw redirect({ to: '/' });
  };
}

function isOrStaff(user: User, role: Role): boolean {
  const own = roleFromWire(user.role.name);
  return own === role || own === 'moderator' || own === 'admin';
}
