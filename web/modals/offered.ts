import type { User } from '#contract/session.ts';

/** Whether a modal means anything to this person: nobody signs in twice. */
export function isOffered(name: string, user: User | null): boolean {
  switch (name) {
    case 'login':
    case 'registration':
    case 'userRole':
      return user === null;
    case 'code':
      return user !== null && user.email !== null && !user.email_verified;
    case 'phone':
      return user !== null && !user.phone_verified;
    case 'buyTariff':
      return user === null || isBuyer(user);
    case 'buyTariffEmail':
      return user !== null && isBuyer(user);
    default:
      return true;
  }
}

function isBuyer({ role }: User): boolean {
  return role.name === 'worker' || role.name === 'employee';
}

/** Which contact has to be confirmed first, when none is. */
export function verificationFor(user: User): 'code' | 'phone' | null {
  if (user.email_verified || user.phone_verified) return null;
  if (user.email) return 'code';
  return user.phone ? 'phone' : null;
}
