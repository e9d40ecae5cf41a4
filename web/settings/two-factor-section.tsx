import { Link } from '@tanstack/react-router';
import type { User } from '#contract/session.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Section } from './section.tsx';

export function TwoFactorSection({ user }: { user: User }) {
  const isOn = user.second_factor === 'on';
  return (
    <Section
      id="two-factor"
      title="Вход с кодом"
      text={
        isOn
          ? 'Включён: кроме пароля нужен код из приложения на телефоне.'
          : 'Кроме пароля понадобится код из приложения на телефоне. Так в аккаунт не войдут, даже если узнают пароль.'
      }
    >
      <Link
        to="/account/two-factor"
        className={buttonStyles({ kind: 'secondary', className: 'max-sm:w-full' })}
      >
        {isOn ? 'Изменить' : 'Настроить'}
      </Link>
    </Section>
  );
}
