import { formatPhone } from '#contract/contacts.ts';
import type { User } from '#contract/session.ts';
import type { Channel } from '#web/session/codes/code-sending.ts';

interface ContactWords {
  title: string;
  text: string;
  unverified: string;
  verified: string;
  change: string;
  done: string;
}

export const contactWords: Record<Channel, ContactWords> = {
  email: {
    title: 'Почта',
    text: 'На почту приходят письма о ваших карточках, а ещё с её помощью можно войти.',
    unverified: 'Осталось подтвердить почту: введите код, который мы пришлём на неё.',
    verified: 'Почта подтверждена',
    change: 'Изменить почту',
    done: 'Почта подтверждена',
  },
  phone: {
    title: 'Телефон',
    text: 'По телефону вы входите и получаете важные сообщения. Подтверждённый номер — знак, что вы настоящий человек.',
    unverified: 'Осталось подтвердить номер: введите код, который мы пришлём на него.',
    verified: 'Номер подтверждён',
    change: 'Изменить номер',
    done: 'Телефон подтверждён',
  },
};

interface KnownContact {
  value: string;
  /** As people read it. */
  shown: string;
  verified: boolean;
}

/** Null when the account has none. */
export function contactOf(user: User, channel: Channel): KnownContact | null {
  const { email, phone } = user;
  if (channel === 'email')
    return email ? { value: email, shown: email, verified: user.email_verified } : null;
  return phone ? { value: phone, shown: formatPhone(phone), verified: user.phone_verified } : null;
}
