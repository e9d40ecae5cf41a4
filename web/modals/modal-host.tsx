import { createElement } from 'react';
import { useCardOnPage } from '#web/contacts/card-on-page.ts';
import { type ModalProps, useModal } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { useAutomaticModal } from './automatic-modal.ts';
import { isForUsers, whyNot } from './offered.ts';
import { useRefusal } from './use-refusal.ts';
import { type Load, useLoaded } from './use-loaded.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

const signIn = () => import('#web/session/sign-in/sign-in-modal.tsx');
const verifyContact = () => import('#web/session/codes/verify-modal.tsx');
const editContact = () => import('#web/account/contacts/edit-contact-modal.tsx');

const modals = {
  login: signIn,
  registration: signIn,
  recoverPassword: () => import('#web/session/recovery/recover-password-modal.tsx'),
  'reset-password': () => import('#web/session/recovery/reset-password-modal.tsx'),
  code: verifyContact,
  phone: verifyContact,
  editEmail: editContact,
  editPhone: editContact,
  editPassword: () => import('#web/account/password/edit-password-modal.tsx'),
  editProfile: () => import('#web/profile/form/edit-profile-modal.tsx'),
  changeAvatar: () => import('#web/profile/avatar/change-avatar-modal.tsx'),
  userRole: () => import('#web/session/sign-in/role-modal.tsx'),
  city: () => import('#web/places/city-modal.tsx'),
  vacancyContacts: () => import('#web/contacts/contacts-modal.tsx'),
  respond: () => import('#web/responses/respond-modal.tsx'),
  contactsHelp: () => import('#web/contacts/contacts-help-modal.tsx'),
  buyTariff: () => import('#web/tariffs/buy-tariff-modal.tsx'),
  buyTariffEmail: () => import('#web/tariffs/buy-tariff-email-modal.tsx'),
  blockCard: () => import('#web/blocking/block-modal.tsx'),
  complaint: () => import('#web/complaints/complaint-modal.tsx'),
} satisfies Record<string, Load<ModalProps>>;

const isKnown = (name: string | null): name is keyof typeof modals =>
  name !== null && Object.hasOwn(modals, name);

/** The one place where modals appear; one at a time, and only names that mean something here. */
export function ModalHost() {
  const { name, close } = useModal();
  const user = useUser();
  const card = useCardOnPage();
  const refusal = isKnown(name) ? whyNot(name, { user, card }) : 'Такого окна нет';
  useRefusal(name, refusal);
  const offered = isKnown(name) && refusal === null ? name : null;
  const signsInFirst = offered !== null && isForUsers(offered) && user === null;
  useSignInFirst(signsInFirst);
  const named = signsInFirst ? null : offered;
  const automatic = useAutomaticModal({ isBusy: offered !== null });

  const shown = automatic.isUrgent ? automatic.name : (named ?? automatic.name);
  const Modal = useLoaded<ModalProps>(shown ? modals[shown] : null);
  // On a slow network it says that the press was felt; what comes by itself is awaited by nobody.
  if (!shown || !Modal) return named && <output className="coming">Открываем…</output>;
  const isOwn = named === null || automatic.isUrgent;
  return createElement(Modal, {
    name: shown,
    expired: automatic.isUrgent,
    onClose: isOwn ? automatic.close : close,
  });
}
