import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { User } from '#contract/session.ts';
import { useModal, type ModalProps } from '#web/lib/navigation/modal.ts';
import { useSession, useUser } from '#web/lib/context/router-context.ts';
import { ContactConfirmation } from '#web/session/codes/contact-confirmation.tsx';
import { useRememberedNext } from './use-next-path.ts';
import Dialog from '#web/ui/overlay/dialog.tsx';

/** `?modal=buyTariffEmail`: a confirmed e-mail for the receipt, then the choice of a tariff. */
export default function BuyTariffEmailModal({ onClose }: ModalProps) {
  const router = useRouter();
  const session = useSession();
  const user = useUser();
  const { open } = useModal();
  const next = useRememberedNext();
  const isConfirmed = user?.email_verified === true;

  useEffect(() => {
    if (isConfirmed) open('buyTariff', { next });
    // oxlint-disable-next-line react/exhaustive-deps -- once, as soon as there is one
  }, [isConfirmed]);

  if (!user || isConfirmed) return null;

  async function onVerified(fresh: User) {
    session.set(fresh);
    await router.invalidate();
  }

  return (
    <Dialog open title="Куда прислать чек?" onClose={onClose}>
      <p className="mb-4 text-muted">
        После оплаты чек приходит на почту. Подтвердите адрес один раз, больше не спросим.
      </p>
      <ContactConfirmation channel="email" contact={user.email} onVerified={onVerified} />
    </Dialog>
  );
}
