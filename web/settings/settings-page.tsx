import { Link } from '@tanstack/react-router';
import type { User } from '#contract/session.ts';
import { chipStyles } from '#web/ui/controls/chip-styles.ts';
import { BlocksSection } from './blocks-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import type { Settings } from './load-settings.ts';
import { NotificationsSection } from './notifications-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { PrivacySection } from './privacy-section.tsx';

const parts = [
  { hash: 'notifications', label: 'Уведомления' },
  { hash: 'devices', label: 'Устройства' },
  { hash: 'two-factor', label: 'Вход с кодом' },
  { hash: 'privacy', label: 'Приватность' },
  { hash: 'blocks', label: 'Заблокированные' },
  { hash: 'consents', label: 'Согласия' },
  { hash: 'data', label: 'Мои данные' },
  { hash: 'deletion', label: 'Удаление' },
];

type SettingsPageProps = { user: User; settings: Settings };

/** Whatever is switched here holds at once: there is nothing to send. */
export function SettingsPage({ user, settings }: SettingsPageProps) {
  const { preferences, devices, blocks, consents } = settings;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <h1 className="text-3xl">Настройки</h1>
        <p className="mt-2 text-muted">Всё сохраняется сразу.</p>
      </div>
      <nav aria-label="На этой странице">
        <ul className="flex flex-wrap gap-2">
          {parts.map(({ hash, label }) => (
            <li key={hash}>
              <Link to="." hash={hash} className={chipStyles}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NotificationsSection user={user} notifications={preferences.notifications} />
      <DevicesSection devices={devices} />
      <TwoFactorSection user={user} />
      <PrivacySection privacy={preferences.privacy} />
      <BlocksSection blocks={blocks} />
      <ConsentsSection user={user} consents={consents} />
      <DataSection />
      <DeletionSection user={user} />
    </div>
  );
}
