import { Phone, PhoneCall } from 'lucide-react';
import type { CardPage } from '#contract/cards.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { Button } from '#web/ui/controls/button.tsx';

export const contactsButtonId = 'contacts-button';

/** A guest is told first what there is to see, and comes back to the same card. */
export function ContactsButton({ card }: { card: CardPage }) {
  const modal = useModal();
  const Icon = card.contacts_opened ? PhoneCall : Phone;
  return (
    <Button
      id={contactsButtonId}
      kind="secondary"
      aria-haspopup="dialog"
      onClick={() => modal.open('vacancyContacts')}
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
