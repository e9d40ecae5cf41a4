import { useRouter } from '@tanstack/react-router';
import { Phone, PhoneCall } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** A guest signs in first and comes back to the same card. */
export function ContactsButton({ card }: { card: CardPage }) {
  const isGuest = useUser() === null;
  const modal = useModal();
  const router = useRouter();

  function press() {
    if (!isGuest) return modal.open('vacancyContacts');
    const { pathname } = router.state.location;
    return modal.open('login', { next: `${pathname}?modal=vacancyContacts` });
  }

  const Icon = card.contacts_opened ? PhoneCall : Phone;
  return (
    <Button
      kind="secondary"
      aria-haspopup="dialog"
      onClick={press}
      className="shrink-0 max-sm:px-3 lg:w-full"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {/* A bar on a phone has room for one action in words. */}
      <span className="max-sm:sr-only">
        {card.contacts_opened ? 'Контакты открыты' : 'Показать контакты'}
      </span>
    </Button>
  );
}
