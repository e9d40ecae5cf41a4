import { Mail, Phone } from 'lucide-react';
import type { CardContacts } from '#contract/card-contacts.ts';
import type { CardKind } from '#contract/categories.ts';
import { formatPhone } from '#contract/contacts.ts';
import { countOf } from '#contract/russian.ts';
import { ContactLine } from './contact-line.tsx';
import { SafetyAdvice } from './safety-advice.tsx';

type ShownContactsProps = { kind: CardKind; contacts: CardContacts };

export function ShownContacts({ kind, contacts }: ShownContactsProps) {
  const { name, phone, email, contacts_left } = contacts;
  return (
    <div className="flex flex-col gap-4">
      {name && <p className="text-xl font-semibold [overflow-wrap:anywhere]">{name}</p>}
      {phone && (
        <ContactLine
          icon={<Phone />}
          href={`tel:${phone}`}
          text={<span className="whitespace-nowrap">{formatPhone(phone)}</span>}
          copied={phone}
          label="Скопировать телефон"
        />
      )}
      {email && (
        <ContactLine
          icon={<Mail />}
          href={`mailto:${email}`}
          text={email}
          copied={email}
          label="Скопировать почту"
        />
      )}
      {!phone && !email && (
        <p>Сейчас у владельца нет подтверждённого телефона и почты. Загляните позже.</p>
      )}
      <p className="text-muted">
        Осталось: {countOf(contacts_left, ['контакт', 'контакта', 'контактов'])}. За этот больше не
        спишется.
      </p>
      <SafetyAdvice kind={kind} />
    </div>
  );
}
