import { CircleAlert, CircleCheck, KeyRound, Mail, Phone, type LucideIcon } from 'lucide-react';
import { formatPhone } from '#contract/contacts.ts';
import type { User } from '#contract/session.ts';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { classes } from '#web/ui/style/classes.ts';

interface Contact {
  label: string;
  icon: LucideIcon;
  /** As people read it; null: there is none. */
  value: string | null;
  /** What a code has shown; null: there is nothing to be confirmed. */
  state: { isVerified: boolean; text: string } | null;
  /** Where it is changed, over this page. */
  modal: string;
}

function contactsOf(user: User): Contact[] {
  return [
    {
      label: 'Телефон',
      icon: Phone,
      value: user.phone && formatPhone(user.phone),
      state: user.phone ? stateOf(user.phone_verified, ['Подтверждён', 'Не подтверждён']) : null,
      modal: 'editPhone',
    },
    {
      label: 'Почта',
      icon: Mail,
      value: user.email,
      state: user.email ? stateOf(user.email_verified, ['Подтверждена', 'Не подтверждена']) : null,
      modal: 'editEmail',
    },
    {
      label: 'Пароль',
      icon: KeyRound,
      value: '••••••••',
      state: null,
      modal: 'editPassword',
    },
  ];
}

/** How one signs in and is reached. */
export function ContactList({ user }: { user: User }) {
  return (
    <ul className="mt-3 flex flex-col divide-y divide-line">
      {contactsOf(user).map((contact) => (
        <Row key={contact.label} contact={contact} />
      ))}
    </ul>
  );
}

function stateOf(isVerified: boolean, [yes, no]: [string, string]): Contact['state'] {
  return { isVerified, text: isVerified ? yes : no };
}

function Row({ contact: { label, icon: Icon, value, state, modal } }: { contact: Contact }) {
  const action = actionOf(value, state);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon aria-hidden className="size-6 text-action" />
      <div>
        <p className="text-sm text-muted">{label}</p>
        <p className="[overflow-wrap:anywhere]">{value ?? 'Не указано'}</p>
        {state && <State {...state} />}
      </div>
      <ModalLink
        modal={modal}
        aria-label={`${action}: ${label.toLowerCase()}`}
        className={buttonStyles({
          kind: 'quiet',
          size: 'small',
          className: 'col-start-2 -ml-3 justify-self-start px-3! sm:col-start-3 sm:ml-0',
        })}
      >
        {action}
      </ModalLink>
    </li>
  );
}

function State({ isVerified, text }: NonNullable<Contact['state']>) {
  const Icon = isVerified ? CircleCheck : CircleAlert;
  return (
    <p
      className={classes(
        'flex items-center gap-1.5 text-sm font-medium',
        isVerified ? 'text-success' : 'text-warning',
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {text}
    </p>
  );
}

function actionOf(value: string | null, state: Contact['state']): string {
  if (value === null) return 'Добавить';
  return state?.isVerified === false ? 'Подтвердить' : 'Изменить';
}
