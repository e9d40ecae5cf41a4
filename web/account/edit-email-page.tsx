import { useUser } from '#web/lib/router-context.ts';
import { ContactPage } from './contact-page.tsx';

const text = 'На почту приходят письма о ваших карточках, а ещё с её помощью можно войти.';
const words = {
  unverified: 'Осталось подтвердить почту: введите код, который мы пришлём на неё.',
  verified: 'Почта подтверждена',
  change: 'Изменить почту',
  done: 'Почта подтверждена',
};

export function EditEmailPage() {
  const user = useUser();
  if (!user) return null;
  const contact = user.email
    ? { value: user.email, shown: user.email, verified: user.email_verified }
    : null;
  return <ContactPage channel="email" title="Почта" text={text} contact={contact} words={words} />;
}
