/** Modals that mean something to a guest, on a page without a card. */
export const guestModals = [
  'login',
  'registration',
  'recoverPassword',
  'reset-password',
  'city',
  'userRole',
  'vacancyContacts',
  'contactsHelp',
  'buyTariff',
] as const;
