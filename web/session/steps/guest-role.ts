import { roleToWire } from '#contract/roles.ts';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { useUser } from '#web/lib/context/router-context.ts';

export type GuestRole = 'worker' | 'employer';

const key = 'role';

const parse = (stored: string | null): GuestRole | null => {
  if (stored === 'employee') return 'employer';
  return stored === 'worker' ? 'worker' : null;
};

/** Null: none, or nonsense, is stored. Undefined: not known yet. */
export function useStoredRole(): GuestRole | null | undefined {
  const stored = useStored(key);
  return stored === undefined ? undefined : parse(stored);
}

export function rememberRole(role: GuestRole): void {
  writeStored(key, roleToWire(role));
  // As it is set before the first paint.
  document.documentElement.dataset['role'] = roleToWire(role);
}

interface RoleStore {
  /** What is offered first: of the account, else the guest's choice, else that of a worker. */
  role: GuestRole | 'moderator' | 'admin';
  /** Public fingerprint of session and role; when it changes, connections are made anew. */
  token: string | null;
}

export function useRole(): RoleStore {
  const user = useUser();
  const stored = useStoredRole();
  if (!user) return { role: stored ?? 'worker', token: null };
  const { name, token } = user.role;
  return { role: name === 'employee' ? 'employer' : name, token };
}
