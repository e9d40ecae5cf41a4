import type { CardPage } from '#contract/cards.ts';
import type { User } from '#contract/session.ts';

interface Situation {
  user: User | null;
  /** The card whose page is open, if it is one of a card. */
  card: CardPage | null;
}

/** These are about one's account, so a guest signs in first and comes back to them. */
const needsUser = [
  'code',
  'phone',
  'editProfile',
  'editPassword',
  'editEmail',
  'editPhone',
  'changeAvatar',
  'buyTariffEmail',
  'complaint',
  'blockCard',
];

export const isForUsers = (name: string): boolean => needsUser.includes(name);

/** Why a modal means nothing to this person on this page; null: it does. */
export function whyNot(name: string, { user, card }: Situation): string | null {
  switch (name) {
    case 'login':
    case 'registration':
    case 'userRole':
      return user && 'Вы уже вошли';
    case 'code':
      if (user && user.email === null) return 'Сначала добавьте почту в кабинете';
      return user?.email_verified ? 'Почта уже подтверждена' : null;
    case 'phone':
      return user?.phone_verified ? 'Телефон уже подтверждён' : null;
    case 'buyTariff':
    case 'buyTariffEmail':
      return user && !isBuyer(user)
        ? 'Тарифы — для семей и специалистов: сотрудникам сервиса они не нужны'
        : null;
    case 'blockCard':
      if (card === null) return 'Откройте карточку, которую нужно снять';
      return user && isBuyer(user) ? 'Снять карточку может только модератор' : null;
    case 'respond':
      if (card === null) return 'Откройте карточку, на которую хотите ответить';
      if (card.is_own) return 'Это ваша карточка';
      return card.closed_at ? 'Карточка закрыта: отвечать на неё уже поздно' : null;
    case 'complaint':
      if (card === null) return 'Откройте карточку, на которую хотите пожаловаться';
      return card.is_own ? 'Это ваша карточка: на неё пожаловаться нельзя' : null;
    default:
      return null;
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
