import { Link } from '@tanstack/react-router';
import { roleFromWire } from '#contract/roles.ts';
import { type UserSettings, type ToldKind, updateSettings } from '#contract/settings.ts';
import type { User } from '#contract/session.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useBrowserPush } from '#web/push/use-browser-push.ts';
import { PushSwitch } from './push-switch.tsx';
import { SavedSwitch } from '#web/lib/forms/saved-switch.tsx';
import { Section } from './section.tsx';
import { linkLook } from './words.ts';

const words: Record<ToldKind, { label: string; hint: string; role?: 'employer' }> = {
  message: {
    label: 'Новые сообщения',
    hint: 'Когда вам написали, а вы не на сайте',
  },
  meeting: {
    label: 'Встречи и звонки',
    hint: 'Когда на них согласились или их отменили',
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
  const role = roleFromWire(user.role.name);
  const shown = notifications.filter(({ kind }) => [undefined, role].includes(words[kind].role));
  const push = useBrowserPush();
  return (
    <Section id="notifications" title="Уведомления" text={<Address user={user} />}>
      <h3 className="text-lg">Письма</h3>
      <p className="text-sm text-muted">
        Только о том, что вы не увидели на сайте за десять минут.
      </p>
      <Kinds shown={shown} way="mail" />
      <h3 className="mt-5 text-lg">Это устройство</h3>
      <PushSwitch push={push} />
      {push.state === 'on' && <Kinds shown={shown} way="push" />}
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        Коды, смена пароля и вход с нового устройства — о них мы пишем всегда: это ваша
        безопасность.
      </p>
    </Section>
  );
}

interface KindsProps {
  shown: UserSettings['notifications'];
  way: 'mail' | 'push';
}

function Kinds({ shown, way }: KindsProps) {
  const api = useApi();
  return (
    <div className="mt-2 flex flex-col gap-2">
      {shown.map(({ kind, [way]: isOn }) => (
        <SavedSwitch
          key={kind}
          label={words[kind].label}
          hint={words[kind].hint}
          value={isOn}
          save={(next) =>
            api.call(updateSettings, { body: { notifications: [{ kind, [way]: next }] } })
          }
        />
      ))}
    </div>
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
