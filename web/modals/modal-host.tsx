import { lazy, Suspense } from 'react';
import { useModal } from '#web/lib/modal.ts';
import { useUser } from '#web/lib/router-context.ts';
import { useAutomaticModal } from './automatic-modal.ts';
import { isOffered } from './offered.ts';

const SignIn = lazy(() => import('#web/session/sign-in-modal.tsx'));
const VerifyContact = lazy(() => import('#web/session/verify-modal.tsx'));

const modals = {
  login: SignIn,
  registration: SignIn,
  code: VerifyContact,
  phone: VerifyContact,
  userRole: lazy(() => import('#web/session/role-modal.tsx')),
  city: lazy(() => import('#web/places/city-modal.tsx')),
  vacancyContacts: lazy(() => import('#web/contacts/contacts-modal.tsx')),
  contactsHelp: lazy(() => import('#web/contacts/contacts-help-modal.tsx')),
  buyTariff: lazy(() => import('#web/tariffs/buy-tariff-modal.tsx')),
  buyTariffEmail: lazy(() => import('#web/tariffs/buy-tariff-email-modal.tsx')),
};

const isKnown = (name: string | null): name is keyof typeof modals =>
  name !== null && Object.hasOwn(modals, name);

/** The one place where modals appear; one at a time, and only names that mean something here. */
export function ModalHost() {
  const { name, close } = useModal();
  const user = useUser();
  const named = isKnown(name) && isOffered(name, user) ? name : null;
  const automatic = useAutomaticModal({ isBusy: named !== null });

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
