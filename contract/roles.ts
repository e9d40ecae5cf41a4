import { z } from 'zod';

/** The employer is called `employee` on the wire and in local storage; nowhere else. */
export const wireRoleSchema = z.enum(['worker', 'employee', 'moderator', 'admin']);
export type WireRole = z.infer<typeof wireRoleSchema>;

export type Role = 'worker' | 'employer' | 'moderator' | 'admin';

/** The roles that a person can choose for themselves. */
export const wireGuestRoleSchema = z.enum(['worker', 'employee']);

export function roleFromWire(role: WireRole): Role {
  return role === 'employee' ? 'employer' : role;
}

/** The same for those whom people choose for themselves. */
export const guestRoleFromWire = (role: 'worker' | 'employee'): 'worker' | 'employer' =>
  role === 'employee' ? 'employer' : role;

export function roleToWire(role: Role): WireRole {
  return role === 'employer' ? 'employee' : role;
}

export function isStaff(role: Role): role is 'moderator' | 'admin' {
  return role === 'moderator' || role === 'admin';
}
