import type { CardContacts } from '#contract/card-contacts.ts';
import type { CardPage } from '#contract/cards.ts';
import { countOf } from '#contract/russian.ts';
import { ContactLines } from './contact-lines.tsx';
import { NotReached } from './not-reached.tsx';
import { SafetyAdvice } from './safety-advice.tsx';

interface ShownContactsProps {
  card: Pick<CardPage, 'kind' | 'slug'>;
  contacts: CardContacts;
  /** Told how many contacts there are once this one has come back. */
  onReturned: (left: number) => void;
}

export function ShownContacts({ card, contacts, onReturned }: ShownContactsProps) {
  const { name, contacts_left } = contacts;
  return (
    <div className="flex flex-col gap-4">
      {name && <p className="text-xl font-semibold [overflow-wrap:anywhere]">{name}</p>}
      <ContactLines contacts={contacts} />
      <NotReached card={card} onReturned={onReturned} />
      <p className="text-muted">
        Осталось: {countOf(contacts_left, ['контакт', 'контакта', 'контактов'])}. За этот больше не
        спишется.
      </p>
      <SafetyAdvice kind={card.kind} />
    </div>
  );
}
