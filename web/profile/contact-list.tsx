import { KeyRound, Mail, Phone, type LucideIcon } from 'lucide-react';
import { formatPhone } from '#contract/contacts.ts';
import type { User } from '#contract/session.ts';
import { FormLink } from '#web/cards/edit/form-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';

interface Contact {
  label: string;
  icon: LucideIcon;
  /** As people read it; null: there is none. */
  value: string | null;
  /** Null: nothing to be confirmed. */
  isVerified: boolean | null;
  href: string;
}

function contactsOf(user: User): Contact[] {
  return [
    {
      label: 'Телефон',
      icon: Phone,
      value: user.phone && formatPhone(user.phone),
      isVerified: user.phone ? user.phone_verified : null,
      href: '/account/edit/edit-phone',
    },
    {
      label: 'Почта',
      icon: Mail,
      value: user.email,
      isVerified: user.email ? user.email_verified : null,
      href: '/account/edit/edit-email',
    },
    {
      label: 'Пароль',
      icon: KeyRound,
      value: '••••••••',
      isVerified: null,
      href: '/account/edit/edit-password',
    },
  ];
}

/** How one signs in and is reached; each has a page of its own. */
export function ContactList({ user }: { user: User }) {
  return (
    <ul className="mt-3 flex flex-col divide-y divide-line">
      {contactsOf(user).map((contact) => (
        <Row key={contact.label} contact={contact} />
      ))}
    </ul>
  );
}

function Row({ contact: { label, icon: Icon, value, isVerified, href } }: { contact: Contact }) {
  const action = actionOf(value, isVerified);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-action" />
      <div className="min-w-0 grow basis-40">
        <p className="text-sm text-muted">{label}</p>
        <p className="[overflow-wrap:anywhere]">{value ?? 'Не указано'}</p>
      </div>
      {isVerified !== null && (
        <Badge tone={isVerified ? 'success' : 'warning'}>
          {isVerified ? 'подтверждено' : 'не подтверждено'}
        </Badge>
      )}
      <FormLink
        href={href}
        aria-label={`${action}: ${label.toLowerCase()}`}
        className={buttonStyles({ kind: 'quiet', size: 'small', className: 'px-3!' })}
      >
        {action}
      </FormLink>
    </li>
  );
}

function actionOf(value: string | null, isVerified: boolean | null): string {
  if (value === null) return 'Добавить';
  return isVerified === false ? 'Подтвердить' : 'Изменить';
}
