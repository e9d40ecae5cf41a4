import { Link } from '@tanstack/react-router';
import { roleFromWire } from '#contract/roles.ts';
import { type UserSettings, type ToldKind, updateSettings } from '#contract/settings.ts';
import type { User } from '#contract/session.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { SavedSwitch } from './saved-switch.tsx';
import { Section } from './section.tsx';
import { linkLook } from './words.ts';

const words: Record<ToldKind, { label: string; hint: string; role?: 'employer' }> = {
  message: {
    label: 'Новые сообщения',
    hint: 'Когда вам написали, а вы не на сайте',
  },
  response: {
    label: 'Отклики и приглашения',
    hint: 'Когда вам написали или ответили',
  },
  contact_opened: {
    label: 'Кто-то открыл мои контакты',
    hint: 'Чтобы вы знали, что скоро могут позвонить',
  },
  card: {
    label: 'Вакансия закрылась',
    hint: 'Когда прошёл её последний день',
    role: 'employer',
  },
};

type NotificationsSectionProps = { user: User } & Pick<UserSettings, 'notifications'>;

export function NotificationsSection({ user, notifications }: NotificationsSectionProps) {
  const api = useApi();
  const role = roleFromWire(user.role.name);
  const shown = notifications.filter(({ kind }) => [undefined, role].includes(words[kind].role));
  const save = (kind: ToldKind) => (mail: boolean) =>
    api.call(updateSettings, { body: { notifications: [{ kind, mail }] } });
  return (
    <Section id="notifications" title="Уведомления" text={<Address user={user} />}>
      <div className="flex flex-col gap-2">
        {shown.map(({ kind, mail }) => (
          <SavedSwitch
            key={kind}
            label={words[kind].label}
            hint={words[kind].hint}
            value={mail}
            save={save(kind)}
          />
        ))}
      </div>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        Коды, смена пароля и вход с нового устройства — о них мы пишем всегда: это ваша
        безопасность.
      </p>
    </Section>
  );
}

function Address({ user }: { user: User }) {
  if (user.email && user.email_verified) {
    return (
      <>
        Письма приходят на <span className="[overflow-wrap:anywhere] text-ink">{user.email}</span>.
      </>
    );
  }
  return (
    <>
      Пока писать некуда:{' '}
      <Link to="/account/edit/edit-email" className={linkLook}>
        {user.email ? 'подтвердите почту' : 'добавьте почту'}
      </Link>
      , и письма начнут приходить.
    </>
  );
}
