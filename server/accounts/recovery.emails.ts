import type { Mail } from '#server/platform/deliveries.ts';

/** The letter with the link that lets its reader set a new password. */
export function recoveryMail(email: string, token: string): Mail {
  const query = new URLSearchParams({ modal: 'reset-password', email, token });
  return {
    subject: 'Новый пароль',
    lines: [
      'Вы попросили задать новый пароль. Откройте ссылку и придумайте его. Ссылка действует один час и работает один раз.',
      'Если вы этого не просили, ничего делать не нужно: без ссылки пароль останется прежним.',
    ],
    action: { label: 'Задать новый пароль', path: `/?${query}` },
  };
}

/** The same for a phone. */
export const recoveryMessage = (brand: string, code: string) =>
  `${brand}: код для нового пароля ${code}. Никому его не говорите.`;
