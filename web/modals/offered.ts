import type { CardPage } from '#contract/cards.ts';
import type { User } from '#contract/session.ts';

interface Situation {
  user: User | null;
  /** The card whose page is open, if it is one of a card. */
  card: CardPage | null;
}

/** These are about one's account, so a guest signs in first and comes back to them. */
const needsUser = [
  'editProfile',
  'editPassword',
  'editEmail',
  'editPhone',
  'changeAvatar',
  'complaint',
  'blockCard',
];

export const isForUsers = (name: string): boolean => needsUser.includes(name);

/** Whether a modal means anything to this person on this page: nobody signs in twice. */
export function isOffered(name: string, { user, card }: Situation): boolean {
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
    case 'blockCard':
      return card !== null && user !== null && !isBuyer(user);
    case 'complaint':
      return card !== null && !card.is_own;
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
