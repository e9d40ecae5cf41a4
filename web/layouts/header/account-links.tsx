import { Link, type LinkProps } from '@tanstack/react-router';
import {
  Bell,
  Bookmark,
  ClipboardCheck,
  ContactRound,
  FileText,
  Heart,
  House,
  IdCard,
  KeyRound,
  LogOut,
  Mail,
  Handshake,
  HeartHandshake,
  MessageCircle,
  MessageSquareQuote,
  Phone,
  ReceiptText,
  Send,
  Settings,
  ShieldCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { isStaffUser } from '#web/lib/context/guards.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { NewCount } from '#web/saved-searches/new-count.tsx';
import { useLogout } from '#web/session/steps/use-logout.ts';

const NewResponses = lazyPart(() => import('#web/responses/new-responses.tsx'));

interface Entry {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: LucideIcon;
  /** Stands at the end of the line. */
  Count?: ComponentType;
  /** Staff have no cards and look for nobody, and nobody else has their rooms. */
  only?: 'people' | 'staff' | 'worker';
}

const entries: Entry[] = [
  { to: '/admin', label: 'Модерация', icon: ShieldCheck, only: 'staff' },
  { to: '/account', label: 'Мой кабинет', icon: House },
  {
    to: '/account/responses',
    label: 'Отклики',
    icon: Send,
    Count: NewResponses,
    only: 'people',
  },
  {
    to: '/account/feedback',
    label: 'Отзывы',
    icon: MessageSquareQuote,
    only: 'people',
  },
  { to: '/account/message', label: 'Сообщения', icon: MessageCircle, only: 'people' },
  { to: '/account/notifications', label: 'Уведомления', icon: Bell },
  { to: '/account/draft', label: 'Черновики', icon: FileText, only: 'people' },
  { to: '/account/favorites', label: 'Избранное', icon: Heart, only: 'people' },
  { to: '/account/contacts', label: 'Контакты', icon: ContactRound, only: 'people' },
  {
    to: '/account/searches',
    label: 'Поиски',
    icon: Bookmark,
    Count: NewCount,
    only: 'people',
  },
  {
    to: '/account/payment_history',
    label: 'История платежей',
    icon: ReceiptText,
    only: 'people',
  },
  { to: '/account/edit/edit-profile', label: 'Профиль', icon: UserRound },
  { to: '/account/edit/edit-phone', label: 'Телефон', icon: Phone },
  { to: '/account/edit/edit-email', label: 'Почта', icon: Mail },
  { to: '/account/edit/edit-password', label: 'Пароль', icon: KeyRound },
  { to: '/account/edit/verify-passport', label: 'Паспорт', icon: IdCard, only: 'people' },
  { to: '/account/test', label: 'Тест и проверки', icon: ClipboardCheck, only: 'worker' },
  {
    to: '/account/references',
    label: 'Рекомендации',
    icon: Handshake,
    only: 'worker',
  },
  { to: '/account/check-in', label: 'Безопасный визит', icon: HeartHandshake, only: 'worker' },
  { to: '/account/settings', label: 'Настройки', icon: Settings },
];

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-surface-soft ' +
  'focus-visible:-outline-offset-2 aria-[current]:bg-action-soft aria-[current]:font-semibold aria-[current]:text-on-action-soft';
const icon = 'size-5 shrink-0 text-action';

/** Every page of the account stands below its first one. */
const activeOf = (to: Entry['to']) => ({ exact: to === '/account', includeSearch: false });

/** The ways through the account, the last of which leads out of it. */
export function AccountLinks() {
  const logout = useLogout();
  const user = useUser();
  const side = isStaffUser(user) ? 'staff' : 'people';
  const shown = entries.filter(({ only = side }) => only === side || only === user?.role.name);
  return (
    <ul className="flex flex-col gap-0.5">
      {shown.map(({ to, label, icon: Icon, Count }) => (
        <li key={label}>
          <Link to={to} activeOptions={activeOf(to)} className={row}>
            <Icon aria-hidden className={icon} />
            {label}
            {Count && (
              <Suspense>
                <Count />
              </Suspense>
            )}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void logout()} className={row}>
          <LogOut aria-hidden className={icon} />
          Выход
        </button>
      </li>
    </ul>
  );
}
