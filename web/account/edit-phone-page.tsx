import { formatPhone } from '#contract/contacts.ts';
import { useUser } from '#web/lib/router-context.ts';
import { ContactPage } from './contact-page.tsx';

const text =
  'По телефону вы входите и получаете важные сообщения. Подтверждённый номер — знак, что вы настоящий человек.';
const words = {
  unverified: 'Осталось подтвердить номер: введите код, который мы пришлём на него.',
  verified: 'Номер подтверждён',
  change: 'Изменить номер',
  done: 'Телефон подтверждён',
};

export function EditPhonePage() {
  const user = useUser();
  if (!user) return null;
  const contact = user.phone
    ? { value: user.phone, shown: formatPhone(user.phone), verified: user.phone_verified }
    : null;
  return (
    <ContactPage channel="phone" title="Телефон" text={text} contact={contact} words={words} />
  );
}
