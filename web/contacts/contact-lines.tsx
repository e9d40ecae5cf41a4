import { Mail, Phone } from 'lucide-react';
import type { CardContacts } from '#contract/card-contacts.ts';
import { formatPhone } from '#contract/contacts.ts';
import { ContactLine } from './contact-line.tsx';

type ContactLinesProps = { contacts: Pick<CardContacts, 'phone' | 'email'> };

/** How somebody can be reached now. */
export function ContactLines({ contacts: { phone, email } }: ContactLinesProps) {
  return (
    <>
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
    </>
  );
}
