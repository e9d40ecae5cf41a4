import { lazy, Suspense } from 'react';
import { useCardOnPage } from '#web/contacts/card-on-page.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { useAutomaticModal } from './automatic-modal.ts';
import { isForUsers, whyNot } from './offered.ts';
import { useRefusal } from './use-refusal.ts';
import { useSignInFirst } from './use-sign-in-first.ts';

const SignIn = lazy(() => import('#web/session/sign-in/sign-in-modal.tsx'));
const VerifyContact = lazy(() => import('#web/session/codes/verify-modal.tsx'));
const EditContact = lazy(() => import('#web/account/contacts/edit-contact-modal.tsx'));

const modals = {
  login: SignIn,
  registration: SignIn,
  recoverPassword: lazy(() => import('#web/session/recovery/recover-password-modal.tsx')),
  'reset-password': lazy(() => import('#web/session/recovery/reset-password-modal.tsx')),
  code: VerifyContact,
  phone: VerifyContact,
  editEmail: EditContact,
  editPhone: EditContact,
  editPassword: lazy(() => import('#web/account/password/edit-password-modal.tsx')),
  editProfile: lazy(() => import('#web/profile/form/edit-profile-modal.tsx')),
  changeAvatar: lazy(() => import('#web/profile/avatar/change-avatar-modal.tsx')),
  userRole: lazy(() => import('#web/session/sign-in/role-modal.tsx')),
  city: lazy(() => import('#web/places/city-modal.tsx')),
  vacancyContacts: lazy(() => import('#web/contacts/contacts-modal.tsx')),
  respond: lazy(() => import('#web/responses/respond-modal.tsx')),
  contactsHelp: lazy(() => import('#web/contacts/contacts-help-modal.tsx')),
  buyTariff: lazy(() => import('#web/tariffs/buy-tariff-modal.tsx')),
  buyTariffEmail: lazy(() => import('#web/tariffs/buy-tariff-email-modal.tsx')),
  blockCard: lazy(() => import('#web/blocking/block-modal.tsx')),
  complaint: lazy(() => import('#web/complaints/complaint-modal.tsx')),
};

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
  if (!shown) return null;
  const Modal = modals[shown];
  const isOwn = named === null || automatic.isUrgent;
  return (
    <Suspense fallback={null}>
      <Modal name={shown} expired={automatic.isUrgent} onClose={isOwn ? automatic.close : close} />
    </Suspense>
  );
}
