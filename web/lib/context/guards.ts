import { redirect } from '@tanstack/react-router';
import { isStaff, roleFromWire, type Role } from '#contract/roles.ts';
import type { User } from '#contract/session.ts';

interface GuardInput {
  context: { user: User | null };
  location: { href: string };
}

/** In the address of the home page, which says why: after a list, and after a form, of the other side. */
export const ownSideHash = 'own-side';
export const ownFormHash = 'own-form';

/** For `beforeLoad`: a guest gets the login, with the way back remembered in `next`. */
export function requireUser({ context, location }: GuardInput): { user: User } {
  if (!context.user) throw redirect({ to: '/', search: { modal: 'login', next: location.href } });
  return { user: context.user };
}

/** For `beforeLoad` of forms: everybody else is sent home; staff may pass. */
export function requireRole(role: 'worker' | 'employer') {
  return (input: GuardInput): { user: User } => {
    const { user } = requireUser(input);
    if (!hasRoleOrIsStaff(user, role)) throw redirect({ to: '/', hash: ownFormHash });
    return { user };
  };
}

/** For `beforeLoad`: the rooms of the staff, which nobody else needs to know of. */
export function requireStaff(input: GuardInput): { user: User } {
  const { user } = requireUser(input);
  if (!isStaffUser(user)) throw redirect({ to: '/' });
  return { user };
}

/** For `beforeLoad`: moderators go to where their own work is. */
export function requireAdmin(input: GuardInput): { user: User } {
  const { user } = requireUser(input);
  if (user.role.name !== 'admin') throw redirect({ to: '/admin' });
  return { user };
}

/** The search area of the other side is not for people of this one; guests may look at both. */
export function refuseSide(role: 'worker' | 'employer') {
  return ({ context }: GuardInput): void => {
    if (context.user && roleFromWire(context.user.role.name) === role) throw redirect({ to: '/' });
  };
}

/** Moderators and admins; a guest is neither. */
export function isStaffUser(user: User | null): boolean {
  return user !== null && isStaff(roleFromWire(user.role.name));
}

function hasRoleOrIsStaff(user: User, role: Role): boolean {
  return roleFromWire(user.role.name) === role || isStaffUser(user);
}
